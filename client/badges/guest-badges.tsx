import { RARITIES } from '../../shared/badges/catalogue-badge.ts';
import { Medal } from '../art/medal.tsx';
import { openPlayers } from '../device/dialogs.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import page from '../ui/page.module.css';
import { deferredChunk } from '../window/chunk.tsx';
import * as words from '../words/en/badges/page.ts';
import css from './guest-badges.module.css';

const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';

/** The catalogue is in the document from the start; its code is not needed to read it. */
const BadgeGallery = deferredChunk(() => import('./badge-gallery.tsx'));

/** What a guest sees: how to collect badges, and which there are. */
export function GuestBadges() {
  return (
    <div className={css['guest']}>
      <Sheet as="section" className={css['prompt']} aria-labelledby="sign-in-for-badges">
        <div className={css['medals']}>
          {RARITIES.map((rarity) => (
            <Medal key={rarity} rarity={rarity}>
              <path d={STAR} fill="currentColor" />
            </Medal>
          ))}
        </div>
        <h2 id="sign-in-for-badges">{words.signInTitle}</h2>
        <p>{words.whatIsKept}</p>
        <div className={page['links']}>
          <LinkButton to="/auth/callback" variant="primary" size="large">
            {words.signIn}
          </LinkButton>
          <Button size="large" onClick={openPlayers}>
            {words.playAsLearner}
          </Button>
        </div>
      </Sheet>
      <BadgeGallery />
    </div>
  );
}
