import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimeChart } from '../../../../../client/play/result/time-chart.tsx';

const chart = (...times: readonly number[]): string =>
  renderToStaticMarkup(
    <TimeChart rows={times.map((ms, i) => ({ idx: i + 1, problem: `${i} + 1`, given: '1', answer: '1', correct: true, ms }))} />,
  );
const heights = (markup: string) => [...markup.matchAll(/block-size:([\d.]+)%/g)].map(([, height]) => Number(height));

it('one long pause does not press the other bars flat: its bar is broken, and its time is said', () => {
  const markup = chart(1_000, 1_000, 1_500, 60_000, 500);
  expect(heights(markup)).toEqual([33, 33, 50, 100, 17].map((height) => expect.closeTo(height, 0)));
  expect(markup.match(/class="[^"]*broken[^"]*"/g)).toHaveLength(1);
  expect(markup).toContain('Broken bars: 3\u00a0+\u00a01 in 60.0\u00a0s.');
});

it('without one the longest bar is as high as the chart, and none is broken', () => {
  const markup = chart(1_000, 2_000, 2_500);
  expect(heights(markup)).toEqual([40, 80, 100]);
  expect(markup).not.toMatch(/broken/i);
});
