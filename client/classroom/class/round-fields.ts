import type { ReactNode } from 'react';
import type { RoundFieldsProps } from '../../play/setup/round-part.tsx';

type Fields = (props: RoundFieldsProps) => ReactNode;

const FIELDS = import.meta.glob<Fields>('../../games/*/round-fields.tsx', { eager: true, import: 'RoundFields' });

/** What each game asks for a class round, by its slug. */
export const ROUND_FIELDS: { readonly [slug: string]: Fields } = Object.fromEntries(
  Object.entries(FIELDS).map(([file, fields]) => [file.split('/').at(-2), fields]),
);
