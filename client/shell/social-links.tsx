import { useEffect, useState } from 'react';
import { readSiteSettings } from '../window/site-settings.ts';
import * as words from '../words/en/shell/footer.ts';
import css from './footer.module.css';

/** The networks of the specification, in its order (spec 2 §2, Shared layout). */
const NETWORKS = ['twitter', 'facebook', 'instagram', 'youtube'] as const;

interface SocialLink {
  readonly name: string;
  readonly address: string;
}

async function readLinks(): Promise<readonly SocialLink[]> {
  const { social } = (await readSiteSettings()) ?? { social: {} };
  return NETWORKS.flatMap((network) => {
    const address = social[network];
    return address === undefined ? [] : [{ name: words.networks[network], address }];
  });
}

/** Links to the site's pages elsewhere: only those that are set (decision S18). */
export default function SocialLinks() {
  const [links, setLinks] = useState<readonly SocialLink[]>([]);
  useEffect(() => {
    void readLinks().then(setLinks);
  }, []);
  if (links.length === 0) return null;
  return (
    <ul className={css['social']}>
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
