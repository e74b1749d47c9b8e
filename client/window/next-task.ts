/** Ends this task, so that the browser can paint and take input before what comes next. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
