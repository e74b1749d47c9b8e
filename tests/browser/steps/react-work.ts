import type { Page } from 'playwright';

interface Fiber {
  readonly tag: number;
  readonly memoizedProps: { readonly role?: unknown } | null;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Counts React's work in a page, by the hook that it offers to developers' tools. Call before the page is opened. */
export const countReactWork = (page: Page): Promise<unknown> => page.addInitScript(install);

/**
 * A commit: how many components it has rendered, again or for the first time, and what the stage then said. The one that shows the clock is
 * left out: React commits a second that is due together with a key that comes at the same moment.
 */
export interface Commit {
  readonly renders: number;
  readonly said: string;
}

/** The commits since the last call. */
export const takeCommits = (page: Page): Promise<readonly Commit[]> =>
  page.evaluate(() => (globalThis as unknown as { commits: Commit[] }).commits.splice(0));

/** How many components the largest of these commits has rendered. */
export const mostOf = (commits: readonly Commit[]): number => Math.max(0, ...commits.map(({ renders }) => renders));

export const mostRenders = async (page: Page): Promise<number> => mostOf(await takeCommits(page));

/** Runs in the page. */
function install(): void {
  /** React's own numbers: a component's function was called; a component is a function, or one that is wrapped in another way. */
  const PERFORMED_WORK = 1;
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const commits: Commit[] = [];

  interface Work {
    readonly renders: number;
    /** Whether the clock is in it, outside of all components that are in it. */
    readonly clock: boolean;
  }

  const work = (fiber: Fiber, before: Fiber | null): Work => {
    let renders = 0;
    let clock = fiber.memoizedProps?.role === 'timer';
    // What did not take part has the same children as before.
    if (before === null || fiber.child !== before.child) {
      for (let child = fiber.child; child !== null; child = child.sibling) {
        const inChild = work(child, child.alternate);
        renders += inChild.renders;
        clock ||= inChild.clock;
      }
    }
    if (!COMPONENTS.has(fiber.tag)) return { renders, clock };
    const rendered = !clock && (before === null || (fiber.flags & PERFORMED_WORK) !== 0);
    return { renders: renders + (rendered ? 1 : 0), clock: false };
  };

  Object.assign(globalThis, {
    commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
        const said = [...document.querySelectorAll('[role=log] span:not([data-kind=echo])')].at(-1)?.textContent ?? '';
        commits.push({ renders: work(current, current.alternate).renders, said });
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}
