import { useState } from 'react';
import { problemsOf, type Sheet as PaperSheet } from '../../shared/games/practice/sheet.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { afterGame } from '../play/page/after-game.ts';
import { browserPorts } from '../play/run/browser-ports.ts';
import { finishRun } from '../play/run/finish-run.ts';
import { Button } from '../ui/button/button.tsx';
import { MarkProblems } from '../ui/leaf/mark-problems.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
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

/** The problems of a sheet, to be marked and saved. */
export function MarkSheet({ sheet, owner, onSaved, onOther }: MarkSheetProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = (wrong: ReadonlySet<number>) => {
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
    <div className={css['marked']}>
      <MarkProblems
        title={words.howToMark}
        code={sheet.code}
        problems={problemsOf(sheet).map(solved)}
        busy={busy}
        failed={failed && <Banner tone="wrong">{notSaved}</Banner>}
        onSave={save}
      />
      <p className={css['links']}>
        <span className={ui['note']}>{words.once}</span>
        <Button variant="plain" onClick={onOther}>
          {words.other}
        </Button>
      </p>
    </div>
  );
}
