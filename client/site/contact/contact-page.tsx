import { Link } from '@tanstack/react-router';
import page from '../../ui/page.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { ContactDetails } from './contact-details.tsx';
import css from './contact.module.css';

/** /contact: where to write to, and what happens to what one writes (spec 2 §2, Static pages). */
export default function ContactPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Contact</h1>
        <p className={page['lead']}>A wrong sum, an idea for a game, a question about your account: write to whoever runs this site.</p>
      </header>
      <Sheet as="section" aria-labelledby="write" className={css['sheet']}>
        <h2 id="write" className={css['title']}>
          Write to us
        </h2>
        <div className={css['details']}>
          <ContactDetails />
        </div>
      </Sheet>
      <Section id="helps" title="What helps us help you">
        <Points>
          <Point title="A fault in a game">
            The game, what you typed and what it said. The name of your browser and device tells us where to look.
          </Point>
          <Point title="A question about your account">
            Write from the mailbox of the account, or name the address you signed up with. Nobody here ever asks for your password or a
            code.
          </Point>
          <Point title="Data of a child">
            A parent or a school may ask what is stored about a child, and have it deleted. We may ask how we can know that it is you.
          </Point>
        </Points>
      </Section>
      <Section id="privacy" title="Privacy notice">
        <p className={css['notice']}>
          What you write comes as a mail to whoever runs this site, with your address and what your mail program adds to it. It is used to
          answer you and for nothing else. It is no part of what Tenfold stores of players. All about that is in the{' '}
          <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </Section>
      <nav className={page['links']} aria-label="Other pages">
        <LinkButton to="/games">Games</LinkButton>
        <LinkButton to="/math-tips">Math Tips</LinkButton>
        <LinkButton to="/about">About</LinkButton>
        <LinkButton to="/blog">Blog</LinkButton>
      </nav>
    </div>
  );
}
