/** As high as a board and its controls need; a page that listens for heights makes it fit. */
export const FRAME_HEIGHT = 720;
/** As high as most rules need, with their source. */
export const RULE_FRAME_HEIGHT = 300;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What one pastes into a wiki, forum or post. */
export const frameOf = (address: string, title: string, height = FRAME_HEIGHT): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
