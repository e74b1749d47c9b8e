import type { ReactNode } from 'react';
import page from '../../ui/page.module.css';
import { ContactButton } from '../contact/contact-button.tsx';
import { Section } from '../section/section.tsx';
import css from './legal.module.css';

/** A term and what there is to say of it. */
interface Fact {
  readonly term: string;
  readonly text: string;
}

/** A section of a legal page: paragraphs, and lists of facts between them. */
interface ChapterText {
  readonly title: string;
  readonly parts: readonly (string | readonly Fact[])[];
}

interface ChapterProps {
  readonly id: string;
  readonly text: ChapterText;
  /** What follows its text. */
  readonly children?: ReactNode;
}

/** The last one, on how to write to us, ends with the button for it. */
export function Chapter({ id, text: { title, parts }, children }: ChapterProps) {
  return (
    <Section id={id} title={title}>
      <div className={css['text']}>
        {parts.map((part) => (typeof part === 'string' ? <p key={part}>{part}</p> : <Facts key={part[0]?.term} facts={part} />))}
        {children}
        {id === 'contact' && (
          <div className={page['links']}>
            <ContactButton />
          </div>
        )}
      </div>
    </Section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css['facts']}>
      {facts.map(({ term, text }) => (
        <div key={term} className={css['fact']}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
