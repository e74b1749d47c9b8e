import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/terms.ts';
import { Chapter } from './chapter.tsx';

/** The sections in their order. */
const CHAPTERS = [
  'acceptance',
  'use-of-the-site',
  'intellectual-property',
  'user-content',
  'disclaimers',
  'liability',
  'changes',
  'contact',
] as const;

/** /terms: what you may expect of the site, and the site of you, in eight sections (spec 2 §2, Static pages). */
export default function TermsPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      {CHAPTERS.map((id) => (
        <Chapter key={id} id={id} text={words.chapters[id]} />
      ))}
      <nav className={page['links']} aria-label={words.otherPages}>
        <LinkButton to="/privacy">{words.links.privacy}</LinkButton>
        <LinkButton to="/contact">{words.links.contact}</LinkButton>
        <LinkButton to="/">{words.links.home}</LinkButton>
      </nav>
    </div>
  );
}
