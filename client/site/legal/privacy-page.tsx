import { LinkButton } from '../../ui/button/button.tsx';
import page from '../../ui/page.module.css';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/site/privacy.ts';
import { Chapter } from './chapter.tsx';
import css from './legal.module.css';

/** The document has it; its code, which knows days, need not come before the first screen. */
const EffectiveDay = deferredChunk(() => import('./effective-day.tsx'));

const ConsentChoice = deferredChunk(() => import('../../consent/consent-choice.tsx'));

/** The sections in their order. */
const CHAPTERS = ['information', 'use', 'storage', 'sharing', 'retention', 'children', 'rights', 'changes', 'contact'] as const;

/** /privacy: what is stored, where and for how long, in nine sections (spec 2 §2, Static pages). */
export default function PrivacyPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
        <p className={css['date']}>
          <EffectiveDay />
        </p>
      </header>
      {CHAPTERS.map((id) => (
        <Chapter key={id} id={id} text={words.chapters[id]}>
          {id === 'storage' && <ConsentChoice />}
        </Chapter>
      ))}
      <nav className={page['links']} aria-label={words.otherPages}>
        <LinkButton to="/terms">{words.links.terms}</LinkButton>
        <LinkButton to="/about">{words.links.about}</LinkButton>
        <LinkButton to="/">{words.links.home}</LinkButton>
      </nav>
    </div>
  );
}
