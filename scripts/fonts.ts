import fs from 'node:fs/promises';
import path from 'node:path';
import { cutFont } from './fonts/cut-font';
import { CUTS } from './fonts/cuts';

/**
 * Cuts the fonts down to what French, English and the card games need. The whole files would take more than
 * half of a page's budget; the title face in particular has four axes, of which titles use one setting.
 */
const folder = path.join(process.cwd(), 'public', 'fonts');
await fs.mkdir(folder, { recursive: true });
for (const order of CUTS) {
  const { cut, whole } = await cutFont(order);
  await fs.writeFile(path.join(folder, order.to), cut);
  console.error(
    `${order.to}: ${(cut.length / 1024).toFixed(1)} kB of ${(whole.length / 1024).toFixed(1)} kB`,
  );
}
