import { DEFAULT_CONFIG, LEVELS, OPERATIONS, parseConfig, WARM_UP } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import { calculatorVsBrain, type CalculatorConfig } from '../../../shared/games/calculator-vs-brain/v2/rules.ts';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { lastOr } from '../../../shared/games/kit/config.ts';
import { useClock } from '../../play/choices/use-clock.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useLastChoice } from '../../play/setup/use-last-choice.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { calculatorTime, operationLabel, RANGES, signsOf } from './labels.ts';
import { useBestPaceAhead } from '../../play/result/use-best-pace.ts';
import * as words from '../../words/en/calculator-vs-brain/setup.ts';
import css from './setup.module.css';

const firstChoice = lastOr(parseConfig, DEFAULT_CONFIG);

const difficulties = (clock: Clock) =>
  LEVELS.map((value) => ({
    value,
    label: words.levels[value],
    sign: calculatorTime(value, clock),
    hint: words.numbers(RANGES[value]),
  }));

/** The choice of difficulty and operation. Enter starts the game. */
export function Setup({ onStart, returned }: SetupProps<CalculatorConfig>) {
  const sheet = useLastChoice(firstChoice);
  const { choice, choose } = sheet;
  const clock = useClock() ?? 'on';
  const best = useBestPaceAhead(calculatorVsBrain, choice);
  const operations = OPERATIONS.map((value) => ({ value, label: operationLabel(value), sign: signsOf(value, choice.difficulty) }));
  return (
    <SetupScreen
      intro={clock === 'off' ? words.introUntimed : undefined}
      sheet={sheet}
      warmUp={WARM_UP}
      onSubmit={() => onStart({ ...sheet.now(), clock: 'on' })}
    >
      <SetupSheet byClock>
        <HowToPlay clock={clock} />
        <Segments
          legend={words.difficulty}
          options={difficulties(clock)}
          value={choice.difficulty}
          onChange={(difficulty) => choose({ difficulty })}
        />
        <Segments
          legend={words.operation}
          columns={5}
          options={operations}
          value={choice.operation}
          onChange={(operation) => choose({ operation })}
        />
      </SetupSheet>
      <StartRow said={best === undefined ? undefined : words.best(best)} returned={returned} />
    </SetupScreen>
  );
}

function HowToPlay({ clock }: { readonly clock: Clock }) {
  return (
    <section className={css['how']} aria-labelledby="how-to-play">
      <h2 id="how-to-play">{words.howToPlay}</h2>
      <ol className={css['steps']}>
        {[...words.steps, clock === 'off' ? words.lastStepUntimed : words.lastStep].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
