import fs from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  link?: boolean;
  resolved?: string;
  integrity?: string;
}

/**
 * For systems that the site is not built on, and that the registry did not have when these versions were locked. They
 * are optional and installed on those systems alone.
 */
const NOT_PINNED =
  /^node_modules\/@(biomejs|next|rolldown|tailwindcss)\/.*-(android|darwin|freebsd|openharmony|win32|wasm32|linux-(ppc64|s390x|arm)-gnu)/;

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);

it('Every package is pinned by the hash of its bytes', () => {
  expect(locked.length).toBeGreaterThan(400);
  const loose = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.map(([place]) => place).filter((place) => !NOT_PINNED.test(place))).toEqual([]);
});

it('No package is pinned to where one machine fetched it', () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});
