import { wholeNumber } from '../../text/number.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import ui from '../../ui/ui.module.css';
import css from './stat-card.module.css';

interface StatCardProps {
  readonly name: string;
  /** Undefined until it is known. */
  readonly value: number | undefined;
  readonly note?: string | undefined;
}

/** The cards in a row, two by two on a phone. */
export const StatCards = ({ cards, busy = false }: { readonly cards: readonly StatCardProps[]; readonly busy?: boolean }) => (
  <ul className={css['cards']} aria-busy={busy || undefined}>
    {cards.map((card) => (
      <StatCard key={card.name} {...card} />
    ))}
  </ul>
);

const StatCard = ({ name, value, note }: StatCardProps) => (
  <Sheet as="li" room="close" className={css['card']}>
    <span className={ui['note']}>{name}</span>
    <span className={css['value']}>{value === undefined ? '–' : wholeNumber(value)}</span>
    {note !== undefined && <span className={ui['note']}>{note}</span>}
  </Sheet>
);
