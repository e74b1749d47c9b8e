import type { Locator, Page } from 'playwright';

/** Ends what is celebrated. */
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Go on' });

/** How long the longest of its animations takes, in ms: as its styles say, since one that has ended is no longer among the running ones. */
export const longestMotion = (shown: Locator): Promise<number> =>
  shown.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration }) => Number.parseFloat(animationDuration) * (animationDuration.endsWith('ms') ? 1 : 1000)),
      0,
    ),
  );
