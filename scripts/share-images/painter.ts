import type { Game } from '../../app/_corpus/games';
import { SHARE_IMAGE } from '../../app/_open-data/share-card';
import { paletteOf } from './colours';
import type { Face } from './fonts';
import { indexedPng } from './png';
import { type Renderer, startRenderer } from './renderer';

export interface Order {
  svg: string;
  game: Game | undefined;
}
type Message = Order | { fonts: Record<Face, Uint8Array> };

/** A process that is sent the fonts, then one card after the other, and answers each with its picture. */
let renderer: Promise<Renderer> | undefined;
process.on('message', async (message: Message) => {
  if ('fonts' in message) renderer = startRenderer(message.fonts);
  else if (renderer) {
    const pixels = (await renderer).pixels(message.svg);
    process.send?.(indexedPng(pixels, SHARE_IMAGE.width, SHARE_IMAGE.height, paletteOf(message.game)));
  }
});
process.on('disconnect', () => process.exit());
