import { useEffect, useState } from 'react';
import { ALOUD_RATE, type AloudRate } from '../../shared/preferences/aloud-rate.ts';
import { chosenOf } from '../../shared/preferences/choice.ts';
import { PLAY_CHOICES } from '../../shared/preferences/play-choices.ts';
import { Button } from '../ui/button/button.tsx';
import { code } from '../window/chunk.tsx';
import { Choice } from './choice.tsx';
import { useChosen, type ChosenBy } from './use-chosen.ts';
import ui from '../ui/ui.module.css';
import * as words from '../words/en/settings/how-you-play.ts';

const voices = code(() => import('../play/voice/voices.ts'));

/** What of a game the device reads aloud, by which voice and how fast. */
export function ReadAloud(by: ChosenBy) {
  const stored = useChosen('aloud', by);
  const isOn = stored !== undefined && chosenOf(PLAY_CHOICES.aloud, stored) !== 'off';
  return (
    <div className={ui['column3']}>
      <Choice name="aloud" of={PLAY_CHOICES.aloud} words={words.choices.aloud} {...by} />
      {isOn && <ByVoice {...by} />}
    </div>
  );
}

/** The voice of this device, which can be tried; how fast it speaks. */
function ByVoice(by: ChosenBy) {
  const rate = chosenOf(ALOUD_RATE, useChosen('aloud.rate', by));
  const voice = useVoice();
  const tryIt = useTrial(rate);
  if (voice === undefined) return null;
  if (voice === null) {
    return <p className={ui['note']}>{words.noVoice}</p>;
  }
  return (
    <>
      <Choice name="aloud.rate" of={ALOUD_RATE} words={words.rate} {...by} />
      <div className={ui['row']}>
        <Button onClick={tryIt}>{words.tryVoice}</Button>
        <p className={ui['note']}>{words.voice(voice)}</p>
      </div>
    </>
  );
}

/** The name of this device's own voice; null if it has none, undefined while that is not known. */
function useVoice(): string | null | undefined {
  const [voice, setVoice] = useState<string | null>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    voices.whenThere(({ whenVoices, voiceHere }) => {
      if (!isGone) stop = whenVoices(() => setVoice(voiceHere()?.name ?? null));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return voice;
}

/** Says a sentence when that is asked for. Whoever leaves does not hear it to its end. */
function useTrial(rate: AloudRate): () => void {
  useEffect(() => () => voices.loaded()?.hush(), []);
  return () => voices.whenThere(({ tryVoice }) => tryVoice(words.trial, rate));
}
