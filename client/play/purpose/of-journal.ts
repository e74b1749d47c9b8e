import type { JournalHeader } from '../../storage/records.ts';

/** Whether a journal is that of an attempt at a challenge. It is never resumed (protocol, "Recording a game", 4). */
export const isAttempt = ({ challenge }: Pick<JournalHeader, 'challenge'>): boolean => challenge !== undefined;
