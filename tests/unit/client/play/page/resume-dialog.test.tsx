import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResumeDialog } from '../../../../../client/play/page/resume-dialog.tsx';

const nothing = () => undefined;

const shown = (timed: boolean): string =>
  renderToStaticMarkup(
    <ResumeDialog openable about="Mixed, Easy: 3 of 15 questions" timed={timed} onResume={nothing} onDiscard={nothing} onClose={nothing} />,
  );

it('of a run without a clock nothing is said of one', () => {
  expect(shown(true)).toContain('You get a fresh question. The clock goes on where it stood.');
  expect(shown(false)).toContain('You get a fresh question.');
  expect(shown(false)).not.toContain('clock');
});
