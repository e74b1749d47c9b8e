const LOOK_EVERY_MS = 250;

/**
 * Calls back once the process that started this one is gone. No system tells: a killed npm, or on Windows one that was ended in any way,
 * would leave behind what it runs.
 * @param {() => void} then
 */
export function whenOrphaned(then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
