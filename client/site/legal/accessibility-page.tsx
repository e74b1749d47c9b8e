import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/accessibility.ts';
import { Chapter } from './chapter.tsx';

/** The sections in their order. */
const CHAPTERS = ['works', 'keys', 'missing', 'contact'] as const;

/** /accessibility: what works for whom, what does not yet, and how to ask. */
export default function AccessibilityPage() {
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
        <LinkButton to="/settings">{words.links.settings}</LinkButton>
        <LinkButton to="/about">{words.links.about}</LinkButton>
        <LinkButton to="/">{words.links.home}</LinkButton>
      </nav>
    </div>
  );
}
