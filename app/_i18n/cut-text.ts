/** The beginning of a text, at most this long, never with half a character at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(most));
  return text.slice(0, isHalf ? most - 1 : most);
}
