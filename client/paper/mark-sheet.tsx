import { useEffect, useRef, useState } from 'react';
import { problemsOf, type Sheet as PaperSheet } from '../../shared/games/practice/sheet.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { afterGame } from '../play/page/after-game.ts';
import { browserPorts } from '../play/run/browser-ports.ts';
import { finishRun } from '../play/run/finish-run.ts';
import { inFours } from '../text/fours.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { useRootMark } from '../ui/root-mark.ts';
import { logError } from '../window/log.ts';
import { notSaved } from '../words/en/device/not-saved.ts';
import * as words from '../words/en/paper/bring-back.ts';
import { solved } from '../words/en/practice/problem.ts';
import { bringRun, paperRun } from './paper-run.ts';
import ui from '../ui/ui.module.css';
import css from './bring-back.module.css';

interface MarkSheetProps {
  readonly sheet: PaperSheet;
  readonly owner: RunOwner;
  /** Called again if storage took it later than the first time. */
  readonly onSaved: (report: FinishReport) => void;
  readonly onOther: () => void;
}

/** The problems of a sheet with their answers, all of them right until a tap says of one that it is wrong. */
export function MarkSheet({ sheet, owner, onSaved, onOther }: MarkSheetProps) {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Prompts keep above the row with Save.
  useRootMark('thumbRow');
  const problems = problemsOf(sheet);
  const right = sheet.count - wrong.size;

  const toggle = (place: number) => {
    const next = new Set(wrong);
    if (!next.delete(place)) next.add(place);
    setWrong(next);
  };
  const save = () => {
    setBusy(true);
    setFailed(false);
    const run = paperRun(sheet, wrong);
    void finishRun({
      delivery: { finish: () => bringRun(owner, run) },
      after: browserPorts.after,
      told(report) {
        onSaved(report);
        void afterGame(report);
      },
      failed(reason) {
        logError(reason);
        setBusy(false);
        setFailed(true);
      },
    });
  };
  return (
    <section className={css['marking']} aria-labelledby="mark-sheet">
      <header className={css['head']}>
        <h2 ref={heading} id="mark-sheet" tabIndex={-1} className={ui['larger']}>
          {words.howToMark}
        </h2>
        <p className={ui['note']}>{inFours(sheet.code).join(' ')}</p>
      </header>
      <ol className={css['problems']} aria-label={words.problems}>
        {problems.map((problem, i) => (
          <li key={`${i} ${problem.fact}`}>
            <button type="button" className={css['problem']} aria-pressed={wrong.has(i)} onClick={() => toggle(i)}>
              <span className={css['solved']}>{solved(problem)}</span>
              <span className={css['place']}>{i + 1}</span>
              <span className={css['verdict']}>
                <Icon name={wrong.has(i) ? 'cross' : 'tick'} size="small" />
                <span>{wrong.has(i) ? words.wrong : words.right}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {failed && <Banner tone="wrong">{notSaved}</Banner>}
      <div className={css['bar']} data-row data-scan="first">
        <output className={ui['figure']}>{words.rightOf(right, sheet.count)}</output>
        <Button variant="primary" size="large" busy={busy} onClick={save}>
          {wrong.size === 0 ? words.allRight : words.save}
        </Button>
      </div>
      <p className={css['links']}>
        <span className={ui['note']}>{words.once}</span>
        <Button variant="plain" onClick={onOther}>
          {words.other}
        </Button>
      </p>
    </section>
  );
}
