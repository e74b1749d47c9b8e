import ConsentChoice from '../consent/consent-choice.tsx';
import { WHAT_IT_ALLOWS } from '../consent/consent-texts.ts';
import { Section } from './section.tsx';
import { analytics as words } from '../words/en/settings/page.ts';

/** The choice of the banner about cookies and site analytics, for this browser. */
export const AnalyticsSection = () => (
  <Section title={words.title} note={words.note}>
    <p>{WHAT_IT_ALLOWS}</p>
    <ConsentChoice />
  </Section>
);
