import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import type { Result } from '../../../shared/result.ts';
import { useLastChoice, type FirstChoice, type SheetState } from './use-last-choice.ts';

interface SetupFormRules<Choice, Config, Field extends string> {
  /** Must be a function outside the component. */
  readonly first: FirstChoice<Choice>;
  readonly check: (choice: Choice) => Result<Config, ConfigError<Field>>;
  readonly onStart: (config: Config) => void;
}

interface SetupForm<Choice, Field extends string> {
  readonly choice: Choice;
  readonly choose: (part: Partial<Choice>) => void;
  readonly sheet: SheetState<Choice>;
  /** The field for which the last start was refused, until the player changes the sheet. */
  readonly refused: Field | undefined;
  readonly start: () => void;
}

/** The state of a set-up sheet, which need not be a valid configuration. It starts only a valid one, and says what is missing. */
export function useSetupForm<Choice extends object, Config, Field extends string>({
  first,
  check,
  onStart,
}: SetupFormRules<Choice, Config, Field>): SetupForm<Choice, Field> {
  const last = useLastChoice(first);
  const { choice } = last;
  const [refused, setRefused] = useState<Field>();
  const choose = (part: Partial<Choice>) => {
    last.choose(part);
    setRefused(undefined);
  };
  return {
    choice,
    choose,
    sheet: { ...last, choose },
    refused,
    start() {
      const config = check(last.now());
      if (config.ok) return onStart(config.value);
      // Where a choice is lacking, it is to be made. First, for a field that is left settles its number, which takes a refusal back.
      document.querySelector<HTMLElement>('input:invalid')?.focus();
      // A text that stays as it is would not be spoken again.
      flushSync(() => setRefused(undefined));
      setRefused(config.error.field);
    },
  };
}
