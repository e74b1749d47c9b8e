import { chosenOf } from '../../shared/preferences/choice.ts';
import { PLAY_CHOICES } from '../../shared/preferences/play-choices.ts';
import { ClockChoice } from '../play/choices/clock-choice.tsx';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';
import { useChosen, type ChosenBy } from './use-chosen.ts';
import ui from '../ui/ui.module.css';
import * as words from '../words/en/settings/how-you-play.ts';

/** How whoever plays plays, in every game (decision D32). Each choice applies at once. */
export function HowYouPlay(by: ChosenBy) {
  const clock = useChosen('clock', by);
  return (
    <Section title={words.title} note={by.isGuest ? words.noteForGuests : words.note}>
      <ClockChoice clock={clock === undefined ? null : chosenOf(PLAY_CHOICES.clock, clock)} />
      <p className={ui['note']}>{words.clockGames}</p>
      <Choice name="pad" of={PLAY_CHOICES.pad} words={words.choices.pad} {...by} />
      <Choice name="enter" of={PLAY_CHOICES.enter} words={words.choices.enter} {...by} />
      <Choice name="bubbles" of={PLAY_CHOICES.bubbles} words={words.choices.bubbles} {...by} />
    </Section>
  );
}
