import type { PointerEvent, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { noteDigit } from '../run/typed-with.ts';
import type { GameKey } from './game-keys.ts';
import { pressAtOnce } from './press-at-once.ts';
import { useNewScreen } from './use-input-gate.ts';
import * as words from '../../words/en/play/number-pad.ts';
import css from './number-pad.module.css';

interface NumberPadProps {
  readonly onKey: (key: GameKey) => void;
  /** Whether the pad has a minus key, for games with negative answers. */
  readonly minus?: boolean;
  /** True while there is nothing to submit. */
  readonly submitDisabled?: boolean;
  /** True while no key can be used. Then it is not there for screen readers, either. */
  readonly disabled?: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The number pad of every game. It acts on pointer-down and never opens the device's keyboard. */
export function NumberPad({ onKey, minus = false, submitDisabled = false, disabled = false }: NumberPadProps) {
  useNewScreen();
  const type = (digit: GameKey) => {
    noteDigit('pad');
    onKey(digit);
  };
  return (
    <fieldset
      className={classes(css['pad'], minus && css['withMinus'])}
      aria-label={words.pad}
      disabled={disabled}
      aria-hidden={disabled || undefined}
    >
      {DIGITS.map((digit) => (
        <PadKey key={digit} label={digit} onPress={() => type(digit)}>
          {digit}
        </PadKey>
      ))}
      {minus && (
        <PadKey label={words.minus} kind="edit" onPress={() => onKey('-')}>
          <Icon name="minus" />
        </PadKey>
      )}
      <PadKey label={words.erase} kind="edit" onPress={() => onKey('back')}>
        <Icon name="back" />
      </PadKey>
      <PadKey label="0" onPress={() => type('0')}>
        0
      </PadKey>
      <PadKey label={words.submit} kind="submit" disabled={submitDisabled} onPress={() => onKey('enter')}>
        <Icon name="enter" />
      </PadKey>
    </fieldset>
  );
}

interface PadKeyProps {
  readonly label: string;
  readonly kind?: 'edit' | 'submit';
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function PadKey({ label, kind, disabled = false, onPress, children }: PadKeyProps) {
  const press = pressAtOnce(() => !disabled && onPress());
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (event.button === 0 && !disabled) event.currentTarget.dataset['lit'] = '';
    press.onPointerDown(event);
  };
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    delete event.currentTarget.dataset['lit'];
  };
  return (
    <button
      type="button"
      className={classes(css['key'], kind && css[kind])}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => press.onClick(event)}
    >
      {children}
    </button>
  );
}
