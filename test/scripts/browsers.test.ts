import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { until } from '../../scripts/browsers/driver';

describe('npm run browsers', () => {
  it('says how to install each browser that is missing, and fails where there is none', async () => {
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      const args = ['--import', 'tsx', '--experimental-websocket', 'scripts/browsers.ts'];
      execFile(process.execPath, args, { env: { ...process.env, PATH: '' } }, (error, _, said) =>
        resolve({ code: error?.code, said }),
      );
    });
    expect(said).toContain(
      'WebKitGTK is not installed and was not tried. On Debian: apt-get install webkit2gtk-driver',
    );
    expect(said).toContain(
      'Firefox is not installed and was not tried. On Debian: apt-get install firefox-esr',
    );
    expect(code).toBe(2);
  });
});

describe('Waiting for a page', () => {
  it('gives what is found, after looks that found nothing or failed', async () => {
    const looks = [
      () => undefined,
      () => {
        throw new Error('not yet');
      },
      () => 'found',
    ];
    expect(await until('it is there', async () => looks.shift()?.())).toBe('found');
  });
  it('says what never came, and why the last look failed', async () => {
    const look = async () => {
      throw new Error('no such element');
    };
    await expect(until('the button is there', look, 1)).rejects.toThrow(
      'not within 0.001 s: the button is there (no such element)',
    );
  });
});
