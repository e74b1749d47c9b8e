import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/analytics/page.ts';
import ui from '../../ui/ui.module.css';
import css from './guest-stats.module.css';

/** Eight weeks of somebody's practice, on a grid of 16 by 9 squares. */
const EXAMPLE = [2, 3, 3, 5, 4, 6, 7, 8] as const;
const SQUARE = 10;
const HEIGHT = 9 * SQUARE;

/** What a guest sees: games of guests are not kept, so there is nothing to show of them. */
export const GuestStats = () => (
  <Sheet className={css['sheet']}>
    <div className={css['words']}>
      <h2 className={css['title']}>{words.guestTitle}</h2>
      <ul className={ui['grid2']}>
        {words.guestPoints.map((point) => (
          <li key={point} className={css['point']}>
            <Icon name="tick" size="small" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <LinkButton to="/auth/callback" variant="primary" size="large">
        {words.signIn}
      </LinkButton>
      <p className={ui['note']}>{words.orLearner}</p>
    </div>
    <svg className={css['drawing']} viewBox="0 0 160 92" aria-hidden="true">
      <path className={css['squares']} d={SQUARES} />
      {EXAMPLE.map((squares, index) => (
        <rect
          key={index}
          className={index === EXAMPLE.length - 1 ? css['last'] : css['bar']}
          x={index * 2 * SQUARE + 3}
          y={HEIGHT - squares * SQUARE}
          width={14}
          height={squares * SQUARE}
          rx={2}
        />
      ))}
      <path className={css['ground']} d={`M0 ${HEIGHT}h160`} />
    </svg>
  </Sheet>
);

const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index * SQUARE);

const SQUARES = [...steps(17).map((x) => `M${x} 0v${HEIGHT}`), ...steps(9).map((y) => `M0 ${y}h160`)].join('');
