/** What tells one bug from another: what it says, and where it was thrown. Browsers begin a stack with the one or the other. */
function fingerprintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.name, error.message, ...(error.stack ?? '').split('\n').slice(0, 2)].join('\n');
}

/** Passes each bug on once: sync tries again for ever, and a bug that comes with every pass must not fill the log [E2]. */
export function reportOnce(report: (error: unknown) => void): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const fingerprint = fingerprintOf(error);
    if (reported.has(fingerprint)) return;
    reported.add(fingerprint);
    report(error);
  };
}
