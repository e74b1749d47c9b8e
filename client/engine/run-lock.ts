/** The lock that a page holds as long as it plays a run: other tabs leave that run alone. */
export const runLock = (sessionId: string): string => `tenfold-run-${sessionId}`;
