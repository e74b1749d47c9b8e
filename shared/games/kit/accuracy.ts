/** Whole percent, rounded half up; 0 if nothing was answered (decision G17). */
export const accuracyOf = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.floor((200 * correct + answered) / (2 * answered));
