import type { RunComparison } from '../../../shared/progress/comparison.ts';
import { standingText, runLine } from './standing-text.ts';
import ui from '../../ui/ui.module.css';
import css from './standing.module.css';

/** The answer to "am I faster?": a run beside those before it with the same set-up, and their line. */
export function Standing({ comparison }: { readonly comparison: RunComparison | undefined }) {
  const text = standingText(comparison);
  if (!text) return null;
  return (
    <div className={css['standing']}>
      {text.parts.length > 0 && (
        <p className={css['parts']}>
          {text.parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
      <RunLineFigure comparison={comparison} />
      {text.sentences.map((sentence) => (
        <p key={sentence} className={ui['note']}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

const WIDTH = 200;
const HEIGHT = 40;
/** Keeps the dots within the drawing. */
const EDGE = 5;

/** The last runs with this set-up as a line, the better the higher, this run as its last dot. Its caption tells the same. */
function RunLineFigure({ comparison }: { readonly comparison: RunComparison | undefined }) {
  const line = runLine(comparison);
  if (!line) return null;
  const step = (WIDTH - 2 * EDGE) / (line.heights.length - 1);
  const dots = line.heights.map((height, i) => [EDGE + i * step, HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)] as const);
  const [x = 0, y = 0] = dots.at(-1) ?? [];
  return (
    <figure className={css['line']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline className={css['way']} points={dots.map((dot) => dot.map((at) => at.toFixed(1)).join(',')).join(' ')} />
        <circle className={css['now']} cx={x} cy={y} r={EDGE - 1} />
      </svg>
      <figcaption className={css['words']}>{line.words}</figcaption>
    </figure>
  );
}
