import { useState, type RefObject } from 'react';
import { useRead } from '../../device/use-read.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { submitButton } from '../../ui/form/submit.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import * as words from '../../words/en/play/setup.ts';
import { useGame } from '../current-game.ts';
import { ownerKey, useOwner } from '../run/run-owner.ts';
import { lastSetup } from './last-setup.ts';
import { isSameSheet, type Preset } from './preset.ts';
import type { SheetState } from './use-last-choice.ts';
import css from './setup-screen.module.css';

export interface PresetsProps<Choice> {
  readonly sheet: SheetState<Choice>;
  readonly warmUp: Choice;
  /** The name of the warm-up, if it says more than that. */
  readonly warmUpName?: string | undefined;
  /** What they fill in. */
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Set-ups that one press fills in; Start then has the focus. Those from the player's past join the row when they are read. */
export function Presets<Choice>({ sheet, warmUp, warmUpName = words.warmUp, form }: PresetsProps<Choice>) {
  const { slug } = useGame();
  const owner = useOwner();
  const [said, say] = useState('');
  const past = useRead(async () => {
    // Nothing is known of a guest's first game. What reads a past would hold up its start on a slow line.
    if (!owner || (owner.kind === 'guest' && (await lastSetup(owner, slug)) === undefined)) return undefined;
    return (await untilLoaded(() => import('./past-presets.ts'))).pastPresets(owner, slug, sheet.first, warmUp);
  }, ownerKey(owner));
  return (
    <fieldset className={css['presets']} aria-label={words.presets}>
      {[{ label: warmUpName, choice: warmUp }, ...(past ?? [])].map(({ label, choice }: Preset<Choice>) => (
        <Button
          key={label}
          aria-pressed={isSameSheet(choice, sheet.choice)}
          onClick={() => {
            // The focus first: a field that loses it may still change the sheet.
            submitButton(form.current)?.focus({ preventScroll: true });
            sheet.choose(choice);
            say(words.filledIn(label));
          }}
        >
          {label}
        </Button>
      ))}
      <Announcer message={said} />
    </fieldset>
  );
}
