import type { ReactNode } from 'react';
import { openPlayers } from '../device/dialogs.ts';
import { Button } from '../ui/button/button.tsx';
import { Section } from './section.tsx';
import { players as words } from '../words/en/settings/page.ts';
import ui from '../ui/ui.module.css';

/** Who plays in this browser, and the way to switch. */
export const PlayersSection = ({ children }: { readonly children: ReactNode }) => (
  <Section title={words.title} note={words.note}>
    {children}
    <div className={ui['row3']}>
      <Button aria-haspopup="dialog" onClick={openPlayers}>
        {words.change}
      </Button>
    </div>
  </Section>
);
