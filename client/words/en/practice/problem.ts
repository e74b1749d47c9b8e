import type { Question } from '../../../../shared/games/practice/v1/question.ts';

type Asked = Pick<Question, 'form' | 'a' | 'b' | 'answer'>;

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;
const SPOKEN = { add: 'plus', subtract: 'minus', multiply: 'times', divide: 'divided by' } as const;

/** "7 × 8" */
export const printed = ({ form, a, b }: Asked) => `${a} ${SIGNS[form]} ${b}`;
/** "7 times 8" */
export const spoken = ({ form, a, b }: Asked) => `${a} ${SPOKEN[form]} ${b}`;
/** "7 × 8 = 56" */
export const solved = (question: Asked) => `${printed(question)} = ${question.answer}`;
/** "7 times 8 is 56" */
export const solvedSpoken = (question: Asked) => `${spoken(question)} is ${question.answer}`;
