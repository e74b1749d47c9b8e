import { Section } from '../section.tsx';
import { PracticeChoices } from './practice-choices.tsx';
import * as words from '../../words/en/settings/practice.ts';

/** A guest's practice: in the memory of the page. */
const GuestPractice = () => (
  <Section title={words.title} note={words.noteForGuests}>
    <PracticeChoices isGuest />
  </Section>
);

export default GuestPractice;
