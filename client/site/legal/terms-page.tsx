import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import { ContactButton } from '../contact/contact-button.tsx';
import { Chapter } from './chapter.tsx';
import { TERMS } from './terms-texts.ts';

/** /terms: what you may expect of the site, and the site of you, in eight sections (spec 2 §2, Static pages). */
export default function TermsPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Terms of Service</h1>
        <p className={page['lead']}>What you may expect of the site, and the site of you. It fits on one page.</p>
      </header>
      {TERMS.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter}>
          {chapter.id === 'contact' && (
            <div className={page['links']}>
              <ContactButton />
            </div>
          )}
        </Chapter>
      ))}
      <nav className={page['links']} aria-label="Other pages">
        <LinkButton to="/privacy">Privacy Policy</LinkButton>
        <LinkButton to="/contact">Contact</LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </nav>
    </div>
  );
}
