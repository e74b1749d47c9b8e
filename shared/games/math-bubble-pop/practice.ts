import type { PracticeOf } from '../statistics-kit/practice.ts';

export const practiceOf: PracticeOf = (operation) => ({ operation });
