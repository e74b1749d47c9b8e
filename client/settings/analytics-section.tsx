import ConsentChoice from '../consent/consent-choice.tsx';
import { WHAT_IT_ALLOWS } from '../consent/consent-texts.ts';
import { Section } from './section.tsx';

/** The choice of the banner about cookies and site analytics, for this browser. */
export const AnalyticsSection = () => (
  <Section title="Cookies and site analytics" note="For this browser, whoever plays in it.">
    <p>{WHAT_IT_ALLOWS}</p>
    <ConsentChoice />
  </Section>
);
