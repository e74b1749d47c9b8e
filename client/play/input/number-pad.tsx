import { memo, type PointerEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { noteDigit } from '../run/typed-with.ts';
import type { GameKey } from './game-keys.ts';
import { pressAtOnce } from './press-at-once.ts';
import { useNewTargets } from './use-input-gate.ts';
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

/** The number pad of every game. It acts on pointer-down and never opens the device's keyboard. A key renders none of its keys. */
export const NumberPad = memo(function NumberPad(props: NumberPadProps) {
  const { onKey, minus = false, submitDisabled = false, disabled = false } = props;
  useNewTargets();
  return (
    <fieldset
      className={classes(css['pad'], minus && css['withMinus'])}
      aria-label={words.pad}
      disabled={disabled}
      aria-hidden={disabled || undefined}
      data-scan="again"
    >
      {DIGITS.map((digit) => (
        <PadKey key={digit} sends={digit} onKey={onKey} />
      ))}
      {minus && <PadKey sends="-" label={words.minus} kind="edit" icon="minus" onKey={onKey} />}
      <PadKey sends="back" label={words.erase} kind="edit" icon="back" onKey={onKey} />
      <PadKey sends="0" onKey={onKey} />
      <PadKey sends="enter" label={words.submit} kind="submit" icon="enter" disabled={submitDisabled} onKey={onKey} />
    </fieldset>
  );
});

interface PadKeyProps extends Pick<NumberPadProps, 'onKey'> {
  readonly sends: GameKey;
  /** Absent for a digit. */
  readonly label?: string;
  readonly kind?: 'edit' | 'submit';
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

const PadKey = memo(function PadKey({ sends, label = sends, kind, icon, disabled = false, onKey }: PadKeyProps) {
  const press = pressAtOnce(() => {
    if (disabled) return;
    if (!kind) noteDigit('pad');
    onKey(sends);
  });
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
      data-scan={kind === 'submit' ? 'soon' : undefined}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => press.onClick(event)}
    >
      {icon ? <Icon name={icon} /> : sends}
    </button>
  );
});
