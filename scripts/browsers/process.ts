import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Where a program is, if it is installed: on the path, or at one of the places where packages put it. */
export function findProgram(name: string, places: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders.map((folder) => path.join(folder, name)), ...places].find((file) => fs.existsSync(file));
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Running {
  /** What it has said so far. */
  said(): string;
  stop(): Promise<void>;
}

/** A program that goes on until it is stopped, with all that it started. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(program, args, { env: { ...process.env, ...env }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  child.on('error', (error) => {
    said += error.message;
  });
  const kill = () => endGroup(child);
  process.once('exit', kill);
  return {
    said: () => said,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      kill();
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
