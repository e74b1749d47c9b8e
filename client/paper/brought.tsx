import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { problemsOf, type Sheet as PaperSheet } from '../../shared/games/practice/sheet.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { afterInWords } from '../games/practice/after-text.ts';
import { useMemory } from '../play/memory/use-memory.ts';
import { Figure, XpFigure } from '../play/result/figure.tsx';
import { FixUpLink } from '../play/result/fix-up.tsx';
import { SaveLine } from '../play/result/save-line.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/paper/bring-back.ts';
import ui from '../ui/ui.module.css';
import css from './bring-back.module.css';

interface BroughtProps {
  readonly sheet: PaperSheet;
  readonly report: FinishReport;
  readonly owner: RunOwner;
  /** Called when it was saved later: a guest's that was kept, one that storage refused. */
  readonly onReport: (report: FinishReport) => void;
  readonly onOther: () => void;
}

/** What a sheet came to: how much was right, what it did for the map, and where it goes on. */
export function Brought({ sheet, report, owner, onReport, onOther }: BroughtProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const memory = useMemory(report);
  const asked = new Set<FactId>(problemsOf(sheet).map(({ fact }) => fact));
  const right = Number(report.outcome.sessionData['right']);
  return (
    <Sheet as="section" className={css['sheet']} aria-labelledby="brought-sheet">
      <div className={css['form']}>
        <h2 ref={heading} id="brought-sheet" tabIndex={-1} className={ui['larger']}>
          {right === sheet.count ? words.perfect : words.saved}
        </h2>
        <dl className={css['figures']}>
          <Figure name={words.rightName} value={`${right}/${sheet.count}`} />
          <XpFigure report={report} otherwise={{ name: words.problemsName, value: sheet.count }} />
        </dl>
        <output className={css['sentence']}>{afterInWords(asked, memory)}</output>
        <div className={css['next']}>
          <LinkButton to="/map" variant="primary" size="large">
            {words.map}
          </LinkButton>
          <FixUpLink report={report} />
        </div>
        <p className={css['links']}>
          <Link to="/practice/print">{words.toPrint}</Link>
          <Button variant="plain" onClick={onOther}>
            {words.other}
          </Button>
        </p>
        <SaveLine report={report} owner={owner} lost={false} onKept={onReport} />
      </div>
    </Sheet>
  );
}
