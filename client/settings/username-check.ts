import type { Result } from '../../shared/result.ts';
import { createSource, type Observable } from '../../shared/observable.ts';
import * as words from '../words/en/settings/profile.ts';

/**
 * Where the check of a typed name stands. `settled`: there is nothing to check, for it is empty or the present name. `unasked`: nobody can
 * be asked now; the server looks at the name when it gets it.
 */
export type CheckState =
  | { readonly at: 'settled' | 'checking' | 'free' | 'unasked' }
  | { readonly at: 'refused' | 'failed'; readonly sentence: string };

/** The server's answer: the reason why a name cannot be had, or undefined if it is free. `unasked`: it could not be asked. */
export type NameAnswer = Result<string | undefined, 'unasked' | 'failed'>;

interface CheckPorts {
  /** The name that the account has now. */
  readonly own: string;
  readonly ask: (name: string) => Promise<NameAnswer>;
  /** Runs `work` after `ms`; the result cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** A name is asked for when the typing has paused for so long, in ms. */
export const PAUSE_MS = 250;

/** Checks a name while it is typed, with each keystroke (spec 2 §5, "Username change"). The answer to an older text is ignored. */
export class UsernameCheck {
  readonly #ports: CheckPorts;
  readonly #state = createSource<CheckState>({ at: 'settled' });
  #text = '';
  #cancel = () => {};

  constructor(ports: CheckPorts) {
    this.#ports = ports;
  }

  get state(): Observable<CheckState> {
    return this.#state;
  }

  typed(text: string): void {
    this.#cancel();
    this.#cancel = () => {};
    const name = text.trim();
    this.#text = name;
    if (name === '' || name === this.#ports.own) return this.#state.set({ at: 'settled' });
    this.#state.set({ at: 'checking' });
    this.#cancel = this.#ports.after(PAUSE_MS, () => void this.#ask(name));
  }

  /** Where the check stands once it knows of what stands in the field by then: what is typed meanwhile is checked, too. */
  checked(): Promise<CheckState> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#state.getSnapshot();
        if (state.at === 'checking') return;
        unsubscribe();
        resolve(state);
      };
      const unsubscribe = this.#state.subscribe(look);
      look();
    });
  }

  /** Nothing more is asked: the form has gone. */
  stop(): void {
    this.#cancel();
  }

  async #ask(name: string): Promise<void> {
    const answer = await this.#ports.ask(name);
    if (name === this.#text) this.#state.set(stateOf(answer));
  }
}

function stateOf(answer: NameAnswer): CheckState {
  if (!answer.ok) return answer.error === 'unasked' ? { at: 'unasked' } : { at: 'failed', sentence: words.checkFailed };
  return answer.value === undefined ? { at: 'free' } : { at: 'refused', sentence: answer.value };
}

const SAVABLE: ReadonlySet<CheckState['at']> = new Set(['free', 'settled', 'unasked']);

/** Whether the name can be saved: neither empty nor refused. The present name can; that changes nothing. */
export const canSave = (text: string, { at }: CheckState): boolean => text.trim() !== '' && SAVABLE.has(at);
