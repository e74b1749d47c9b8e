import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { ChallengeForm } from './challenge-form.ts';
import { allFrom, differences, merged, suggested, type Difference, type Side } from './conflict.ts';
import { hasField } from './challenge-form.ts';
import { labelOf, valueOf } from './field-words.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';
import ui from '../../../ui/ui.module.css';
import css from './conflict-view.module.css';

interface ConflictViewProps {
  /** What both started from. */
  readonly base: ChallengeForm;
  readonly mine: ChallengeForm;
  readonly theirs: ChallengeForm;
  readonly busy: boolean;
  /** Saves one version made of both. */
  readonly onSave: (form: ChallengeForm) => void;
  /** Goes on writing in that version. */
  readonly onBack: (form: ChallengeForm) => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** Somebody else has saved meanwhile: both versions side by side. Nothing is lost before one of them is saved (decision S12). */
export function ConflictView({ base, mine, theirs, busy, onSave, onBack }: ConflictViewProps) {
  const [chosen, setChosen] = useState(() => suggested(base, mine, theirs));
  const rows = differences(mine, theirs);
  const result = () => merged(mine, theirs, chosen);
  return (
    <div className={css['conflict']}>
      <Banner tone="wrong">{words.conflict}</Banner>
      <div className={ui['row3']}>
        <Button onClick={() => setChosen(allFrom('mine', mine, theirs))}>{words.keepMine}</Button>
        <Button onClick={() => setChosen(allFrom('theirs', mine, theirs))}>{words.takeTheirs}</Button>
      </div>
      <Sheet room="close">
        {rows.length === 0 && <p>{words.same}</p>}
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            versions={{ mine, theirs }}
            chosen={chosen.get(row.name) ?? 'mine'}
            onChoose={(side) => setChosen(new Map(chosen).set(row.name, side))}
          />
        ))}
      </Sheet>
      <div className={ui['row3']}>
        <Button variant="primary" busy={busy} onClick={() => onSave(result())}>
          {words.saveVersion}
        </Button>
        <Button onClick={() => onBack(result())}>{words.goOn}</Button>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: Difference;
  readonly versions: { readonly [side in Side]: ChallengeForm };
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

/** One difference: the two values as cards, one of which is chosen. */
function Row({ row: { name, fields }, versions, chosen, onChoose }: RowProps) {
  const group = useId();
  const [field = 'title'] = fields;
  return (
    <fieldset className={css['row']}>
      <legend className={ui['legend']}>{labelOf(field, versions.mine.game_id)}</legend>
      {SIDES.map((side) => (
        <ChoiceCard key={side} name={`${group}-${name}`} checked={chosen === side} onChoose={() => onChoose(side)} className={css['side']}>
          <span className={css['whose']}>{words.sides[side]}</span>
          {fields
            .filter((each) => hasField(versions[side].game_id, each))
            .map((each) => (
              <span key={each} className={css['value']}>
                {fields.length > 1 && each !== field && <span>{words.labelled(labelOf(each, versions[side].game_id))}</span>}
                <span>{valueOf(versions[side], each)}</span>
              </span>
            ))}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
