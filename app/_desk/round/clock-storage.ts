import { STORAGE_PREFIX } from '../../_leaf/storage';

/** Which event is open on this device: its id, or nothing. */
export const EVENT_KEY = `${STORAGE_PREFIX}event`;
const CLOCK_KEY = `${STORAGE_PREFIX}clock`;

/** Told to every part of this page that looks at the clock; other tabs hear of it by the storage that they share. */
export const CLOCK_NEWS = 'arbitre:clock';

/** What could not be stored lasts until the page is left. */
const unstored = new Map<string, string>();

export function readKey(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeKey(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Each event has a clock of its own. */
export const clockKey = (event = readKey(EVENT_KEY) ?? ''): string =>
  event ? `${CLOCK_KEY}.${event}` : CLOCK_KEY;

export function writeAndTell(key: string, value: string): void {
  writeKey(key, value);
  window.dispatchEvent(new Event(CLOCK_NEWS));
}

/** Hears of every change of what is read above; gives back the way to stop. */
export function onClockNews(hear: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // everything was erased, or another tab wrote
    if (key === null || key.startsWith(STORAGE_PREFIX)) {
      unstored.clear();
      hear();
    }
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(CLOCK_NEWS, hear);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(CLOCK_NEWS, hear);
  };
}
