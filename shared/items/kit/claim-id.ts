import type { Reset } from '../../contract/state.ts';

/**
 * The id of a claim names what is claimed, in which generation of resets: so the claims of several devices are one.
 * @param what a word of the kind's own, such as "badge"
 */
export const claimId = (what: string, subject: string, generation: number): string => `${what}:${subject}:${generation}`;

/** A claim counts until the player is reset: in the generation that it names (decision D7). */
export const isOfGeneration = ({ generation }: Reset, claim: { readonly generation: number }): boolean => claim.generation >= generation;
