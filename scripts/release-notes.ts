import fs from 'node:fs';
import { notesOf, versionsIn } from './release-notes/notes-of';

/** `npm run -s release-notes -- 1.0.0`: what CHANGELOG.md says of a version, for the page of its release. */
const [wanted = 'Unreleased'] = process.argv.slice(2);
const changelog = fs.readFileSync('CHANGELOG.md', 'utf8');
const notes = notesOf(changelog, wanted.replace(/^v/, ''));
if (notes === undefined) {
  console.error(`CHANGELOG.md has no version "${wanted}": it has ${versionsIn(changelog).join(', ')}.`);
  process.exit(1);
}
console.log(notes);
