import { DataOffers, type DataOffersProps } from './data-offers.tsx';
import * as words from '../../words/en/your-data/offers.ts';
import ui from '../../ui/ui.module.css';

/** A guest has nothing to save, and may bring somebody's games. */
export const GuestData = (props: Pick<DataOffersProps, 'onPlay' | 'onPage'>) => (
  <DataOffers {...props}>
    <p className={ui['note']}>{words.guest}</p>
  </DataOffers>
);
