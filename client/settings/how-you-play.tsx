import { Suspense } from 'react';
import { PLAY_CHOICES, playedBy } from '../../shared/preferences/play-choices.ts';
import { usePreferences } from '../device/preferences.ts';
import { chunk } from '../window/chunk.tsx';
import { ClockChoice } from '../play/choices/clock-choice.tsx';
import { Choice } from './choice.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { Section } from './section.tsx';
import type { ChosenBy } from './use-chosen.ts';
import ui from '../ui/ui.module.css';
import * as words from '../words/en/settings/how-you-play.ts';

/** For those who play by switch alone. */
const Switches = chunk(() => import('./switches.tsx'));

/** How whoever plays plays, in every game (decision D32). Each choice applies at once. */
export function HowYouPlay(by: ChosenBy) {
  const chosen = usePreferences();
  const played = chosen || by.isGuest ? playedBy((name) => chosen?.get(name)) : undefined;
  return (
    <Section title={words.title} note={by.isGuest ? words.noteForGuests : words.note}>
      <ClockChoice played={played} />
      <p className={ui['note']}>{words.clockGames}</p>
      <Choice name="pad" of={PLAY_CHOICES.pad} words={words.choices.pad} {...by} />
      <Choice name="enter" of={PLAY_CHOICES.enter} words={words.choices.enter} {...by} />
      <Choice name="bubbles" of={PLAY_CHOICES.bubbles} words={words.choices.bubbles} {...by} />
      <Choice name="switches" of={PLAY_CHOICES.switches} words={words.choices.switches} {...by} />
      {played && played.switches !== 'none' && (
        <Suspense>
          <Switches {...by} />
        </Suspense>
      )}
      <ReadAloud {...by} />
    </Section>
  );
}
