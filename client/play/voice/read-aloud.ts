import type { AloudRate } from '../../../shared/preferences/aloud-rate.ts';
import type { PlayChoices } from '../../../shared/preferences/play-choices.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { speaker, type Reader, type Saying } from '../run/sayings.ts';
import { followDialogs } from './dialogs.ts';
import { createSpeech, type Speech, type Spoken } from './speech.ts';
import { stand } from './standing.ts';
import { utterance, voiceHere, whenVoices } from './voices.ts';

interface Chosen extends Pick<PlayChoices, 'aloud'> {
  readonly rate: AloudRate;
}

/** Between the lines of a text nothing is said for so long, in ms: time for each number to be remembered. */
const GAP_MS = 700;

/** What has happened is said after its sound, in ms. */
const AFTER_SOUND_MS = 200;

/** Digits side by side are read one by one, and not as one number. */
const byDigits = (text: string): string => text.replaceAll(/(\d) (?=\d)/g, '$1, ');

const openSpeech = (voice: SpeechSynthesisVoice, rate: AloudRate, onSaying: (isSaying: boolean) => void): Speech =>
  createSpeech({
    synthesis: speechSynthesis,
    utter: (text) => utterance(text, voice, rate),
    after: browserPorts.after,
    stand: onSaying,
  });

/** The lines of a text. */
const linesOf = (text: string, kind: Saying, unsaid: () => void): readonly Spoken[] =>
  byDigits(text)
    .split('\n')
    .map((line, at) => ({
      text: line,
      pauseMs: at > 0 ? GAP_MS : kind === 'news' ? AFTER_SOUND_MS : 0,
      isEcho: kind === 'echo',
      unsaid: at > 0 ? () => undefined : unsaid,
    }));

/** Reads aloud what its player has chosen; a press of theirs interrupts it, as it does readers of devices. A hidden page is silent. */
function readerBy({ aloud, rate }: Chosen): Reader {
  let speech: Speech | undefined;
  let whileSaying: AbortController | undefined;
  const silence = () => speech?.end();
  const onSaying = (isSaying: boolean) => {
    stand(isSaying);
    if (isSaying === (whileSaying !== undefined)) return;
    whileSaying?.abort();
    whileSaying = isSaying ? new AbortController() : undefined;
    if (whileSaying) listenFor({ press: () => speech?.hush(), leaving: silence, signal: whileSaying.signal });
  };
  /** False where nobody can speak now. */
  const speak = (text: string, kind: Saying, unsaid: () => void): boolean => {
    // Voices may come while a game is played.
    const voice = isHidden() || !speaker.region ? undefined : voiceHere();
    if (!voice) return false;
    speech ??= openSpeech(voice, rate, onSaying);
    for (const line of linesOf(text, kind, unsaid)) speech.add(line);
    return true;
  };
  // A reader of the device says a dialog by itself.
  const endDialogs = followDialogs((text) => void speak(text, 'news', () => undefined));
  return {
    voice(text, kind) {
      const isForOthers = aloud === 'questions' && kind !== 'question';
      const sayInRegion = () => speaker.region?.(text, kind);
      if (isForOthers || !speak(text, kind, sayInRegion)) sayInRegion();
    },
    end() {
      endDialogs();
      silence();
    },
  };
}

interface Interruption {
  readonly press: () => void;
  readonly leaving: () => void;
  readonly signal: AbortSignal;
}

function listenFor({ press, leaving, signal }: Interruption): void {
  for (const each of ['keydown', 'pointerdown']) addEventListener(each, press, { capture: true, signal });
  for (const each of ['pagehide', 'popstate']) addEventListener(each, leaving, { signal });
  document.addEventListener('visibilitychange', () => isHidden() && leaving(), { signal });
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Has the game read aloud as its player has chosen, and calls `go`: once the voices are there, if they come soon. */
export function readAloud(chosen: Chosen, go: () => void): void {
  whenVoices(() => {
    speaker.reader = readerBy(chosen);
    go();
  });
}
