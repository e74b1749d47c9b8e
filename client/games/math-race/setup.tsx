import {
  DEFAULT_CONFIG,
  OPERANDS,
  OPERATIONS,
  TARGETS,
  WARM_UP,
  type MathRaceConfig as Unclocked,
} from '../../../shared/games/math-race/v1/config.ts';
import { mathRace, type MathRaceConfig } from '../../../shared/games/math-race/v2/rules.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupFields, SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { REFUSAL, StartRow } from '../../play/setup/start-row.tsx';
import { useSetupForm } from '../../play/setup/use-setup-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Rich } from '../../ui/rich.tsx';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { OPERATION_LABELS } from './labels.ts';
import { checkChoice, firstChoice, previewOf, type SetupChoice } from './setup-choice.ts';
import { useBestPaceAhead } from '../../play/result/use-best-pace.ts';
import * as words from '../../words/en/math-race/setup.ts';
import css from './setup.module.css';

const RANGE_HINT = words.range(OPERANDS.highest);

const CHOICES = OPERATIONS.map((value) => ({ value, ...OPERATION_LABELS[value] }));

/** The set-up sheet with large choices. Enter starts the game. */
export function Setup({ onStart, returned }: SetupProps<MathRaceConfig>) {
  const { choice, choose, sheet, refused, start } = useSetupForm({
    first: firstChoice,
    check: checkChoice,
    onStart: (config: Unclocked) => onStart({ ...config, clock: 'on' }),
  });
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} onSubmit={start}>
      <SetupSheet byClock>
        <Segments
          legend={words.operation}
          columns={5}
          options={CHOICES}
          value={choice.operation}
          onChange={(operation) => choose({ operation })}
          lacking={refused === 'operation' ? REFUSAL : undefined}
        />
        <Numbers choice={choice} choose={choose} />
        <Stepper
          label={words.target}
          value={choice.target}
          onChange={(target) => choose({ target })}
          min={TARGETS.lowest}
          max={TARGETS.highest}
          preset={DEFAULT_CONFIG.target}
          step={5}
          hint={words.targetRange(TARGETS.highest)}
        />
      </SetupSheet>
      <StartRow error={refused && words.refusals[refused]} returned={returned} />
    </SetupScreen>
  );
}

interface PartProps {
  readonly choice: SetupChoice;
  readonly choose: (part: Partial<SetupChoice>) => void;
}

function Numbers({ choice, choose }: PartProps) {
  const { lowest, highest } = OPERANDS;
  const range = { min: lowest, max: highest };
  return (
    <SetupFields>
      <Stepper
        label={words.from}
        value={choice.from}
        onChange={(from) => choose({ from })}
        {...range}
        preset={DEFAULT_CONFIG.from}
        hint={RANGE_HINT}
      />
      <Stepper
        label={words.to}
        value={choice.to}
        onChange={(to) => choose({ to })}
        {...range}
        preset={DEFAULT_CONFIG.to}
        step={5}
        hint={RANGE_HINT}
      />
      <Fit choice={choice} choose={choose} />
      <Preview choice={choice} />
    </SetupFields>
  );
}

/** Fills in the numbers that fit the player, before the race: in it nothing follows anybody. */
function Fit({ choice: { operation }, choose }: PartProps) {
  const fillIn = async () => {
    if (!operation) return;
    const { numbersNow } = await untilLoaded(() => import('./fit.ts'));
    choose(await numbersNow(operation));
  };
  return (
    <div className={css['fit']}>
      <Button disabled={!operation} onClick={() => void fillIn()}>
        {words.fit}
      </Button>
      <span>{words.aboutFit}</span>
    </div>
  );
}

/** Shows example problems and the pace to beat. It takes its room before that is read. */
function Preview({ choice }: Pick<PartProps, 'choice'>) {
  const preview = previewOf(choice);
  const config = checkChoice(choice);
  const best = useBestPaceAhead(mathRace, config.ok ? config.value : undefined);
  if (!preview) return <p className={css['preview']}>{words.choose}</p>;
  const { examples, taken } = preview;
  return (
    <div className={css['preview']}>
      <div className={css['above']}>
        <p>{taken ? words.numbersLike(taken.from, taken.to) : words.problemsLike}</p>
        {best !== undefined && (
          <p>
            <Rich text={words.yourBest(best)} parts={{ time: (inner) => <strong className={css['best']}>{inner}</strong> }} />
          </p>
        )}
      </div>
      <ul className={css['examples']}>
        {examples.map((example) => (
          <li key={example} className={css['example']}>
            {example}
          </li>
        ))}
      </ul>
    </div>
  );
}
