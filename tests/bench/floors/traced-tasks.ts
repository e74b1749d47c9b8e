import type { CDPSession, Page } from 'playwright';

/** A task of a page's main thread, in ms: by the clock, and by the processor's time. */
export interface Task {
  readonly ms: number;
  readonly ownMs: number;
}

/** An event of a trace, times in µs. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline'];

const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
const total = (tasks: readonly Task[]): number => tasks.reduce((sum, { ms }) => sum + ms, 0);

/** The tasks of the page while `work` is under way, by a trace: nothing in the page looks at them. */
export async function tracedTasks(page: Page, work: () => Promise<unknown>): Promise<readonly Task[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as readonly Traced[])
      if (event.name === 'RunTask' || event.name === 'thread_name') events.push(event);
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf);
  const ofEach = mains.map((thread) =>
    events
      .filter((event) => event.name === 'RunTask' && threadOf(event) === thread)
      .map(({ dur = 0, tdur = 0 }): Task => ({ ms: dur / 1000, ownMs: tdur / 1000 })),
  );
  // Other tabs have nothing to do.
  return ofEach.toSorted((a, b) => total(b) - total(a))[0] ?? [];
}
