import type { Host } from '../storage/host.ts';

/** What makes a player's queue move (protocol, "Triggers"). */
export type Trigger = 'game_end' | 'start' | 'visible' | 'pageshow' | 'online' | 'poke' | 'now' | 'timer' | 'signed_in';

/**
 * What one pass over push and pull asks for next. `rest`: nothing failed, but something is left to look at in `ms`. `backoff`: it failed.
 * `wait`: it failed, and the server named a pause in ms, which is never shorter than the device's own; a `hard` one only "Sync now"
 * breaks. `moved`: before the failure the pass got something through, so that the pauses start anew.
 */
export type Next =
  | { readonly kind: 'idle' }
  | { readonly kind: 'rest'; readonly ms: number }
  | { readonly kind: 'backoff'; readonly moved?: boolean }
  | { readonly kind: 'wait'; readonly ms: number; readonly hard: boolean; readonly moved?: boolean };

interface LoopDeps {
  readonly host: Pick<Host, 'after' | 'random'>;
  /** One pass. `triggers`: all that came since the last one. A rejection is a bug; it is reported, and counts as `backoff`. */
  pass(triggers: ReadonlySet<Trigger>): Promise<Next>;
  report(error: unknown): void;
}

export const FIRST_DELAY_MS = 2_000;
export const LONGEST_DELAY_MS = 300_000;

/** Doubles with each failure; half of it is chance, so that a class coming back online does not come at once. */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures, 20), LONGEST_DELAY_MS);
  return Math.round(full * (0.5 + random / 2));
}

/**
 * Decides when one player's sync runs: one pass at a time, triggers coalesced, pauses after failures. It measures pauses with
 * timers only, never with the wall clock, so no clock jump can stop it (P5).
 *
 *                 a trigger                    a trigger came meanwhile: once more,
 *     RESTING ───────────────▶ PASSING ◀──┐    unless the server named the pause
 *        ▲                      │ │  │    │
 *        ├──────── idle ────────┘ │  └────┘
 *        │                        │ backoff, rest or wait
 *        │ the page is hidden     ▼
 *        └────────────────── PAUSING ──▶ PASSING
 *
 *     PAUSING, soft (our own): until its timer, or any trigger; never while the page is hidden.
 *     PAUSING, hard (the server named it): until its timer, or "Sync now"; hidden or not. Other triggers wait for its end. What our own
 *     pause is longer than that follows as a soft one.
 *     `stop` ends each of them for good: nothing follows a pass that is under way.
 */
export class Loop {
  readonly #deps: LoopDeps;
  readonly #due = new Set<Trigger>();
  #running = false;
  #stopped = false;
  #visible = true;
  #failures = 0;
  #timer: { readonly cancel: () => void; readonly hard: boolean } | undefined;

  constructor(deps: LoopDeps) {
    this.#deps = deps;
  }

  trigger(trigger: Trigger): void {
    if (this.#stopped) return;
    this.#due.add(trigger);
    if (this.#running || (this.#timer?.hard === true && trigger !== 'now')) return;
    this.#cancelTimer();
    void this.#run();
  }

  /** Retries by timer only while the app is visible; becoming visible is a trigger of its own. */
  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (visible) this.trigger('visible');
    else if (this.#timer?.hard === false) this.#cancelTimer();
  }

  stop(): void {
    this.#stopped = true;
    this.#due.clear();
    this.#cancelTimer();
  }

  #cancelTimer(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    this.#running = true;
    const next = await this.#pass();
    this.#running = false;
    if (!this.#stopped) this.#plan(next);
  }

  async #pass(): Promise<Next> {
    const triggers = new Set(this.#due);
    this.#due.clear();
    try {
      return await this.#deps.pass(triggers);
    } catch (error) {
      this.#deps.report(error);
      return { kind: 'backoff' };
    }
  }

  /** What came during the pass runs at once, unless the server asked for a pause. */
  #plan(next: Next): void {
    this.#count(next);
    const hard = next.kind === 'wait' && next.hard;
    if (this.#due.size > 0 && (!hard || this.#due.has('now'))) return void this.#run();
    if (next.kind === 'idle') return;
    if (next.kind === 'rest') return this.#pause(next.ms);
    const ownMs = backoffMs(this.#failures - 1, this.#deps.host.random());
    if (next.kind === 'backoff') return this.#pause(ownMs);
    if (!hard) return this.#pause(Math.max(ownMs, next.ms));
    this.#timer = { hard, cancel: this.#deps.host.after(next.ms, () => this.#afterNamed(ownMs - next.ms)) };
  }

  #count(next: Next): void {
    if (next.kind === 'idle' || next.kind === 'rest') this.#failures = 0;
    else this.#failures = next.moved === true ? 1 : this.#failures + 1;
  }

  /** A pause of our own. */
  #pause(ms: number): void {
    if (this.#visible) this.#timer = { hard: false, cancel: this.#deps.host.after(ms, () => this.#wake()) };
  }

  /** The pause that the server named is over; ours may be longer. */
  #afterNamed(leftMs: number): void {
    if (leftMs <= 0 || this.#due.size > 0) return this.#wake();
    this.#timer = undefined;
    this.#pause(leftMs);
  }

  #wake(): void {
    this.#timer = undefined;
    if (this.#visible || this.#due.size > 0) this.trigger('timer');
  }
}
