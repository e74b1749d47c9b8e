import { useEffect, useRef } from 'react';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/paper/bring-back.ts';
import ui from '../ui/ui.module.css';
import css from './bring-back.module.css';

interface BroughtBeforeProps {
  readonly summary: SessionSummary;
  readonly onOther: () => void;
}

/** A sheet counts once: what it came to then. */
export function BroughtBefore({ summary: { id, day, facts }, onOther }: BroughtBeforeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [asked = 0, right = 0] = facts ?? [];
  return (
    <Sheet as="section" className={css['sheet']} aria-labelledby="brought-before">
      <div className={css['form']}>
        <h2 ref={heading} id="brought-before" tabIndex={-1} className={ui['larger']}>
          {words.before}
        </h2>
        <p className={ui['figure']}>{words.rightOf(right, asked)}</p>
        <p>{words.broughtOn(day)}</p>
        <div className={ui['row3']}>
          <LinkButton to="/history/game" search={{ id }} size="large">
            {words.toGame}
          </LinkButton>
          <Button size="large" onClick={onOther}>
            {words.other}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
