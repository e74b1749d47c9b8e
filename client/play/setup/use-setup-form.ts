import { useState, type FormEvent } from 'react';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import type { Result } from '../../../shared/result.ts';
import { useLastChoice } from './use-last-choice.ts';

interface SetupFormRules<Choice, Config> {
  /** Makes a sheet from the player's last set-up (unchecked, or undefined). Must be a function outside the component. */
  readonly first: (lastSetup: unknown) => Choice;
  readonly check: (choice: Choice) => Result<Config, ConfigError>;
  readonly onStart: (config: Config) => void;
}

interface SetupForm<Choice> {
  readonly choice: Choice;
  readonly choose: (part: Partial<Choice>) => void;
  /** The error of the last start, until the player changes the sheet. */
  readonly error: ConfigError | undefined;
  readonly start: (event: FormEvent) => void;
}

/** The state of a set-up sheet, which need not be a valid configuration. It starts only a valid one, and says what is missing. */
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
