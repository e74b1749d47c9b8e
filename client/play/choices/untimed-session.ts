import { clockOfSession } from './clock-of.ts';

/** Whether no time is told of a kept session: it was played without a clock, or on paper, where none is known. */
export const isUntimedSession = (session: Parameters<typeof clockOfSession>[0]): boolean =>
  session.course === 'paper' || clockOfSession(session) === 'off';
