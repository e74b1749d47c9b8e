import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { controlsClass } from '../../play/input/use-controls.ts';
import { useNewScreen } from '../../play/input/use-input-gate.ts';
import { focusStage } from '../../play/stage/focus-stage.ts';
import { classes } from '../../ui/classes.ts';
import type { RoundWords } from './decided-round.ts';
import * as texts from '../../words/en/calculator-vs-brain/play.ts';
import * as stageWords from '../../words/en/play/stage.ts';
import ui from '../../ui/ui.module.css';
import css from './round-panel.module.css';

interface RoundPanelProps {
  readonly words: RoundWords;
  /** Whether the buttons are shown yet. */
  readonly there: boolean;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** Shows between rounds which side won, and by how much. The announcer says the same, so the focus does not move. */
export function RoundPanel({ words, there, onNext, onEnd }: RoundPanelProps) {
  useNewScreen();
  const { won, title, detail } = words;
  const next = (event: MouseEvent<HTMLElement>) => {
    focusStage(event.currentTarget);
    onNext();
  };
  return (
    <section className={css['panel']} aria-label={texts.roundResult}>
      <div className={css['words']}>
        <h2 className={classes(css['title'], won && css['won'])}>{title}</h2>
        <p className={ui['soft']}>{detail}</p>
      </div>
      <div className={classes(css['actions'], controlsClass(there))}>
        <Button size="large" onClick={onEnd}>
          {stageWords.endGame}
        </Button>
        <Button size="large" variant="primary" onClick={next}>
          {texts.nextRound}
        </Button>
      </div>
    </section>
  );
}
