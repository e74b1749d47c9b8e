import type { Page } from 'playwright';

/** One layout: of how many objects, and whether the browser began it at the root of the page. */
export interface Laid {
  readonly objects: number;
  readonly wholePage: boolean;
}

/** A layout in a browser's trace. */
interface Traced {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly totalObjects: number; readonly partialLayout: boolean } };
}

/** What the browser lays out while `work` is under way. It must have no other page. */
export async function layoutsDuring(page: Page, work: () => Promise<unknown>): Promise<readonly Laid[]> {
  const session = await page.context().newCDPSession(page);
  const laid: Laid[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly Traced[]) {
      if (name !== 'Layout' || !args.beginData) continue;
      laid.push({ objects: args.beginData.totalObjects, wholePage: !args.beginData.partialLayout });
    }
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return laid;
}
