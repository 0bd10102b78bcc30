import { type Driver, until } from './driver';
import { findProgram, freePort, type Running, run } from './process';

const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
/** The site scrolls gently, and the driver does not wait for that. */
const BRING_INTO_VIEW = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export function findWebKit(): string | undefined {
  const driver = findProgram('WebKitWebDriver');
  return driver && findProgram('MiniBrowser', MINI_BROWSER) && driver;
}

/** WebKitGTK, over plain WebDriver. It needs a screen: where there is none, one is made in memory. */
export async function startWebKit(program: string): Promise<Driver> {
  const port = await freePort();
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? undefined : startScreen();
  const driver = run(program, [`--port=${port}`], screen && { DISPLAY: screen.name });
  const stop = async () => {
    await driver.stop();
    await screen?.running.stop();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', async () => (await fetch(`${base}/status`)).ok, 20_000);
    const binary = findProgram('MiniBrowser', MINI_BROWSER);
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    return drive(`${base}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function drive(session: string, stop: () => Promise<void>): Driver {
  const find = async (xpath: string): Promise<string> => {
    const found = await until(`${xpath} is on the page`, () =>
      ask<Record<string, string>>('POST', `${session}/element`, { using: 'xpath', value: xpath }),
    );
    await ask('POST', `${session}/execute/sync`, {
      script: BRING_INTO_VIEW,
      args: [found],
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    goTo: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`, {}),
    click: async (xpath) => ask('POST', `${await find(xpath)}/click`, {}),
    type: async (xpath, text) => ask('POST', `${await find(xpath)}/value`, { text }),
    read: (expression) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

async function ask<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function startScreen(): { name: string; running: Running } {
  const program = findProgram('Xvfb');
  if (!program) throw new Error('there is no screen, and none can be made: apt-get install xvfb');
  const name = `:${100 + (process.pid % 400)}`;
  return { name, running: run(program, [name, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']) };
}
