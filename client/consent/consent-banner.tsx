import { Link } from '@tanstack/react-router';
import { decide } from '../window/consent.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { accept } from './accept.ts';
import { WHAT_IT_ALLOWS } from './consent-texts.ts';
import css from './consent-banner.module.css';

/** Asks for consent (spec 2 §2, Cookie consent). Both answers are of the same weight, and none is needed to go on. */
const ConsentBanner = () => (
  <Banner
    canWait
    stacked
    actions={
      <>
        <Button onClick={accept}>Accept</Button>
        <Button onClick={() => decide(false)}>Decline</Button>
      </>
    }
  >
    <p className={css['title']}>Cookies and site analytics</p>
    <p>
      <span>{`${WHAT_IT_ALLOWS} `}</span>
      <Link to="/privacy" className={css['link']}>
        Privacy Policy
      </Link>
    </p>
  </Banner>
);

export default ConsentBanner;
