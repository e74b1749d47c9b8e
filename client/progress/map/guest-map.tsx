import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/map/page.ts';
import { FirstStep } from './first-step.tsx';
import css from './guest-map.module.css';

/** What a guest sees: nothing of a guest's is kept, so the map has the answers of this visit alone. */
export const GuestMap = () => (
  <div className={css['guest']}>
    <FirstStep title={words.nothingYet} text={words.guestNothing} />
    <p>
      <LinkButton to="/auth/callback">{words.signIn}</LinkButton>
    </p>
    <p className={css['note']}>{words.orLearner}</p>
  </div>
);
