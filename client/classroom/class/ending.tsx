import { useEffect } from 'react';
import type { DayNumber } from '../../../shared/day.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import * as words from '../../words/en/classroom/class.ts';
import { classes, tried } from './classes-here.ts';
import { saveClass } from './save-class.ts';
import ui from '../../ui/ui.module.css';

interface EndingProps {
  readonly id: string;
  readonly name: string;
  readonly end: DayNumber;
  readonly today: DayNumber;
}

/** Says when a class ends and what keeps it, and keeps that somebody could see it said. */
export function Ending({ id, name, end, today }: EndingProps) {
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void tried(() => classes().warn(id, today));
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [id, today]);
  return (
    <Banner actions={<Button onClick={() => void saveClass(id, today)}>{words.saveFileOf(name)}</Button>}>
      <p>{words.endsOn(name, end)}</p>
      <p className={ui['note']}>{words.endsByClock(today)}</p>
    </Banner>
  );
}
