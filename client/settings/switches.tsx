import { useEffect, useState } from 'react';
import { PACES, SWITCH_NAMES, switchChoices } from '../../shared/preferences/switch-choices.ts';
import { setPreference, usePreferences } from '../device/preferences.ts';
import { followSwitches } from '../scan/follow-switches.ts';
import { learnKey } from '../scan/keys.ts';
import { Button } from '../ui/button/button.tsx';
import * as words from '../words/en/settings/switches.ts';
import ui from '../ui/ui.module.css';
import { Choice } from './choice.tsx';
import type { ChosenBy } from './use-chosen.ts';

/** How the screen is gone over by whoever plays by switch. It is tried at once: on this page the ring is already there. */
export default function Switches(by: ChosenBy) {
  const chosen = usePreferences();
  const { switches, chooses, goesOn } = switchChoices(chosen ?? new Map());
  useEffect(followSwitches, []);
  const isOne = switches === 'one';
  return (
    <div className={ui['column3']}>
      <p className={ui['note']}>{isOne ? words.aboutOne : words.aboutTwo}</p>
      {isOne && <Choice name={SWITCH_NAMES.pace} of={PACES} words={words.pace} {...by} />}
      {!isOne && <LearnedKey name={SWITCH_NAMES.goesOn} said={words.goesOn(goesOn)} label={words.learnGoesOn} />}
      <LearnedKey name={SWITCH_NAMES.chooses} said={isOne ? words.one(chooses) : words.chooses(chooses)} label={words.learnChooses} />
    </div>
  );
}

/** How long a key is waited for, in ms. */
const LEARN_MS = 10_000;

interface LearnedKeyProps {
  /** Of the preference. */
  readonly name: string;
  readonly said: string;
  readonly label: string;
}

/** A switch's key, and how to teach Tenfold another one. */
function LearnedKey({ name, said, label }: LearnedKeyProps) {
  const [isLearning, setLearning] = useState(false);
  useEffect(() => {
    if (!isLearning) return undefined;
    const end = () => setLearning(false);
    const stop = learnKey((code) => {
      void setPreference(name, code);
      end();
    });
    const timer = setTimeout(end, LEARN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isLearning, name]);
  return (
    <div className={ui['column2']}>
      <p aria-live="polite">{isLearning ? words.pressNow : said}</p>
      <div>
        <Button onClick={() => setLearning(true)}>{label}</Button>
      </div>
    </div>
  );
}
