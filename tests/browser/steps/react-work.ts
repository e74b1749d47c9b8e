import type { Page } from 'playwright';

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Counts React's work in a page, by the hook that it offers to developers' tools. Call before the page is opened. */
export const countReactWork = (page: Page): Promise<unknown> => page.addInitScript(install);

/** How many components the largest commit since the last call has rendered, again or for the first time; a second of the clock is one of its own. */
export const mostRenders = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { rendersOfCommits: number[] }).rendersOfCommits.splice(0)));

/** Runs in the page. */
function install(): void {
  /** React's own numbers: a component's function was called; a component is a function, or one that is wrapped in another way. */
  const PERFORMED_WORK = 1;
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const rendersOfCommits: number[] = [];

  const count = (fiber: Fiber, before: Fiber | null): number => {
    let renders = COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0) ? 1 : 0;
    // What did not take part has the same children as before.
    if (before !== null && fiber.child === before.child) return renders;
    for (let child = fiber.child; child !== null; child = child.sibling) renders += count(child, child.alternate);
    return renders;
  };

  Object.assign(globalThis, {
    rendersOfCommits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => rendersOfCommits.push(count(current, current.alternate)),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}
