import * as words from '../../words/en/ui/leaf.ts';
import { classes } from '../classes.ts';
import { About, Code } from './leaf-head.tsx';
import leafCss from './leaf.module.css';
import css from './flash-cards.module.css';

interface FlashCard {
  /** "7 × 8" */
  readonly front: string;
  readonly back: string;
}

interface FlashCardsProps {
  readonly cards: readonly FlashCard[];
  /** The code of what they are of. It is on both sides, or the backs would not lie behind their fronts. */
  readonly code?: string | undefined;
  /** What they are about, beside the code: a line each. */
  readonly about?: readonly string[];
}

const A_LEAF = 8;
const A_ROW = 2;

/** By how many characters the longest side has at most: how large it is written. Longer ones are words, which may take several lines. */
const LARGE = 10;
const MEDIUM = 15;

function sizeOf(cards: readonly FlashCard[]): string | undefined {
  const longest = Math.max(...cards.flatMap(({ front, back }) => [front.length, back.length]));
  if (longest <= LARGE) return undefined;
  return longest <= MEDIUM ? css['medium'] : css['inWords'];
}

/** The cards of one leaf, as they lie on its back: each row from the other end, so that an answer is behind its problem. */
const mirrored = (cards: readonly (FlashCard | null)[]): readonly (FlashCard | null)[] =>
  cards.map((_, i) => cards[i - (i % A_ROW) + (A_ROW - 1 - (i % A_ROW))] ?? null);

/** Eight cards a leaf, and what is on their backs. */
export function FlashCards({ cards, code, about = [] }: FlashCardsProps) {
  const leaves = Array.from({ length: Math.ceil(cards.length / A_LEAF) }, (_, leaf) =>
    Array.from({ length: A_LEAF }, (_empty, i) => cards[A_LEAF * leaf + i] ?? null),
  );
  const all = { code, about, size: sizeOf(cards) };
  return leaves.flatMap((leaf, i) => [
    <Leaf key={`front-${i}`} {...all} label={words.fronts(i + 1)} cards={leaf} side="front" />,
    <Leaf key={`back-${i}`} {...all} label={words.backsOf(i + 1)} cards={mirrored(leaf)} side="back" />,
  ]);
}

interface LeafProps {
  readonly label: string;
  readonly code: string | undefined;
  readonly about: readonly string[];
  readonly size: string | undefined;
  /** Null for a place without a card. */
  readonly cards: readonly (FlashCard | null)[];
  readonly side: keyof FlashCard;
}

const Leaf = ({ label, code, about, size, cards, side }: LeafProps) => (
  <section className={leafCss['leaf']} aria-label={label}>
    {code !== undefined && (
      <div className={leafCss['head']}>
        <Code code={code} />
        <div>
          <About lines={about} />
        </div>
      </div>
    )}
    <ul className={classes(css['cards'], size)}>
      {cards.map((card, i) => (
        <li key={card ? card.front : `empty-${i}`} className={css['card']} aria-hidden={card === null || undefined}>
          {card?.[side]}
        </li>
      ))}
    </ul>
  </section>
);
