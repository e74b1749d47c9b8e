import { useCallback, useEffect, type ReactNode } from 'react';
import { isCorrect, type JudgedRound, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { phaseMs } from '../../../shared/games/number-sequence/v1/times.ts';
import type { PlayProps } from '../../play/page/game-module.ts';
import { AFTER_PLAY_MS, AFTER_PRESS_MS } from '../../play/input/moments.ts';
import { controlsClass, useControls } from '../../play/input/use-controls.ts';
import { NumberPad } from '../../play/input/number-pad.tsx';
import { PlayCount, PlayFrame } from '../../play/stage/play-frame.tsx';
import { useStopQuestion } from '../../play/stage/stop-question.ts';
import { sounds } from '../../play/sound/sounds.ts';
import { TimeBar } from '../../play/stage/time-bar.tsx';
import { clockOf, isUntimed } from '../../play/choices/clock-of.ts';
import { playChoices } from '../../play/choices/now.ts';
import { usePad } from '../../play/input/use-pad.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Pips, type Pip } from '../../ui/feedback/pips.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { isComplete, type EntryKey } from './entry.ts';
import type { EntryRun, EntrySnapshot } from './entry-run.ts';
import { RevealCount } from './reveal-count.tsx';
import { sheetName, Sheets } from './sheets.tsx';
import { spelled, spokenVerdict, verdictOn } from './texts.ts';
import { useEntryKeys } from './use-entry-keys.ts';
import { useRun } from '../../play/run/use-run.ts';
import * as words from '../../words/en/number-sequence/play.ts';
import * as padWords from '../../words/en/play/number-pad.ts';
import css from './play.module.css';

/** With this many seconds left or fewer, the time for the input is red. */
const RED_FROM_S = 10;

/** The play screen: the numbers on sheets that turn over, and the same sheets to write them on. */
export function Play({ run, onDiscard }: PlayProps<EntryRun>) {
  const snapshot = useRun(run);
  const { state } = snapshot;
  const stop = useStopQuestion(onDiscard, clockOf(state.config));
  const isPadThere = usePad(state.phase === 'input' ? String(state.sinceMs) : undefined, isUntimed(state.config));
  // The review can start by itself, while the player presses Enter.
  const there = useControls(state.phase === 'review' ? AFTER_PLAY_MS : AFTER_PRESS_MS, `${state.phase} ${state.sinceMs}`);
  const press = (key: EntryKey) => {
    if (key === 'escape') return stop.ask();
    const isTyping = state.phase === 'input' || state.phase === 'ready';
    if (isTyping && key !== 'enter') sounds.play('key');
    if (isTyping || there) run.press(key);
  };
  useEntryKeys(press, !stop.isOpen);
  useVerdictSound(state.phase === 'review' ? state.judged.at(-1) : undefined);
  const { rounds } = state.config;
  const number = roundNumber(state);
  return (
    <PlayFrame
      task={words.stageTask}
      said={said(snapshot)}
      asks={state.phase === 'memorize'}
      waits={isUntimed(state.config) && (state.phase === 'memorize' || state.phase === 'review')}
      again={state.phase === 'input' ? sheetName(snapshot, snapshot.entry.index) : undefined}
      time={<Clock run={run} state={state} breaks={snapshot.breaks} />}
      count={<PlayCount number={number} of={rounds} />}
      progress={<Pips pips={pipsOf(state)} label={words.rounds(number, rounds, state.judged.filter(isCorrect).length)} />}
      stop={stop}
    >
      <div className={classes(css['play'], isPadThere && css['padded'])}>
        <Title state={state} />
        <div className={css['sheets']}>
          <Sheets snapshot={snapshot} point={run.point} />
        </div>
        <Controls run={run} snapshot={snapshot} there={there} press={press} />
      </div>
    </PlayFrame>
  );
}

/** Plays the sound of each round's verdict once. */
function useVerdictSound(judged: JudgedRound | undefined): void {
  useEffect(() => {
    if (judged) sounds.play(isCorrect(judged) ? 'right' : 'wrong');
  }, [judged]);
}

/** The round in sight, counted from 1. */
const roundNumber = ({ judged, phase }: NumberSequenceState): number => judged.length + (phase === 'review' ? 0 : 1);

function pipsOf(state: NumberSequenceState): readonly Pip[] {
  const now = roundNumber(state) - 1;
  return Array.from({ length: state.config.rounds }, (_, i): Pip => {
    const round = state.judged[i];
    if (round) return isCorrect(round) ? 'right' : 'wrong';
    return i === now ? 'now' : 'todo';
  });
}

interface ClockProps {
  readonly run: EntryRun;
  readonly state: NumberSequenceState;
  readonly breaks: number;
}

/** The time left to memorize, or to type. */
function Clock({ run, state, breaks }: ClockProps) {
  const { phase, config, sinceMs, spentMs } = state;
  const beganMs = phase === 'input' ? sinceMs - spentMs : sinceMs;
  const elapsedMs = useCallback(() => run.elapsedMs() - beganMs, [run, beganMs]);
  if (phase !== 'memorize' && phase !== 'input') return null;
  const limitMs = phaseMs(phase, config);
  if (limitMs === null) return null;
  return <TimeBar key={sinceMs} clock={{ elapsedMs, epoch: breaks }} limitMs={limitMs} redFromS={phase === 'input' ? RED_FROM_S : 0} />;
}

function Title({ state }: { readonly state: NumberSequenceState }) {
  const { phase, config, judged } = state;
  const last = judged.at(-1);
  if (phase === 'review' && last) {
    const right = isCorrect(last);
    return (
      <TitleLine key="review" tone={right ? 'right' : 'wrong'}>
        {verdictOn(last)}
      </TitleLine>
    );
  }
  if (phase === 'ready') return <TitleLine key="ready">{words.getReady}</TitleLine>;
  if (phase === 'input') return <TitleLine key="input">{words.typeBack}</TitleLine>;
  return (
    <TitleLine key="memorize" note={revealed(config)}>
      {words.memorize}
    </TitleLine>
  );
}

/** How many numbers there are, and for how long. */
function revealed(config: NumberSequenceState['config']): string {
  const ms = phaseMs('memorize', config);
  return ms === null ? words.numbers(config.count) : words.memorizeNote(config.count, ms / 1000);
}

interface TitleLineProps {
  readonly tone?: 'right' | 'wrong';
  readonly note?: string;
  readonly children: ReactNode;
}

const TitleLine = ({ tone, note, children }: TitleLineProps) => (
  <h1 className={classes(css['title'], tone && css[tone])}>
    {tone && <Icon name={tone === 'right' ? 'tick' : 'cross'} />}
    <span>{children}</span>
    {note !== undefined && <span className={css['note']}>{note}</span>}
  </h1>
);

interface ControlsProps {
  readonly run: EntryRun;
  readonly snapshot: EntrySnapshot;
  /** Whether the button that ends the phase is shown yet. */
  readonly there: boolean;
  readonly press: (key: EntryKey) => void;
}

/** The controls below the sheets. They are equally high in every phase, so that the sheets do not move. */
function Controls({ run, snapshot, there, press }: ControlsProps) {
  const { phase, sinceMs, config } = snapshot.state;
  if (phase === 'memorize' || phase === 'review') {
    const revealMs = phase === 'memorize' ? phaseMs(phase, config) : null;
    return (
      <div className={css['panel']}>
        {revealMs !== null && (
          <RevealCount key={sinceMs} clock={{ elapsedMs: run.elapsedMs, epoch: snapshot.breaks }} endMs={sinceMs + revealMs} />
        )}
        <Button
          size="large"
          wide
          variant={phase === 'review' || isUntimed(config) ? 'primary' : 'quiet'}
          className={classes(css['go'], controlsClass(there))}
          onClick={run.endPhase}
        >
          {phase === 'review' ? words.nextRound : words.known}
        </Button>
      </div>
    );
  }
  const notFull = phase !== 'input' || !isComplete(snapshot.entry);
  return (
    <>
      <div className={classes(css['pad'], phase === 'ready' && css['soon'])}>
        <NumberPad onKey={press} submitDisabled={notFull} disabled={phase === 'ready'} />
      </div>
      <div className={css['submit']}>
        <Button size="large" wide variant="primary" className={css['go']} disabled={notFull} onClick={() => press('enter')}>
          {padWords.submit}
        </Button>
      </div>
    </>
  );
}

/** A full round waits. Who plays by switch has a button, and no Enter. */
const allInWords = (): string => (playChoices().switches === 'none' ? words.allIn : words.allInAlone);

/** What is said as each phase begins, and of a digit that is refused. Digits and numbers that are typed are said by their keys. */
function said({ state, entry, refused }: EntrySnapshot): string {
  const last = state.judged.at(-1);
  switch (state.phase) {
    case 'memorize':
      return words.spokenRound(roundNumber(state), state.config.rounds, state.numbers.map(spelled));
    case 'ready':
      return words.getReady;
    case 'input':
      if (isComplete(entry) && (isUntimed(state.config) || playChoices().enter !== 'auto')) return allInWords();
      return refused > 0 ? words.noZero : '';
    case 'review':
    case 'over':
      return spokenVerdict(last);
  }
}
