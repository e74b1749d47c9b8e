/** Cache storage in memory, as browsers have it: a key that is put again is the last. `full`: whether a put finds no room. */
export class FakeCaches {
  full = false;
  readonly #caches = new Map<string, Map<string, string>>();

  /** The storage, for who uses it as a browser's. */
  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  open = async (name: string) => {
    const entries = this.#caches.get(name) ?? new Map<string, string>();
    this.#caches.set(name, entries);
    return {
      match: async (key: string | Request) => {
        const body = entries.get(addressOf(key));
        return body === undefined ? undefined : new Response(body);
      },
      put: async (key: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        entries.delete(addressOf(key));
        entries.set(addressOf(key), await response.text());
      },
      delete: async (key: string | Request) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
  };

  has = async (name: string) => this.#caches.has(name);

  delete = async (name: string) => this.#caches.delete(name);

  get names(): readonly string[] {
    return [...this.#caches.keys()];
  }
}

const addressOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, 'https://tenfold.test').href;
