import type { ReactNode } from 'react';
import { openPlayers } from '../device/dialogs.ts';
import { Button } from '../ui/button/button.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Who plays in this browser, and the way to switch. */
export const PlayersSection = ({ children }: { readonly children: ReactNode }) => (
  <Section title="On this device" note="Everybody here has games of their own. Switching takes one tap and deletes nothing.">
    {children}
    <div className={css['links']}>
      <Button aria-haspopup="dialog" onClick={openPlayers}>
        Switch or add a player
      </Button>
    </div>
  </Section>
);
