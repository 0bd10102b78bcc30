/** The browser's own list, as far as it is needed. */
interface Clients {
  matchAll(wanted: { includeUncontrolled: true; type: 'window' }): Promise<readonly { id: string }[]>;
}

/** The pages that stand open, those included that have been answered and are about to. */
export class OpenPages {
  readonly #expected = new Set<string>();
  constructor(private readonly clients: Clients) {}

  /** The browser lists a page some time after its answer, and an update may come in between. */
  expect(page: string): void {
    if (page) this.#expected.add(page);
  }

  async list(): Promise<string[]> {
    const found = await this.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    for (const { id } of found) this.#expected.delete(id);
    return [...found.map(({ id }) => id), ...this.#expected];
  }
}
