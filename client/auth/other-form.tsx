import { Button } from '../ui/button/button.tsx';
import { Rich } from '../ui/rich.tsx';
import css from './sign-in.module.css';

interface OtherFormProps {
  readonly text: string;
  readonly onSwitch: () => void;
}

/** Leads from the form of a sign-in to that of a sign-up, and back. */
export const OtherForm = ({ text, onSwitch }: OtherFormProps) => (
  <p className={css['switch']}>
    <Rich
      text={text}
      parts={{
        link: (inner) => (
          <Button variant="plain" onClick={onSwitch}>
            {inner}
          </Button>
        ),
      }}
    />
  </p>
);
