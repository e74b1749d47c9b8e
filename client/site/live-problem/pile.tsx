import { LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/pile.ts';
import { DEMO, type DemoProblem } from './feedback.ts';
import type { Top } from './live-problem.tsx';
import live from './live-problem.module.css';
import css from './pile.module.css';

/** The problems of the home page, from the top. */
export const PILE: readonly DemoProblem[] = [DEMO, { parts: ['9', '+', '8'], answer: 17 }, { parts: ['6', '×', '4'], answer: 24 }];

/** How long a right answer stays to be seen, in ms. */
const SEEN_MS = 700;

/** What is on top of the pile after so many right answers: a problem, and under the last one the way to more. */
export async function topAfter(solved: number): Promise<Top> {
  await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  const answered = PILE[solved - 1];
  const leaving = answered && <Leaving key={solved} {...answered} />;
  const problem = PILE[solved];
  return problem ? { solved, problem, leaving } : { solved, end: <End />, leaving };
}

/** The answered sheet, which folds away. */
const Leaving = ({ parts, answer }: DemoProblem) => (
  <div className={css['leaving']} aria-hidden="true">
    <Sheet folded className={classes(live['sheet'], live['right'])}>
      <div className={live['problem']}>
        {[...parts, '='].map((part, place) => (
          <span key={place}>{part}</span>
        ))}
        <span className={live['slot']}>{answer}</span>
      </div>
    </Sheet>
  </div>
);

/** The field that had the focus is gone. Who has meanwhile moved on keeps theirs. */
function takeLostFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

const End = () => (
  <div className={css['end']}>
    <LinkButton to="/games/speed-math" variant="primary" size="large" ref={takeLostFocus}>
      {words.keepGoing} <Icon name="arrow-right" />
    </LinkButton>
  </div>
);
