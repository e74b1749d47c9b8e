import { useId, useState } from 'react';
import { sessionXp, xpParts } from '../../../../shared/progress/counted/xp.ts';
import { wholeNumber } from '../../../text/number.ts';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as words from '../../../words/en/site/scoring-system.ts';
import css from './scoring.module.css';

const LIMITS = { score: 5_000, accuracy: 100, timeTaken: 600 } as const;

/** In the order in which they are added up. */
const PARTS = ['base', 'accuracyBonus', 'scoreBonus', 'speedBonus'] as const;

/** The number in a field; while it holds none, the last one. */
function useNumber(first: number, highest: number) {
  const [value, setValue] = useState<number | null>(first);
  const [known, setKnown] = useState(first);
  const change = (next: number | null) => {
    setValue(next);
    if (next !== null && next >= 0 && next <= highest) setKnown(next);
  };
  return { value, change, known };
}

/** Score, accuracy and time of a game, and the XP that follow from them (decision D3). */
export function XpCalculator() {
  const titleId = useId();
  const score = useNumber(149, LIMITS.score);
  const accuracy = useNumber(93, LIMITS.accuracy);
  const time = useNumber(60, LIMITS.timeTaken);
  const input = { score: score.known, accuracy: accuracy.known, timeTaken: time.known };
  const parts = xpParts(input);
  return (
    <Sheet as="section" aria-labelledby={titleId} className={css['calculator']}>
      <div className={css['fields']}>
        <h3 id={titleId}>{words.tryIt}</h3>
        <Stepper label={words.score} value={score.value} onChange={score.change} min={0} max={LIMITS.score} step={10} />
        <Stepper label={words.accuracy} unit="%" value={accuracy.value} onChange={accuracy.change} min={0} max={LIMITS.accuracy} />
        <Stepper
          label={words.time}
          unit={words.secondsUnit}
          value={time.value}
          onChange={time.change}
          min={0}
          max={LIMITS.timeTaken}
          step={5}
        />
      </div>
      <div className={css['outcome']}>
        <output className={css['total']}>
          <span className={css['totalNumber']}>{wholeNumber(sessionXp(input))}</span> {words.xpName}
        </output>
        <dl className={css['parts']}>
          {PARTS.map((part) => (
            <div key={part} className={css['part']} data-none={parts[part] === 0 || undefined}>
              <dt>{words.partNames[part]}</dt>
              <dd>{`+${wholeNumber(parts[part])}`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
