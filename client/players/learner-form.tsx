import { useState, type FormEvent } from 'react';
import { cutWhole } from '../../shared/graphemes.ts';
import { shownLine } from '../../shared/shown-text.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { RadioTile } from '../ui/form/radio-tile.tsx';
import { Avatar, COLOURS, SHAPES, type Colour, type Shape } from '../art/avatar.tsx';
import * as words from '../words/en/players/learner-form.ts';
import ui from '../ui/ui.module.css';
import css from './players.module.css';

export interface Learner {
  readonly nickname: string;
  readonly colour: Colour;
  readonly shape: Shape;
}

interface LearnerFormProps {
  readonly action: string;
  /** What is chosen at first: what a learner has now, whom the form changes. */
  readonly initial?: Pick<PlayerRow, keyof Learner>;
  readonly onDone: (learner: Learner) => Promise<void>;
}

/** Not the field's `maxlength`, by which some browsers cut a flag in two. */
const NICKNAME_MAX = 24;

/** The form for a learner on this device: a nickname, a colour and a shape. It needs no e-mail and no network (decision D1). */
export function LearnerForm({ action, initial, onDone }: LearnerFormProps) {
  const [nickname, setNickname] = useState(initial?.nickname ?? '');
  const [colour, setColour] = useState<Colour>(COLOURS.find((each) => each === initial?.colour) ?? 'sun');
  const [shape, setShape] = useState<Shape>(SHAPES.find((each) => each === initial?.shape) ?? 'circle');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const name = shownLine(nickname);
    if (name === '') return setError(words.noNickname);
    setError(undefined);
    setBusy(true);
    await onDone({ nickname: name, colour, shape });
    setBusy(false);
  };

  return (
    <form className={ui['column5']} onSubmit={(event) => void submit(event)}>
      <div className={css['preview']}>
        <Avatar name={nickname || '?'} colour={colour} shape={shape} large />
        <Field
          label={words.nickname}
          name="nickname"
          value={nickname}
          onChange={(event) => setNickname(cutWhole(event.target.value, NICKNAME_MAX))}
          autoComplete="off"
          error={error}
        />
      </div>
      <Swatches
        legend={words.colour}
        options={COLOURS}
        names={words.colours}
        value={colour}
        onChange={setColour}
        draw={(option) => ({ colour: option, shape })}
        name={nickname}
      />
      <Swatches
        legend={words.shape}
        options={SHAPES}
        names={words.shapes}
        value={shape}
        onChange={setShape}
        draw={(option) => ({ colour, shape: option })}
        name={nickname}
      />
      <Button
        type="submit"
        variant={initial ? 'quiet' : 'primary'}
        size={initial ? 'medium' : 'large'}
        wide={!initial}
        busy={busy}
        className={initial && css['save']}
      >
        {action}
      </Button>
    </form>
  );
}

interface SwatchesProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly names: { readonly [option in T]: string };
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly draw: (option: T) => { colour: string; shape: string };
  readonly name: string;
}

function Swatches<T extends string>({ legend, options, names, value, onChange, draw, name }: SwatchesProps<T>) {
  return (
    <fieldset>
      <legend className={css['legend']}>{legend}</legend>
      <div className={css['swatches']}>
        {options.map((option) => (
          <RadioTile
            key={option}
            name={legend}
            value={option}
            checked={option === value}
            onChoose={() => onChange(option)}
            label={names[option]}
            className={css['swatch']}
          >
            <Avatar name={name || '?'} {...draw(option)} />
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
