import { AD_PAGE_PATH } from '../../../shared/addresses.ts';
import { classes } from '../../ui/classes.ts';
import * as words from '../../words/en/site/home-sections.ts';
import shown from '../../ui/by-player.module.css';
import css from './ad-slot.module.css';

/**
 * A place in a guest's list of games for advertising (decision S5). It has its size from the first paint on; while it is empty, it is a
 * strip of paper. For a player it is not there.
 */
export const AdSlot = ({ filled }: { readonly filled: boolean }) => (
  <li className={classes(css['slot'], shown['guest'])} aria-hidden={!filled || undefined}>
    {filled && <iframe className={css['frame']} title={words.advertisement} src={AD_PAGE_PATH} />}
  </li>
);
