import { useEffect, useRef, useState } from 'react';
import { readSiteSettings } from '../window/site-settings.ts';
import css from './footer.module.css';

/** The networks of the specification, in its order (spec 2 §2, Shared layout). */
const NETWORKS = [
  ['twitter', 'Twitter'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

interface SocialLink {
  readonly name: string;
  readonly address: string;
}

async function readLinks(): Promise<readonly SocialLink[]> {
  const { social } = (await readSiteSettings()) ?? { social: {} };
  return NETWORKS.flatMap(([network, name]) => {
    const address = social[network];
    return address === undefined ? [] : [{ name, address }];
  });
}

/** As far below the window as the window is high. */
const SOON_SEEN = { rootMargin: '100% 0px' };

/** Runs `work` once, when the element will soon be in the window. Call the result to give up. */
function whenSoonSeen(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  }, SOON_SEEN);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Links to the site's pages elsewhere: only those that are set (decision S18). They are asked for when somebody is about to get there. */
export function SocialLinks() {
  const place = useRef<HTMLUListElement>(null);
  const [links, setLinks] = useState<readonly SocialLink[]>([]);
  useEffect(() => {
    const footer = place.current?.closest('footer');
    return footer ? whenSoonSeen(footer, () => void readLinks().then(setLinks)) : undefined;
  }, []);
  return (
    <ul ref={place} className={css['social']}>
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} className={css['link']} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
