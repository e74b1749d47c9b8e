import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import css from './blog.module.css';

/** The newsletter, which is not open yet and says so (decision S9). */
export function Newsletter() {
  return (
    <Sheet as="section" sunk className={css['newsletter']} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={css['newsletterTitle']}>
        Newsletter
      </h2>
      <div className={css['subscribe']}>
        <Field id="newsletter-email" type="email" label="Your e-mail address" hint="The newsletter is not open yet." disabled />
        <Button disabled>Subscribe</Button>
      </div>
    </Sheet>
  );
}
