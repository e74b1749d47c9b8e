import type { SessionSummary } from '../../contract/state.ts';

/** Whether a session's game was solved with hints that name the next move (decision G29; number-puzzle/v3/RULES.md, A5). */
export const isHinted = ({ data }: Pick<SessionSummary, 'data'>): boolean => data['hinted'] === true;

/**
 * Whether a session counts and is no best of anything: it was interrupted (protocol, "Recording a game"), nobody could have played it
 * (decision D23), or it was solved with hints (decision G29). Whatever compares sessions asks this.
 */
export const isNoBest = ({ resumed, unverified, data }: Comparable): boolean => resumed || unverified === true || isHinted({ data });

/** What of a session, or of an outcome that is none yet, tells whether it can be a best. */
interface Comparable extends Pick<SessionSummary, 'resumed' | 'data'> {
  readonly unverified?: true | undefined;
}
