import { browserPath } from '../../scripts/browser';

/** Once, before the tests: two browsers that unpack themselves at a time would trip over each other. */
export default async function unpackBrowser(): Promise<void> {
  await browserPath();
}
