/** The id of a claim names what is claimed, in which generation of resets: so the claims of several devices are one. */
export const claimId = (what: 'badge' | 'reward' | 'notice', subject: string, generation: number): string =>
  `${what}:${subject}:${generation}`;
