import type { RunComparison } from '../../../shared/progress/comparison.ts';
import { RunLineFigure } from './run-line.tsx';
import { standingText } from './standing-text.ts';
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
