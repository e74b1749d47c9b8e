import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { PracticeConfig } from '../../../shared/games/practice/v2/rules.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { useOwner } from '../../play/run/run-owner.ts';
import { SetupFrame, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/practice/start.ts';
import { useSitting } from './use-sitting.ts';
import css from './setup.module.css';

/** What is on today, and one button. */
export function Setup({ onStart, returned }: SetupProps<PracticeConfig>) {
  const form = useRef<HTMLFormElement>(null);
  const { offered, again } = useSitting();
  const owner = useOwner();
  const isPressed = useRef(false);
  // What comes before the first practice; null once it was there.
  const [first, setFirst] = useState<ReactNode>();
  const begin = () => {
    if (!offered?.config) return;
    isPressed.current = false;
    const { config } = offered;
    const play = () => onStart({ ...config, clock: 'on' });
    if (!offered.first || first === null) return play();
    // Whoever cannot have it plays without.
    offered.first().then((show) => setFirst(show({ onEnd: play, onClose: () => setFirst(null) })), play);
  };
  const start = () => {
    isPressed.current = true;
    begin();
  };
  // A press before memory has been read begins as soon as it has.
  const isRead = offered !== undefined && offered !== null;
  const beginLate = useEffectEvent(() => isPressed.current && begin());
  useEffect(() => {
    if (isRead) beginLate();
  }, [isRead]);
  return (
    <SetupFrame title={words.title} {...offered?.head} form={form} onSubmit={start}>
      <SetupSheet byClock>
        <output className={css['today']}>{offered ? offered.said : offered === null ? words.failed : words.reading}</output>
        {owner?.kind === 'guest' && <p>{words.guest}</p>}
        <p className={css['links']}>
          <Link to="/map">{words.toMap}</Link>
          <Link to="/settings">{words.toSettings}</Link>
          <Link to="/practice/print">{words.onPaper}</Link>
          {offered?.more && <Button onClick={() => void offered.more?.add().then(again)}>{offered.more.label}</Button>}
        </p>
        <ul className={css['rules']}>
          {words.rules.map((rule) => (
            <li key={rule}>
              <Icon name="tick" size="small" />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      </SetupSheet>
      {offered !== null && offered?.config !== null && <StartRow returned={returned} label={offered?.label ?? words.practise} />}
      {first && <div>{first}</div>}
    </SetupFrame>
  );
}
