import { cardsOf, problemsOf, type Sheet } from '../../shared/games/practice/sheet.ts';
import type { Question } from '../../shared/games/practice/v1/question.ts';
import leafCss from '../ui/leaf/leaf.module.css';
import * as words from '../words/en/paper/print.ts';
import { printed } from '../words/en/practice/problem.ts';
import css from './paper.module.css';

const A_LEAF = 8;
const A_ROW = 2;

/** The cards of one leaf, as they lie on its back: each row from the other end, so that an answer is behind its problem. */
const mirrored = (cards: readonly (Question | null)[]): readonly (Question | null)[] =>
  cards.map((_, i) => cards[i - (i % A_ROW) + (A_ROW - 1 - (i % A_ROW))] ?? null);

/** Eight cards a leaf, and what is on their backs. */
export function FlashCards({ sheet }: { readonly sheet: Sheet }) {
  const cards = cardsOf(problemsOf(sheet));
  const leaves = Array.from({ length: Math.ceil(cards.length / A_LEAF) }, (_, leaf) =>
    Array.from({ length: A_LEAF }, (_empty, i) => cards[A_LEAF * leaf + i] ?? null),
  );
  return leaves.flatMap((leaf, i) => [
    <Leaf key={`front-${i}`} label={words.fronts(i + 1)} cards={leaf} side={printed} />,
    <Leaf key={`back-${i}`} label={words.backsOf(i + 1)} cards={mirrored(leaf)} side={({ answer }) => String(answer)} />,
  ]);
}

interface LeafProps {
  readonly label: string;
  /** Null for a place without a card. */
  readonly cards: readonly (Question | null)[];
  readonly side: (card: Question) => string;
}

const Leaf = ({ label, cards, side }: LeafProps) => (
  <section className={leafCss['leaf']} aria-label={label}>
    <ul className={css['cards']}>
      {cards.map((card, i) => (
        <li key={card ? card.fact : `empty-${i}`} className={css['card']} aria-hidden={card === null || undefined}>
          {card && side(card)}
        </li>
      ))}
    </ul>
  </section>
);
