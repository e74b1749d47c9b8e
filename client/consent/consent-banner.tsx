import { Link } from '@tanstack/react-router';
import { decide } from '../window/consent.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import * as words from '../words/en/consent/cookies.ts';
import { accept } from './accept.ts';
import css from './consent-banner.module.css';

/** Asks for consent (spec 2 §2, Cookie consent). Both answers are of the same weight, and none is needed to go on. */
const ConsentBanner = () => (
  <Banner
    canWait
    stacked
    actions={
      <>
        <Button onClick={accept}>{words.accept}</Button>
        <Button onClick={() => decide(false)}>{words.decline}</Button>
      </>
    }
  >
    <p className={css['title']}>{words.title}</p>
    <p>
      <span>{`${words.whatItAllows} `}</span>
      <Link to="/privacy" className={css['link']}>
        {words.policy}
      </Link>
    </p>
  </Banner>
);

export default ConsentBanner;
