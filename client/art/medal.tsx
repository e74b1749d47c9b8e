import { classes } from '../ui/classes.ts';
import { facetsOf, type Rarity } from './facets.ts';
import css from './medal.module.css';

export interface MedalProps {
  readonly rarity: Rarity;
  readonly locked?: boolean | undefined;
}

/** A medal; a rarer one has more facets. Decoration beside the badge's name and rarity. */
export function Medal({ rarity, locked = false }: MedalProps) {
  return (
    <svg className={classes(css['medal'], css[rarity], locked && css['locked'])} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {facetsOf(rarity).map((points) => (
        <polygon key={points} className={css['facet']} points={points} />
      ))}
    </svg>
  );
}
