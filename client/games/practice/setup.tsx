import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Link } from '@tanstack/react-router';
import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { useOwner } from '../../play/run/run-owner.ts';
import { SetupFrame, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/practice/start.ts';
import type { Sitting } from './sitting.ts';
import { useSitting } from './use-sitting.ts';
import css from './setup.module.css';

/** What is on today, and one button. */
export function Setup({ onStart, returned }: SetupProps<PracticeConfig>) {
  'use no memo';
  const form = useRef<HTMLFormElement>(null);
  const offered = useSitting();
  const sitting = offered?.sitting;
  const owner = useOwner();
  const [isPressed, setPressed] = useState(false);
  const begin = () => {
    if (offered?.config) onStart(offered.config);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    begin();
  };
  // A press before memory has been read begins as soon as it has.
  const isRead = sitting !== undefined;
  const beginLate = useEffectEvent(() => isPressed && begin());
  useEffect(() => {
    if (isRead) beginLate();
  }, [isRead]);
  return (
    <SetupFrame title={words.title} form={form} onSubmit={start}>
      <SetupSheet>
        <output className={css['today']}>{sitting ? saidOf(sitting) : words.reading}</output>
        {owner?.kind === 'guest' && <p>{words.guest}</p>}
        <ul className={css['rules']}>
          {words.rules.map((rule) => (
            <li key={rule}>
              <Icon name="tick" size="small" />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
        <p className={css['links']}>
          <Link to="/map">{words.toMap}</Link>
          <Link to="/settings">{words.toSettings}</Link>
        </p>
      </SetupSheet>
      {sitting?.kind !== 'nothing' && <StartRow returned={returned} label={labelOf(sitting)} />}
    </SetupFrame>
  );
}

/** What is due, in a sentence. */
function saidOf(sitting: Sitting): string {
  switch (sitting.kind) {
    case 'nothing':
      return words.nothingChosen;
    case 'newcomer':
      return words.newcomer(sitting.questions);
    case 'chosen':
      return words.chosen(sitting.facts.length);
    case 'today':
      if (sitting.due > 0) return words.due(sitting.due, sitting.minutes);
      return sitting.fresh > 0 ? words.fresh(sitting.fresh) : words.doneToday;
  }
}

function labelOf(sitting: Sitting | undefined): string {
  if (sitting?.kind === 'newcomer') return words.findOut;
  return sitting?.kind === 'today' && sitting.due + sitting.fresh === 0 ? words.anyway : words.practise;
}
