/** Ways to reach a person that a document may print and the site must not. Web addresses are none of them. */
const DETAILS = [
  // e-mail
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // telephone: three groups or more, nine to fifteen figures
  /(?<![\p{L}\p{N}/|])(?=(?:\D{0,2}\d){9,15}(?!\d))\+?\(?\d{1,4}\)?(?:[ .-]\(?\d{2,4}\)?){2,5}(?![\p{L}\p{N}])/gu,
  // street address, with the town when it follows
  /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|impasse|allée|chemin|quai|cours) (?:(?:de|du|des|la|le|les|l') ?)*\p{Lu}[\p{L}'’-]*(?: \p{L}+){0,3}(?:,? \d{5} \p{Lu}[\p{L}-]*)?/gu,
  /\b\d{1,5} (?:\p{Lu}[\p{L}'’]* ){1,3}(?:Street|Avenue|Road|Lane|Drive|Boulevard)\b(?:, \p{Lu}[\p{L} ]*)?/gu,
  /\b(?:P\.? ?O\.? Box|BP) \d+(?:,? \d{5} \p{Lu}[\p{L}-]*)?/gu,
];

/** A label that introduces a detail says nothing without it. */
const BARE_LABEL = /^[^:]{0,60}:\s*\.?$/;

/** Takes contact details out of a line. `undefined`: the line said nothing else. */
export function withoutContactDetails(line: string): { text: string | undefined; dropped: number } {
  if (!/[@\d]/.test(line)) return { text: line, dropped: 0 };
  let dropped = 0;
  let text = line;
  for (const detail of DETAILS) {
    text = text.replace(detail, () => {
      dropped += 1;
      return '';
    });
  }
  if (dropped === 0) return { text: line, dropped };
  text = text
    .replace(/\(\s*\)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/\s+([.,;])/g, ' $1')
    .trimEnd();
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return { text: words < 2 || BARE_LABEL.test(text.trim()) ? undefined : text, dropped };
}
