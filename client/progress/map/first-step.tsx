import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/map/page.ts';
import ui from '../../ui/ui.module.css';
import css from './first-step.module.css';

interface FirstStepProps {
  readonly title: string;
  readonly text: string;
}

/** Where nothing is known yet there is one thing to do. */
export const FirstStep = ({ title, text }: FirstStepProps) => (
  <Sheet className={css['step']}>
    <h2 className={ui['larger']}>{title}</h2>
    <p>{text}</p>
    <LinkButton to="/practice" variant="primary" size="large">
      {words.findOut} <Icon name="arrow-right" />
    </LinkButton>
  </Sheet>
);
