import { HowYouPlay } from './how-you-play.tsx';
import { PracticeChoices } from './practice/practice-choices.tsx';
import { Section } from './section.tsx';
import * as words from '../words/en/settings/practice.ts';

/** What a guest chooses: in the memory of the page. */
const GuestChoices = () => (
  <>
    <HowYouPlay isGuest />
    <Section title={words.title} note={words.noteForGuests}>
      <PracticeChoices isGuest />
    </Section>
  </>
);

export default GuestChoices;
