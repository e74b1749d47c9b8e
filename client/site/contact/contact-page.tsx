import { Link } from '@tanstack/react-router';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/contact.ts';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { ContactDetails } from './contact-details.tsx';
import css from './contact.module.css';

/** /contact: where to write to, and what happens to what one writes (spec 2 §2, Static pages). */
export default function ContactPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <Sheet as="section" aria-labelledby="write" className={css['sheet']}>
        <h2 id="write" className={ui['larger']}>
          {words.write}
        </h2>
        <div className={css['details']}>
          <ContactDetails />
        </div>
      </Sheet>
      <Section id="helps" title={words.helps}>
        <Points>
          {words.questions.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <Section id="privacy" title={words.privacy}>
        <p className={css['notice']}>
          <Rich text={words.aboutPrivacy} parts={{ policy: (inner) => <Link to="/privacy">{inner}</Link> }} />
        </p>
      </Section>
      <nav className={page['links']} aria-label={words.otherPages}>
        <LinkButton to="/games">{words.links.games}</LinkButton>
        <LinkButton to="/math-tips">{words.links.tips}</LinkButton>
        <LinkButton to="/about">{words.links.about}</LinkButton>
        <LinkButton to="/blog">{words.links.blog}</LinkButton>
      </nav>
    </div>
  );
}
