import { createAlarm } from '../run/alarm.ts';

/** One text for the device's voice. */
export interface Spoken {
  readonly text: string;
  /** How long nothing is said before it, in ms. */
  readonly pauseMs: number;
  /** Whether it outlasts a press: what a key has done, which another follows at once. */
  readonly isEcho: boolean;
  /** Called if it could not be said. */
  readonly unsaid: () => void;
}

interface SpeechPorts {
  readonly synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Told whether a text is said: then the clocks of games stand. */
  readonly stand: (isStanding: boolean) => void;
}

/** What the device says: each text once, and after those before it. */
export interface Speech {
  readonly add: (spoken: Spoken) => void;
  /** Breaks off what is being said, and what waits. What follows is said after that. */
  readonly hush: () => void;
  /** Ends all speech, echoes too. */
  readonly end: () => void;
}

/** A browser that has broken off a text says so within this time, in ms, or never. */
const BREAKS_OFF_MS = 250;

/** Nobody waits longer for the end of a text, in ms: some browsers never say that it has come. */
const mostMs = (text: string): number => 4_000 + 250 * text.length;

/** What a browser calls a text that was broken off. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['interrupted', 'canceled']);

/** The text whose turn it is. Its utterance is held here: browsers drop one that nobody holds, and its end never comes. */
interface Turn extends Spoken {
  utterance?: SpeechSynthesisUtterance;
  hasBegun: boolean;
  isBrokenOff: boolean;
}

export function createSpeech({ synthesis, utter, after, stand }: SpeechPorts): Speech {
  let queue: readonly Spoken[] = [];
  let turn: Turn | undefined;
  const alarm = createAlarm(after);

  const next = () => {
    alarm.clear();
    const [first, ...rest] = queue;
    queue = rest;
    turn = first && { ...first, hasBegun: false, isBrokenOff: false };
    stand(turn !== undefined);
    if (turn && turn.pauseMs > 0) alarm.set(turn.pauseMs, speak);
    else speak();
  };

  const speak = () => {
    const now = turn;
    if (!now) return;
    const utterance = utter(now.text);
    now.utterance = utterance;
    const over = () => now === turn && next();
    utterance.onstart = () => (now.hasBegun = true);
    utterance.onend = over;
    utterance.onerror = ({ error }) => {
      if (!BROKEN_OFF.has(error)) now.unsaid();
      over();
    };
    stand(true);
    alarm.set(mostMs(now.text), () => {
      if (!now.hasBegun) now.unsaid();
      synthesis.cancel();
      over();
    });
    synthesis.speak(utterance);
  };

  const breakOff = () => {
    const now = turn;
    if (!now?.utterance) return next();
    if (now.isBrokenOff) return;
    now.isBrokenOff = true;
    alarm.set(BREAKS_OFF_MS, () => now === turn && next());
    synthesis.cancel();
  };

  return {
    add(spoken) {
      queue = [...queue, spoken];
      if (!turn) next();
    },
    hush() {
      queue = queue.filter(({ isEcho }) => isEcho);
      if (turn) breakOff();
    },
    end() {
      queue = [];
      if (!turn) return;
      if (turn.utterance) synthesis.cancel();
      turn = undefined;
      next();
    },
  };
}
