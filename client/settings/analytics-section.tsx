import ConsentChoice from '../consent/consent-choice.tsx';
import { Section } from './section.tsx';
import { whatItAllows } from '../words/en/consent/cookies.ts';
import { analytics as words } from '../words/en/settings/page.ts';

/** The choice of the banner about cookies and site analytics, for this browser. */
export const AnalyticsSection = () => (
  <Section title={words.title} note={words.note}>
    <p>{whatItAllows}</p>
    <ConsentChoice />
  </Section>
);
