import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/blog/list.ts';
import ui from '../ui/ui.module.css';
import css from './blog.module.css';

/** The newsletter, which is not open yet and says so (decision S9). */
export function Newsletter() {
  return (
    <Sheet as="section" sunk className={css['newsletter']} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={ui['larger']}>
        {words.newsletter}
      </h2>
      <div className={css['subscribe']}>
        <Field id="newsletter-email" type="email" label={words.email} hint={words.notOpenYet} disabled />
        <Button disabled>{words.subscribe}</Button>
      </div>
    </Sheet>
  );
}
