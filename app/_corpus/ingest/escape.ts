/** Text of a document as MDX that says the same: emphasis and links stay, nothing becomes code. */
export function escapeText(text: string): string {
  return text
    .split('\n')
    .map((line) => escapeLineStart(escapeInline(line)))
    .join('\n');
}

export function escapeInline(text: string): string {
  return (
    text
      .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
      .replace(/\\[!-/:-@[-`{-~]|\\|[<{}`]/g, (signs) => (signs.length === 2 ? signs : `\\${signs}`))
      // `[#id]` and footnotes have a meaning in the corpus; pictures and local links have no target here.
      .replace(/\[#/g, '[ #')
      .replace(/(?<!\\)\[\^/g, '\\[^')
      .replace(/!\[/g, '!\\[')
      .replace(/\]\((?!https?:\/\/[^\s()]+\))/g, ']\\(')
      .replace(/(?<!\\)\](?=:)/g, '\\]')
  );
}

function escapeLineStart(line: string): string {
  return line
    .replace(
      /^(\s*)(import|export)(?=\b)/,
      (_, blanks: string, [first = '', ...rest]: string) =>
        `${blanks}&#${first.charCodeAt(0)};${rest.join('')}`,
    )
    .replace(/^(\s*)([#>=]|~{3}|[-_*=](?=\s*(?:[-_*=]\s*)*$))/, '$1\\$2');
}
