import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTabs, type TabNews } from '../../app/_desk/tabs';

afterEach(() => vi.unstubAllGlobals());

/** What a second tab hears when the first one speaks. */
const heard = (news: TabNews) =>
  new Promise<TabNews>((resolve) => {
    const speaker = openTabs(() => {
      throw new Error('a tab does not hear itself');
    });
    const hearer = openTabs((told) => {
      resolve(told);
      speaker.close();
      hearer.close();
    });
    speaker.tell(news);
  });

describe('Open tabs', () => {
  it('tell each other what changed', async () => {
    expect([await heard('changed'), await heard('erased')]).toEqual(['changed', 'erased']);
  });
  it('do so through their storage where there are no channels, and leave nothing in it', () => {
    const kept = new Map<string, string>();
    const other = new EventTarget();
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('window', other);
    vi.stubGlobal('localStorage', {
      setItem(key: string, newValue: string) {
        kept.set(key, newValue);
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      },
      removeItem(key: string) {
        kept.delete(key);
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
      },
    });
    const news: TabNews[] = [];
    const tabs = openTabs((told) => news.push(told));
    openTabs().tell('erased');
    other.dispatchEvent(Object.assign(new Event('storage'), { key: 'arbitre.clock', newValue: 'erased' }));
    tabs.close();
    openTabs().tell('changed');
    expect(news).toEqual(['erased']);
    expect([...kept]).toEqual([]);
  });
});
