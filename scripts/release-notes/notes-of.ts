const HEADING = /^## (?:\[)?([^\]\s]+).*$/;

export const versionsIn = (changelog: string): string[] =>
  changelog.split('\n').flatMap((line) => HEADING.exec(line)?.[1] ?? []);

/** What stands under the heading of a version, up to the next; nothing where there is no such version. */
export function notesOf(changelog: string, version: string): string | undefined {
  const lines = changelog.split('\n');
  const from = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  if (from < 0) return undefined;
  const length = lines.slice(from + 1).findIndex((line) => HEADING.test(line));
  return lines
    .slice(from + 1, length < 0 ? undefined : from + 1 + length)
    .join('\n')
    .trim();
}
