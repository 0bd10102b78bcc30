/**
 * Rising numbers as a short text: each as the step from the one before, its last digit in base 36 in small letters and
 * figures, those before it in base 26 in capitals, so that no sign is needed between them.
 */
export function writeSteps(rising: readonly number[]): string {
  return rising.map((number, i) => writeStep(number - (rising[i - 1] ?? 0))).join('');
}

function writeStep(step: number): string {
  let text = (step % 36).toString(36);
  for (let rest = Math.floor(step / 36); rest > 0; rest = Math.floor(rest / 26))
    text = String.fromCharCode(CAPITAL_A + (rest % 26)) + text;
  return text;
}

const CAPITAL_A = 65;
const CAPITAL_Z = 90;

export function readSteps(text: string): number[] {
  const rising: number[] = [];
  let number = 0;
  let step = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= CAPITAL_A && code <= CAPITAL_Z) step = step * 26 + (code - CAPITAL_A);
    else {
      number += step * 36 + Number.parseInt(text[i] as string, 36);
      rising.push(number);
      step = 0;
    }
  }
  return rising;
}
