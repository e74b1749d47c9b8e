import { DataOffers, type DataOffersProps } from './data-offers.tsx';
import css from './your-data.module.css';

/** A guest has nothing to save, and may bring somebody's games. */
export const GuestData = (props: Pick<DataOffersProps, 'onPlay' | 'onPage'>) => (
  <DataOffers {...props}>
    <p className={css['note']}>You play as a guest, so there is nothing to save. A backup brings its player along.</p>
  </DataOffers>
);
