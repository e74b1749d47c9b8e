import { PLAY_CHOICES } from '../../shared/preferences/play-choices.ts';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';
import type { ChosenBy } from './use-chosen.ts';
import * as words from '../words/en/settings/how-you-play.ts';

/** How whoever plays plays, in every game (decision D32). Each choice applies at once. */
export const HowYouPlay = (by: ChosenBy) => (
  <Section title={words.title} note={by.isGuest ? words.noteForGuests : words.note}>
    <Choice name="pad" of={PLAY_CHOICES.pad} words={words.choices.pad} {...by} />
    <Choice name="enter" of={PLAY_CHOICES.enter} words={words.choices.enter} {...by} />
    <Choice name="bubbles" of={PLAY_CHOICES.bubbles} words={words.choices.bubbles} {...by} />
  </Section>
);
