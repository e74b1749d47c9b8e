import { inFours } from '../../text/fours.ts';
import * as words from '../../words/en/ui/leaf.ts';
import css from './leaf.module.css';

/** The code of what is on a leaf, as it is typed. */
export const Code = ({ code }: { readonly code: string }) => (
  <p className={css['code']} data-long={code.length > 8 || undefined}>
    {words.code} <b>{inFours(code).join(' ')}</b>
  </p>
);

/** What a leaf is about, a line each. */
export const About = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className={css['about']}>
      {line}
    </p>
  ));
