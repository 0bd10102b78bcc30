import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notesOf, versionsIn } from '../../scripts/release-notes/notes-of';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-02)\n\n- First.\n- Second.\n';

describe('The notes of a release', () => {
  it('are what the changelog says of that version alone', () => {
    expect(notesOf(CHANGELOG, '1.0.0')).toBe('- First.\n- Second.');
    expect(notesOf(CHANGELOG, 'Unreleased')).toBe('- New.');
  });
  it('are not made up for a version that it does not know', () => {
    expect(notesOf(CHANGELOG, '2.0.0')).toBeUndefined();
    expect(versionsIn(CHANGELOG)).toEqual(['Unreleased', '1.0.0']);
  });
  it('are told of the version that package.json names, which is the newest that was released', () => {
    const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    const released = versionsIn(fs.readFileSync('CHANGELOG.md', 'utf8')).filter(
      (one) => one !== 'Unreleased',
    );
    expect(released[0]).toBe(version);
  });
  it('can be had of the changelog of this project', () => {
    const changelog = fs.readFileSync('CHANGELOG.md', 'utf8');
    const [newest = ''] = versionsIn(changelog);
    expect(notesOf(changelog, newest)).toMatch(/^- /);
  });
});
