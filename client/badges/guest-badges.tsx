import { RARITIES } from '../../shared/badges/catalogue-badge.ts';
import { Medal } from '../art/medal.tsx';
import { openPlayers } from '../device/dialogs.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import page from '../ui/page.module.css';
import { deferredChunk } from '../window/chunk.tsx';
import css from './guest-badges.module.css';

/** The catalogue is in the document from the start; its code is not needed to read it. */
const BadgeGallery = deferredChunk(() => import('./badge-gallery.tsx'));

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
          What a guest plays ends with the page. An account keeps it on all your devices, a learner on this one. Every badge is worth XP.
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
      <BadgeGallery />
    </div>
  );
}
