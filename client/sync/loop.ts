import type { Host } from '../storage/host.ts';

/** What makes a player's queue move (protocol, "Triggers"). */
export type Trigger = 'game_end' | 'start' | 'visible' | 'pageshow' | 'online' | 'poke' | 'now' | 'timer' | 'signed_in';

/** What one pass over push and pull asks for next. `hard`: the server named the pause; only the player's "Sync now" breaks it. */
export type Next =
  | { readonly kind: 'idle' }
  | { readonly kind: 'backoff' }
  | { readonly kind: 'wait'; readonly ms: number; readonly hard: boolean };

export interface LoopParts {
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
 */
export class Loop {
  private readonly parts: LoopParts;
  private readonly due = new Set<Trigger>();
  private running = false;
  private stopped = false;
  private visible = true;
  private failures = 0;
  private timer: { readonly cancel: () => void; readonly hard: boolean } | undefined;

  constructor(parts: LoopParts) {
    this.parts = parts;
  }

  trigger(trigger: Trigger): void {
    if (this.stopped) return;
    this.due.add(trigger);
    if (this.running || (this.timer?.hard === true && trigger !== 'now')) return;
    this.cancelTimer();
    void this.run();
  }

  /** Retries by timer only while the app is visible; becoming visible is a trigger of its own. */
  setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.visible = visible;
    if (visible) this.trigger('visible');
    else if (this.timer?.hard === false) this.cancelTimer();
  }

  stop(): void {
    this.stopped = true;
    this.due.clear();
    this.cancelTimer();
  }

  private cancelTimer(): void {
    this.timer?.cancel();
    this.timer = undefined;
  }

  private async run(): Promise<void> {
    this.running = true;
    const next = await this.pass();
    this.running = false;
    if (!this.stopped) this.plan(next);
  }

  private async pass(): Promise<Next> {
    const triggers = new Set(this.due);
    this.due.clear();
    try {
      return await this.parts.pass(triggers);
    } catch (error) {
      this.parts.report(error);
      return { kind: 'backoff' };
    }
  }

  /** What came during the pass runs at once, unless the server asked for a pause. */
  private plan(next: Next): void {
    this.failures = next.kind === 'backoff' ? this.failures + 1 : 0;
    const hard = next.kind === 'wait' && next.hard;
    if (this.due.size > 0 && (!hard || this.due.has('now'))) return void this.run();
    if (next.kind === 'idle' || (!this.visible && !hard)) return;
    const ms = next.kind === 'wait' ? next.ms : backoffMs(this.failures - 1, this.parts.host.random());
    this.timer = { hard, cancel: this.parts.host.after(ms, () => this.wake()) };
  }

  private wake(): void {
    this.timer = undefined;
    if (this.visible || this.due.size > 0) this.trigger('timer');
  }
}
