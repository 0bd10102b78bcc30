import type { ComponentProps } from 'react';
import { underBase } from '../../_leaf/base-path';

/** An image of a text, written as a file of the site: `/images/board.png`. */
export function Picture({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static site has no server that would cut it to size
  return <img {...rest} src={underBase(String(src))} alt={alt} />;
}
