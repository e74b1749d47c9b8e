import type { Question } from '../../../../shared/games/multiplication-table/v1/question.ts';

/** The question as it is shown: "7 × 8". */
export const printed = ({ a, b }: Question): string => `${a} × ${b}`;

/** The question for a screen reader: "7 times 8". */
export const spoken = ({ a, b }: Question): string => `${a} times ${b}`;
