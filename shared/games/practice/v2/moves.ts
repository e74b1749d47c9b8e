import type { Go } from '../../kit/go.ts';
import type * as version1 from '../v1/moves.ts';

/** The moves of version 1; `go` ends the feedback after an answer. */
export type PracticeMove = version1.PracticeMove | Go;
