import { useState } from 'react';
import { Announcer } from '../../../ui/feedback/visually-hidden.tsx';
import { Chips } from '../fields/chips.tsx';
import type { ReadText } from '../text/post-text.ts';
import { countsOf } from './counts.ts';
import { leftOutSentence } from './left-out.ts';
import { RichPane, type PaneProps } from './rich-pane.tsx';
import { HTML, MARKDOWN, TextPane } from './text-pane.tsx';
import * as words from '../../../words/en/admin/post-content.ts';
import css from './pane.module.css';

type Mode = 'wysiwyg' | 'markdown' | 'html';

const MODES = (['wysiwyg', 'markdown', 'html'] as const).map((value) => ({ value, label: words.modes[value] }));

const SIZES = (['12', '14', '16', '18'] as const).map((value) => ({ value, label: words.size(value) }));

/** The content of a post in one of three ways to write it. */
export function ContentPane({ text, html, onChange }: Omit<PaneProps, 'onRead'>) {
  const [mode, setMode] = useState<Mode>('wysiwyg');
  const [size, setSize] = useState<(typeof SIZES)[number]['value']>('14');
  const [leftOut, setLeftOut] = useState<string>();
  const counts = countsOf(html);
  const change = (now: string) => {
    if (now !== html) onChange(now);
  };
  const onRead = (read: ReadText) => setLeftOut(leftOutSentence(read));
  const pane = { text, html, onChange: change, onRead };
  return (
    <div className={css['content']}>
      <div className={css['choices']}>
        <Chips
          legend={words.modesLegend}
          options={MODES}
          value={mode}
          onChange={(next) => {
            setMode(next);
            setLeftOut(undefined);
          }}
        />
        <Chips legend={words.sizesLegend} options={SIZES} value={size} onChange={setSize} />
      </div>
      <div data-font-size={size}>
        {mode === 'wysiwyg' && <RichPane {...pane} />}
        {mode === 'markdown' && <TextPane key={mode} {...pane} writing={MARKDOWN} />}
        {mode === 'html' && <TextPane key={mode} {...pane} writing={HTML} />}
      </div>
      {leftOut !== undefined && <p className={css['leftOut']}>{leftOut}</p>}
      <Announcer message={leftOut ?? ''} />
      <p className={css['counts']}>{words.counts(counts.words, counts.characters)}</p>
    </div>
  );
}
