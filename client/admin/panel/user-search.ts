import type { AdminUsersResponse } from '../../../shared/contract/admin.ts';
import { createSource, type Observable } from '../../../shared/observable.ts';
import type { Result } from '../../../shared/result.ts';
import type { Cached } from '../gate/cached-answers.ts';

/** What the table of users shows. While another answer is awaited it keeps the one before. */
export interface UserList {
  readonly busy: boolean;
  readonly found?: AdminUsersResponse;
  /** When the server said so, in ms; absent for what a search has found. */
  readonly atMs?: number;
  /** Why there is no answer; with `found`, why there is none that is newer. */
  readonly error?: string;
}

interface SearchPorts {
  readonly find: (text: string) => Promise<Result<AdminUsersResponse, string>>;
  /** What the server said last of all users, without a search. */
  readonly cached: () => Promise<Cached<AdminUsersResponse> | undefined>;
  /** Runs `work` after `ms`; the result cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The server is asked when the typing has paused for so long, in ms. */
export const PAUSE_MS = 250;

/** The users that fit the text in the search box. The answer to an older text is ignored. */
export class UserSearch {
  readonly #ports: SearchPorts;
  readonly #list = createSource<UserList>({ busy: true });
  #text = '';
  #cancel = () => {};

  constructor(ports: SearchPorts) {
    this.#ports = ports;
  }

  get list(): Observable<UserList> {
    return this.#list;
  }

  typed(text: string): void {
    this.#cancel();
    this.#text = text.trim();
    this.#cancel = this.#ports.after(PAUSE_MS, () => void this.ask());
  }

  /** Asks now, for the same text: at the beginning, after a reset, and to try again. */
  async ask(): Promise<void> {
    const text = this.#text;
    const { busy: _, error: _old, ...before } = this.#list.getSnapshot();
    this.#list.set({ busy: true, ...before });
    const finding = this.#ports.find(text);
    const known = before.found ? before : await this.#cached(text);
    if (text === this.#text) this.#list.set({ busy: true, ...known });
    const answer = await finding;
    const cached = await this.#cached(text);
    if (text !== this.#text) return;
    this.#list.set(answer.ok ? { busy: false, ...cached, found: answer.value } : { busy: false, ...cached, error: answer.error });
  }

  async #cached(text: string): Promise<Pick<UserList, 'found' | 'atMs'>> {
    const cached = text === '' ? await this.#ports.cached() : undefined;
    return cached ? { found: cached.value, atMs: cached.atMs } : {};
  }

  /** Nothing more is asked: the table has gone. */
  stop(): void {
    this.#cancel();
  }
}
