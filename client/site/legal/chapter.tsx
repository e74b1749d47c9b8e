import type { ReactNode } from 'react';
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

export function Chapter({ id, text: { title, parts }, children }: ChapterProps) {
  return (
    <Section id={id} title={title}>
      <div className={css['text']}>
        {parts.map((part) => (typeof part === 'string' ? <p key={part}>{part}</p> : <Facts key={part[0]?.term} facts={part} />))}
        {children}
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
