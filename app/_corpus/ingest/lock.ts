import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { z } from 'zod';
import { Refused } from './refused';

const holder = z.object({ host: z.string(), pid: z.int().positive(), started: z.string() });
const PAUSE_MS = 100;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Takes a lock file, waiting for its turn, and returns what gives it back.
 *
 * The file appears whole or not at all, since it is linked into place, and names the process that holds it. That of a
 * process which is no more is broken: by one waiting process alone, which holds a lock of its own meanwhile.
 */
export function takeLock(file: string, onWait: (holder: string) => void): () => void {
  const own = JSON.stringify({
    host: os.hostname(),
    pid: process.pid,
    started: startOf(process.pid),
    token: randomUUID(),
  });
  let waited = 0;
  while (!putInPlace(file, own)) {
    const held = read(file);
    if (held === undefined) continue;
    if (!isAlive(held)) {
      breakLock(file, held);
      continue;
    }
    const name = nameOf(held);
    if (waited === 0) onWait(name);
    if (waited >= LONGEST_WAIT_MS) {
      throw new Refused(`${name} has held ${file} for too long; remove that file if no ingest is under way`);
    }
    pause();
    waited += PAUSE_MS;
  }
  return () => {
    if (read(file) === own) fs.rmSync(file);
  };
}

function breakLock(file: string, held: string): void {
  const giveBack = takeLock(`${file}.break`, () => {});
  try {
    if (read(file) === held) fs.rmSync(file);
  } finally {
    giveBack();
  }
}

function putInPlace(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  fs.rmSync(draft, { force: true });
  fs.writeFileSync(draft, text, { flag: 'wx' });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft);
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A link that leads nowhere is held by nobody.
    return fs.lstatSync(file, { throwIfNoEntry: false }) ? '' : undefined;
  }
}

function holderIn(held: string): z.infer<typeof holder> | undefined {
  try {
    return holder.parse(JSON.parse(held));
  } catch {
    return undefined;
  }
}

const nameOf = (held: string): string => {
  const { pid, host } = holderIn(held) ?? { pid: 0, host: '' };
  return host === os.hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
};

/** Of another machine nothing can be known: its processes count as alive. */
function isAlive(held: string): boolean {
  const known = holderIn(held);
  if (!known || known.host !== os.hostname()) return known !== undefined;
  try {
    process.kill(known.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(known.pid) === known.started;
}

/** When a process began, where the system tells: another may have got the number of one that died. */
function startOf(pid: number): string {
  try {
    const facts = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
};
