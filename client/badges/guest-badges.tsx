import { BADGES } from '../../shared/badges/catalogue/catalogue.ts';
import { RARITIES, type Rarity } from '../../shared/badges/described-badge.ts';
import { Medal } from '../art/medal.tsx';
import { openPlayers } from '../device/dialogs.ts';
import { amount, wholeNumber } from '../text/number.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import page from '../ui/page.module.css';
import { BadgeMedal } from './badge-medal.tsx';
import { FILTER_LABELS } from './badge-texts.ts';
import css from './guest-badges.module.css';

/** What a guest sees: how to collect badges, and which there are. */
export function GuestBadges() {
  return (
    <div className={css['guest']}>
      <Sheet as="section" className={css['prompt']} aria-labelledby="sign-in-for-badges">
        <div className={css['medals']}>
          {RARITIES.map((rarity) => (
            <Medal key={rarity} rarity={rarity} />
          ))}
        </div>
        <h2 id="sign-in-for-badges">Sign in to collect badges</h2>
        <p>
          What a guest plays ends with the page. An account keeps it on all your devices, a learner on this one:{' '}
          {amount(BADGES.size, 'badge')} to earn, each worth XP.
        </p>
        <div className={page['links']}>
          <LinkButton to="/auth/callback" variant="primary" size="large">
            Sign In
          </LinkButton>
          <Button size="large" onClick={openPlayers}>
            Play as a learner
          </Button>
        </div>
      </Sheet>
      {RARITIES.map((rarity) => (
        <BadgesOf key={rarity} rarity={rarity} />
      ))}
    </div>
  );
}

function BadgesOf({ rarity }: { readonly rarity: Rarity }) {
  const badges = [...BADGES.values()].filter((badge) => badge.rarity === rarity);
  const [first] = badges;
  return (
    <section className={css['section']} aria-labelledby={`badges-${rarity}`}>
      <h2 id={`badges-${rarity}`} className={css['heading']}>
        {FILTER_LABELS[rarity]}
        {first && <span className={css['level']}>From level {wholeNumber(first.requiredLevel)}</span>}
      </h2>
      <ul className={css['list']}>
        {badges.map((badge) => (
          <li key={badge.id} className={css['item']}>
            <BadgeMedal badge={badge} size="medium" />
            <div>
              <h3 className={css['name']}>{badge.name}</h3>
              <p className={css['soft']}>{badge.requirement}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
