import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { roundAddress } from './round-address.ts';
import * as words from '../../words/en/classroom/class-round.ts';
import { inFours } from '../../text/fours.ts';
import ui from '../../ui/ui.module.css';
import css from './board.module.css';

interface BoardProps {
  readonly code: string;
  /** Further ways to give it to pupils. */
  readonly children: ReactNode;
}

/** The code of a round, to be read and scanned from the back of a room. */
export function Board({ code, children }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  // An iPhone shows pictures and films in full alone.
  const canFill = document.fullscreenEnabled === true;
  return (
    <div className={ui['column3']}>
      <div ref={board} className={css['board']}>
        <p className={css['code']} data-long={code.length > 8 || undefined}>
          <VisuallyHidden>{`${words.code}: ${Array.from(code).join(' ')}`}</VisuallyHidden>
          {inFours(code).map((group, at) => (
            // The groups of a code never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} aria-hidden="true">
              {group}
            </span>
          ))}
        </p>
        <div className={css['qr']}>
          <QrCode text={roundAddress(code)} label={words.scan} />
        </div>
        <p className={css['howTo']}>{words.howTo}</p>
      </div>
      <div className={ui['row3']}>
        {canFill && <Button onClick={() => void board.current?.requestFullscreen().catch(() => undefined)}>{words.fillScreen}</Button>}
        {children}
      </div>
    </div>
  );
}
