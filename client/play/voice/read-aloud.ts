import type { AloudRate } from '../../../shared/preferences/aloud-rate.ts';
import type { PlayChoices } from '../../../shared/preferences/play-choices.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { speaker, type Saying, type Voice } from '../run/sayings.ts';
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

const openSpeech = (voice: SpeechSynthesisVoice, rate: AloudRate): Speech =>
  createSpeech({
    synthesis: speechSynthesis,
    utter: (text) => utterance(text, voice, rate),
    after: browserPorts.after,
    stand,
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

interface Reader {
  readonly voice: Voice;
  readonly end: () => void;
}

/** Reads aloud what its player has chosen; a press of theirs interrupts it, as it does readers of devices. A hidden page is silent. */
function readerBy({ aloud, rate }: Chosen, others: Voice): Reader {
  let speech: Speech | undefined;
  const whileReading = new AbortController();
  const { signal } = whileReading;
  const silence = () => speech?.end();
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, () => speech?.hush(), { capture: true, signal });
  for (const leaving of ['pagehide', 'popstate']) addEventListener(leaving, silence, { signal });
  document.addEventListener('visibilitychange', () => isHidden() && silence(), { signal });
  return {
    voice(text, kind) {
      // Voices may come while a game is played.
      const voice = voiceHere();
      if (!voice || isHidden() || (aloud === 'questions' && kind !== 'question')) return others(text, kind);
      speech ??= openSpeech(voice, rate);
      for (const line of linesOf(text, kind, () => others(text, kind))) speech.add(line);
    },
    end() {
      whileReading.abort();
      silence();
    },
  };
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Has the game read aloud as its player has chosen, and calls `go` with how to end that: once the voices are there, if they come soon. */
export function readAloud(chosen: Chosen, go: (end: () => void) => void): void {
  whenVoices(() => {
    const others = speaker.voice;
    const reader = readerBy(chosen, others);
    speaker.voice = reader.voice;
    go(() => {
      if (speaker.voice === reader.voice) speaker.voice = others;
      reader.end();
    });
  });
}
