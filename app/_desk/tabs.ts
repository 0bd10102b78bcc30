import { STORAGE_PREFIX, STORE_PREFIX } from '../_leaf/storage';

/** What the open tabs of Arbitre tell each other: the log changed, or everything kept on the device was erased. */
export type TabNews = 'changed' | 'erased';

export interface Tabs {
  tell(news: TabNews): void;
  close(): void;
}

const CHANNEL = `${STORE_PREFIX}log`;
const KEY = `${STORAGE_PREFIX}tabs`;

/** Listens to the other tabs, and speaks to them. Where there are no channels, the storage they share carries the word. */
export function openTabs(hear: (news: TabNews) => void = () => undefined): Tabs {
  return typeof BroadcastChannel === 'function' ? byChannel(hear) : byStorage(hear);
}

function byChannel(hear: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

function byStorage(hear: (news: TabNews) => void): Tabs {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) hear(newValue as TabNews);
  };
  window.addEventListener('storage', onStorage);
  return {
    tell(news) {
      try {
        localStorage.setItem(KEY, news);
        localStorage.removeItem(KEY);
      } catch {
        // without storage there is nothing that tabs could share
      }
    },
    close: () => window.removeEventListener('storage', onStorage),
  };
}
