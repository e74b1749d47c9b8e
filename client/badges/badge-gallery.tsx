import { RARITIES, type Rarity } from '../../shared/badges/catalogue-badge.ts';
import { classes } from '../ui/classes.ts';
import { BADGES } from './described-badge.ts';
import ui from '../ui/ui.module.css';
import below from '../ui/below.module.css';
import { BadgeMedal } from './badge-medal.tsx';
import { filters } from '../words/en/badges/filters.ts';
import * as words from '../words/en/badges/gallery.ts';
import css from './guest-badges.module.css';

/** All badges with what they ask for, by rarity. */
export default function BadgeGallery() {
  return (
    <>
      {RARITIES.map((rarity) => (
        <BadgesOf key={rarity} rarity={rarity} />
      ))}
    </>
  );
}

function BadgesOf({ rarity }: { readonly rarity: Rarity }) {
  const badges = [...BADGES.values()].filter((badge) => badge.rarity === rarity);
  const [first] = badges;
  return (
    <section className={classes(ui['grid5'], below['below'])} aria-labelledby={`badges-${rarity}`}>
      <h2 id={`badges-${rarity}`} className={css['heading']}>
        <span>{filters[rarity]}</span>
        {first && <span className={css['level']}>{words.fromLevel(first.requiredLevel)}</span>}
      </h2>
      <ul className={css['list']}>
        {badges.map((badge) => (
          <li key={badge.id} className={css['item']}>
            <BadgeMedal badge={badge} size="medium" />
            <div>
              <h3 className={ui['medium']}>{badge.name}</h3>
              <p className={ui['note']}>{badge.requirement}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
