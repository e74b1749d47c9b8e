import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { Chapter } from './chapter.tsx';
import { PRIVACY } from './privacy-texts.ts';
import css from './legal.module.css';

/** The document has it; its code, which knows days, need not come before the first screen. */
const EffectiveDay = deferredChunk(() => import('./effective-day.tsx'));

const ConsentChoice = deferredChunk(() => import('../../consent/consent-choice.tsx'));

/** /privacy: what is stored, where and for how long, in nine sections (spec 2 §2, Static pages). */
export default function PrivacyPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Privacy Policy</h1>
        <p className={page['lead']}>What is kept, where and for how long, and what never leaves your device.</p>
        <p className={css['date']}>
          <EffectiveDay />
        </p>
      </header>
      {PRIVACY.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter}>
          {chapter.id === 'storage' && <ConsentChoice />}
          {chapter.id === 'contact' && (
            <div className={page['links']}>
              <ContactButton />
            </div>
          )}
        </Chapter>
      ))}
      <nav className={page['links']} aria-label="Other pages">
        <LinkButton to="/terms">Terms of Service</LinkButton>
        <LinkButton to="/about">About</LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </nav>
    </div>
  );
}
