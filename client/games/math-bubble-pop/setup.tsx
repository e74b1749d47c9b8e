import { lastOr } from '../../../shared/games/kit/config.ts';
import { OPERATIONS, parseConfig, WARM_UP, type Operation } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import type { BubblePopConfig } from '../../../shared/games/math-bubble-pop/v2/rules.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useLastChoice } from '../../play/setup/use-last-choice.ts';
import { wholeNumber } from '../../text/number.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { MODES } from './labels.ts';
import * as words from '../../words/en/math-bubble-pop/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './setup.module.css';

/** The player's last mode; addition if there is none. */
export const firstChoice = lastOr(parseConfig, WARM_UP);

/** The mode menu: five bubbles, and Enter starts at once. */
export function Setup({ onStart, returned }: SetupProps<BubblePopConfig>) {
  const sheet = useLastChoice(firstChoice);
  const { choice, choose } = sheet;
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} onSubmit={() => onStart({ ...sheet.now(), clock: 'on' })}>
      <SetupSheet className={css['sheet']} byClock>
        <Modes operation={choice.operation} onChoose={(operation) => choose({ operation })} />
        <p className={ui['note']}>{words.rules}</p>
      </SetupSheet>
      <StartRow returned={returned} />
    </SetupScreen>
  );
}

interface ModesProps {
  readonly operation: Operation;
  readonly onChoose: (operation: Operation) => void;
}

function Modes({ operation, onChoose }: ModesProps) {
  const records = useGameRecords();
  return (
    <fieldset className={css['modes']}>
      <VisuallyHidden as="legend">{words.mode}</VisuallyHidden>
      {OPERATIONS.map((mode) => (
        <ChoiceCard
          key={mode}
          className={css['mode']}
          name="mode"
          value={mode}
          checked={mode === operation}
          onChoose={() => onChoose(mode)}
          label={MODES[mode].label}
        >
          <span className={css['bubble']} aria-hidden="true">
            {MODES[mode].sign}
          </span>
          <span className={css['words']}>
            <strong>{MODES[mode].label}</strong>
            <span className={css['example']}>{words.examples[mode]}</span>
          </span>
          <Best score={records?.[`score/${mode}`]?.most} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

/** The best score of a mode, once there is one. */
function Best({ score }: { readonly score: number | undefined }) {
  if (score === undefined || score === 0) return null;
  return (
    <span className={css['best']}>
      <span className={css['caption']}>{words.best}</span> <span>{wholeNumber(score)}</span>
    </span>
  );
}
