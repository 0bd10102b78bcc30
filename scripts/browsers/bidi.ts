/** WebDriver BiDi: commands and their results over one socket. */
export class Bidi {
  #number = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    };
    socket.onclose = () => {
      for (const answer of this.#waiting.values())
        answer({ id: 0, error: 'closed', message: 'the browser has gone' });
    };
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error(`${url} does not answer`));
    });
    return new Bidi(socket);
  }

  async ask<T>(method: string, params: unknown): Promise<T> {
    this.#number += 1;
    const id = this.#number;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.error) throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result as T;
  }

  close(): void {
    this.socket.close();
  }
}

interface Reply {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}
