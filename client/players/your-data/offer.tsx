import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import ui from '../../ui/ui.module.css';
import css from './your-data.module.css';

export interface OfferProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The button, and what became of its last press. */
  readonly children: ReactNode;
}

/** One thing that can be done with a player's data. */
export const Offer = ({ icon, title, text, children }: OfferProps) => (
  <section className={css['offer']}>
    <Icon name={icon} />
    <h3 className={ui['medium']}>{title}</h3>
    <p className={ui['note']}>{text}</p>
    <div className={css['action']}>{children}</div>
  </section>
);
