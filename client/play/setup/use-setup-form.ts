import { useState, type FormEvent } from 'react';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import type { Result } from '../../../shared/result.ts';
import { useLastChoice } from './use-last-choice.ts';

export interface SetupFormRules<Choice, Config> {
  /** Makes a sheet from the last set-up of who plays (anything, or undefined); a plain function outside the component. */
  readonly first: (lastSetup: unknown) => Choice;
  readonly check: (choice: Choice) => Result<Config, ConfigError>;
  readonly onStart: (config: Config) => void;
}

export interface SetupForm<Choice> {
  readonly choice: Choice;
  readonly choose: (part: Partial<Choice>) => void;
  /** What was wrong with the sheet at the last start, until something else is chosen. */
  readonly error: ConfigError | undefined;
  readonly start: (event: FormEvent) => void;
}

/** A set-up sheet that may be no configuration yet: it starts only what it can check, and says what is missing. */
export function useSetupForm<Choice, Config>({ first, check, onStart }: SetupFormRules<Choice, Config>): SetupForm<Choice> {
  const [choice, setChoice] = useLastChoice(first);
  const [error, setError] = useState<ConfigError>();
  return {
    choice,
    choose(part) {
      setChoice({ ...choice, ...part });
      setError(undefined);
    },
    error,
    start(event) {
      event.preventDefault();
      const config = check(choice);
      if (config.ok) onStart(config.value);
      else setError(config.error);
    },
  };
}
