/**
 * A search index is mostly long lists of rising numbers, which compress badly as they stand and well as steps
 * from one to the next: `105,133,134` is kept as `105,28,1` behind a mark that JSON cannot hold.
 */
const MARK = '\u0001';
const LIST = /\d+(?:,\d+){2,}/g;
const MARKED = new RegExp(`${MARK}([\\d,]+)`, 'g');
const AS_WRITTEN = /^(?:0|[1-9]\d{0,8})$/;

export function toSteps(json: string): string {
  return json.replace(LIST, (list) => {
    const digits = list.split(',');
    const numbers = digits.map(Number);
    const rises = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
    if (!rises || !digits.every((one) => AS_WRITTEN.test(one))) return list;
    return MARK + numbers.map((number, i) => number - (i === 0 ? 0 : (numbers[i - 1] ?? 0))).join(',');
  });
}

export function fromSteps(text: string): string {
  return text.replace(MARKED, (_, list: string) => {
    let sum = 0;
    return list
      .split(',')
      .map((step) => {
        sum += Number(step);
        return sum;
      })
      .join(',');
  });
}
