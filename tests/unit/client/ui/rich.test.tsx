import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rich } from '../../../../client/ui/rich.tsx';

const show = (text: string, parts: Parameters<typeof Rich>[0]['parts'] = {}) => renderToStaticMarkup(<Rich text={text} parts={parts} />);

const parts = {
  link: (inner: string) => <a href="/terms">{inner}</a>,
  name: () => <b>{'<link>Ada</link>'}</b>,
};

it('A text has its elements where its language puts them', () => {
  expect(show('Read <link>the terms</link>, <name></name>.', parts)).toBe(
    'Read <a href="/terms">the terms</a>, <b>&lt;link&gt;Ada&lt;/link&gt;</b>.',
  );
  expect(show('<link>Terms</link>: <link>all</link>', parts)).toBe('<a href="/terms">Terms</a>: <a href="/terms">all</a>');
});

it('A text without parts is that text, signs included', () => {
  expect(show('3 < 4 & 5 > 4')).toBe('3 &lt; 4 &amp; 5 &gt; 4');
});
