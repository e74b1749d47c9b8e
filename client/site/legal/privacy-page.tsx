import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import { ContactButton } from '../contact/contact-button.tsx';
import { Chapter } from './chapter.tsx';
import { EffectiveDay } from './effective-day.tsx';
import { PRIVACY } from './privacy-texts.ts';

/** /privacy: what is stored, where and for how long, in nine sections (spec 2 §2, Static pages). */
export default function PrivacyPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Privacy Policy</h1>
        <p className={page['lead']}>What is kept, where and for how long, and what never leaves your device.</p>
        <EffectiveDay />
      </header>
      {PRIVACY.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter}>
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
