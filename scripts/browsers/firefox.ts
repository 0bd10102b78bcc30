import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Bidi } from './bidi';
import { type Driver, until } from './driver';
import { findProgram, run } from './process';

export const findFirefox = (): string | undefined => findProgram('firefox-esr') ?? findProgram('firefox');

/** Firefox, over its own WebDriver BiDi: no program stands between. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-firefox-'));
  const firefox = run(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ]);
  const stop = async () => {
    await firefox.stop();
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const [, address] = await until('Firefox says where it listens', async () =>
      /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(firefox.said()),
    );
    const bidi = await Bidi.connect(`${address}/session`);
    await bidi.ask('session.new', { capabilities: {} });
    const { contexts } = await bidi.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    return drive(bidi, contexts[0]?.context ?? '', stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function drive(bidi: Bidi, context: string, stop: () => Promise<void>): Driver {
  const press = async (xpath: string) => {
    const { nodes } = await until(`${xpath} is on the page`, async () => {
      const found = await bidi.ask<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'xpath', value: xpath },
        maxNodeCount: 1,
      });
      return found.nodes.length > 0 ? found : undefined;
    });
    const element = { sharedId: nodes[0]?.sharedId };
    await bidi.ask('script.callFunction', {
      functionDeclaration: "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })",
      awaitPromise: false,
      target: { context },
      arguments: [element],
    });
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await bidi.ask('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: steps }],
    });
  };
  return {
    goTo: (url) => bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.ask('browsingContext.reload', { context, wait: 'complete' }),
    click: press,
    async type(xpath, text) {
      await press(xpath);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await bidi.ask('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keys }],
      });
    },
    async read<T>(expression: string): Promise<T> {
      const { result, exceptionDetails } = await bidi.ask<Evaluated>('script.evaluate', {
        // as text, since BiDi wraps every other value in its type
        expression: `JSON.stringify((${expression}) ?? null)`,
        awaitPromise: true,
        target: { context },
      });
      if (!result) throw new Error(exceptionDetails?.text ?? 'the page gave no value');
      return JSON.parse(result.value) as T;
    },
    async close() {
      bidi.close();
      await stop();
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}
