import type { ReactNode } from 'react';
import { BONUS_XP, XP_REWARD } from '../../../../shared/challenge/refusal.ts';
import { challengeRulesById } from '../../../../shared/games/challenges.ts';
import type { FormRange } from '../../../../shared/games/challenge-kit/challenge-rules.ts';
import { OPERATIONS } from '../../../play/setup/operation-labels.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Stepper, type StepperProps } from '../../../ui/form/stepper.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FORM_GAMES, withGame, type ChallengeForm } from './challenge-form.ts';
import { labelOf } from './field-words.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';
import ui from '../../../ui/ui.module.css';
import css from './challenge-form.module.css';

interface FieldsProps {
  readonly form: ChallengeForm;
  readonly onChange: (form: ChallengeForm) => void;
  /** What is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>;
  /** What there is to know of the chosen date. */
  readonly dateNote: string | undefined;
  /** Whether the challenge is stored already: then it can be made inactive. A new one is active (spec 2 §4). */
  readonly isStored: boolean;
}

const DIFFICULTIES = (['easy', 'medium', 'hard'] as const).map((value) => ({ value, label: words.difficulties[value] }));

const ATTEMPTS = { lowest: 1, highest: 10 } as const;

const Group = ({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: ReactNode }) => (
  <fieldset className={css['group']}>
    <legend className={css['legend']}>{title}</legend>
    {note !== undefined && <p className={css['note']}>{note}</p>}
    <div className={ui['grid5']}>{children}</div>
  </fieldset>
);

/** As many digits as the field shows, where the form takes any number. */
const OPEN_END = 9_999;

interface NumberFieldProps extends Pick<StepperProps, 'label' | 'value' | 'onChange' | 'hint' | 'error' | 'step' | 'unit'> {
  readonly range: FormRange;
}

/** A whole number within what the form takes. */
const NumberField = ({ range: { lowest, highest = OPEN_END }, ...rest }: NumberFieldProps) => (
  <Stepper {...rest} min={lowest} max={highest} />
);

/** All fields of the form (spec 2 §5). A game shows those that it has. */
export function Fields(props: FieldsProps) {
  return (
    <>
      <Day {...props} />
      <Words {...props} />
      <Game {...props} />
      <Rewards {...props} />
    </>
  );
}

function Day({ form, onChange, errors, dateNote, isStored }: FieldsProps) {
  return (
    <Group title={words.day} note={words.dayNote}>
      <Field
        label={words.labels.date}
        type="date"
        required
        value={form.date}
        hint={dateNote}
        error={errors.get('date')}
        onChange={({ target }) => onChange({ ...form, date: target.value })}
      />
      <div className={css['pair']}>
        <Field
          label={words.labels.start_time}
          type="time"
          required
          value={form.start_time}
          error={errors.get('start_time')}
          onChange={({ target }) => onChange({ ...form, start_time: target.value })}
        />
        <Field
          label={words.labels.end_time}
          type="time"
          required
          value={form.end_time}
          error={errors.get('end_time')}
          onChange={({ target }) => onChange({ ...form, end_time: target.value })}
        />
      </div>
      {isStored && (
        <Segments
          legend={words.labels.is_active}
          columns={2}
          options={[
            { value: 'active', label: words.active },
            { value: 'inactive', label: words.inactive },
          ]}
          value={form.is_active ? 'active' : 'inactive'}
          onChange={(value) => onChange({ ...form, is_active: value === 'active' })}
        />
      )}
    </Group>
  );
}

function Words({ form, onChange, errors }: FieldsProps) {
  return (
    <Group title={words.texts}>
      <Field
        label={words.labels.title}
        required
        maxLength={200}
        autoComplete="off"
        value={form.title}
        error={errors.get('title')}
        onChange={({ target }) => onChange({ ...form, title: target.value })}
      />
      <TextArea
        label={words.labels.description}
        maxLength={2000}
        value={form.description}
        error={errors.get('description')}
        onChange={({ target }) => onChange({ ...form, description: target.value })}
      />
    </Group>
  );
}

function Game({ form, onChange, errors }: FieldsProps) {
  const limits = challengeRulesById(form.game_id)?.formLimits;
  const { operations, questions, time_limit: time, puzzle_size: size, moves_limit: moves, target_score: target } = limits ?? {};
  const number = (field: 'questions' | 'target_score' | 'time_limit' | 'moves_limit') => ({
    label: labelOf(field, form.game_id),
    value: form[field],
    error: errors.get(field),
    onChange: (value: number | null) => onChange({ ...form, [field]: value }),
  });
  return (
    <Group title={words.game}>
      <Segments
        legend={words.labels.game_id}
        legendHidden
        columns={3}
        options={FORM_GAMES.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(form.game_id)}
        onChange={(value) => onChange(withGame(form, Number(value)))}
      />
      <Segments
        legend={words.labels.difficulty}
        columns={3}
        options={DIFFICULTIES}
        value={form.difficulty}
        onChange={(difficulty) => onChange({ ...form, difficulty })}
      />
      {operations && (
        <Segments
          legend={words.labels.operation}
          columns={operations.length === 5 ? 5 : 4}
          options={operations.map((value) => ({ value, ...OPERATIONS[value as keyof typeof OPERATIONS] }))}
          value={form.operation}
          onChange={(operation) => onChange({ ...form, operation })}
        />
      )}
      {size && (
        <Segments
          legend={words.labels.puzzle_size}
          columns={3}
          options={Array.from({ length: (size.highest ?? size.lowest) - size.lowest + 1 }, (_, index) => size.lowest + index).map(
            (side) => ({
              value: String(side),
              label: `${side} × ${side}`,
            }),
          )}
          value={String(form.puzzle_size)}
          onChange={(value) => onChange({ ...form, puzzle_size: Number(value) })}
        />
      )}
      <div className={css['numbers']}>
        {questions && <NumberField {...number('questions')} range={questions} />}
        {target && <NumberField {...number('target_score')} range={target} step={target.highest === undefined ? 10 : 1} />}
        {moves && <NumberField {...number('moves_limit')} range={moves} step={5} />}
        {time && <NumberField {...number('time_limit')} range={time} step={30} unit={words.seconds} />}
      </div>
    </Group>
  );
}

function Rewards({ form, onChange, errors }: FieldsProps) {
  return (
    <Group title={words.reward}>
      <div className={css['numbers']}>
        <NumberField
          label={words.labels.xp_reward}
          range={XP_REWARD}
          step={10}
          value={form.xp_reward}
          error={errors.get('xp_reward')}
          hint={words.rewardHint}
          onChange={(xp_reward) => onChange({ ...form, xp_reward })}
        />
        <NumberField
          label={words.labels.bonus_xp}
          range={BONUS_XP}
          step={10}
          value={form.bonus_xp}
          error={errors.get('bonus_xp')}
          hint={words.bonusHint}
          onChange={(bonus_xp) => onChange({ ...form, bonus_xp })}
        />
        <NumberField
          label={words.labels.max_attempts}
          range={ATTEMPTS}
          value={form.max_attempts}
          error={errors.get('max_attempts')}
          hint={words.attemptsHint}
          onChange={(max_attempts) => onChange({ ...form, max_attempts })}
        />
      </div>
    </Group>
  );
}
