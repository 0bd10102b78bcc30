import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../../app/_desk/hand-over/frames';
import { writeLogJson } from '../../app/_desk/log/write-file';
import { launchBrowser } from '../../scripts/browser';
import { startServer } from '../../scripts/static-server';
import { at, event, ruling } from '../desk/log/support';
import { lines } from './desk';
import { hydrated, PHONE } from './site';

const SIDE = 640;
const PICTURES_A_CODE = 4;

/** A film of codes, as a camera sees another phone: grey pictures in Y4M, each code for some of them. */
function film(codes: readonly string[]): Buffer {
  const grey = Buffer.alloc((SIDE * SIDE) / 2, 128);
  const pictures = codes.map((code) => {
    const { data, size } = encode(code, { border: 4 });
    const dot = Math.floor(SIDE / size);
    const edge = Math.floor((SIDE - dot * size) / 2);
    const light = Buffer.alloc(SIDE * SIDE, 235);
    for (let y = 0; y < dot * size; y++)
      for (let x = 0; x < dot * size; x++)
        if (data[Math.floor(y / dot)]?.[Math.floor(x / dot)]) light[(y + edge) * SIDE + x + edge] = 16;
    return Buffer.concat([Buffer.from('FRAME\n'), light, grey]);
  });
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F5:1 Ip A1:1 C420\n`),
    ...pictures.flatMap((picture) => Array.from({ length: PICTURES_A_CODE }, () => picture)),
  ]);
}

describe('A log through the camera', () => {
  const log = Array.from({ length: 12 }, (_, i) =>
    ruling({ id: `r-${i}`, event: 'open-lyon', table: String(i + 1), createdAt: at(i), updatedAt: at(i) }),
  );
  const file = path.join(os.tmpdir(), `arbitre-camera-${process.pid}.y4m`);
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    const codes = (await framesOf(writeLogJson(log, new Date(at(50)), [event()]))) ?? [];
    expect(codes.length).toBeGreaterThan(1);
    fs.writeFileSync(file, film(codes));
    server = await startServer(0);
    browser = await launchBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    fs.rmSync(file, { force: true });
  });
  it('is read page by page, comes in whole, and the camera is let go', async () => {
    const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${server.url}/fr/judge/`);
    await hydrated(page);
    await page.getByText('D’un téléphone à l’autre').click();
    await page.getByRole('button', { name: 'Lire avec la caméra' }).click();
    await page.getByText(/\d+ sur \d+ pages lues/).waitFor();
    await page.locator('[data-received]').waitFor({ timeout: 90_000 });
    expect(await lines(page).count()).toBe(12);
    expect(await page.locator('.desk-event option:checked').innerText()).toContain('Open de Lyon');
    expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).hidden)).toBe(true);
    await context.close();
  }, 120_000);
});
