import { AD_PAGE_PATH } from '../../../shared/addresses.ts';
import * as words from '../../words/en/site/home-sections.ts';
import css from './ad-slot.module.css';

/** A place in the list of games for advertising. It has its size from the first paint on; while it is empty, it is a strip of paper. */
export const AdSlot = ({ filled }: { readonly filled: boolean }) => (
  <li className={css['slot']} aria-hidden={!filled || undefined}>
    {filled && <iframe className={css['frame']} title={words.advertisement} src={AD_PAGE_PATH} />}
  </li>
);
