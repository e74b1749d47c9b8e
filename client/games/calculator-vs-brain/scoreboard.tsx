import * as words from '../../words/en/calculator-vs-brain/result.ts';
import ui from '../../ui/ui.module.css';
import css from './scoreboard.module.css';

interface ScoreboardProps {
  readonly playerWins: number;
  readonly calculatorWins: number;
}

/** The wins of both sides, and a bar divided between them in proportion. */
export function Scoreboard({ playerWins, calculatorWins }: ScoreboardProps) {
  const share = playerWins / Math.max(1, playerWins + calculatorWins);
  return (
    <section className={ui['grid2']} aria-labelledby="final-results">
      <h2 id="final-results" className={css['title']}>
        {words.finalResults}
      </h2>
      <dl className={css['sides']}>
        <div>
          <dt>{words.yourWins}</dt>
          <dd>{playerWins}</dd>
        </div>
        <div>
          <dt>{words.itsWins}</dt>
          <dd>{calculatorWins}</dd>
        </div>
      </dl>
      <div className={css['line']} aria-hidden="true">
        <div className={css['yours']} style={{ transform: `scaleX(${share})` }} />
      </div>
    </section>
  );
}
