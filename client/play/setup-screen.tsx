import type { FormEventHandler, ReactNode } from 'react';
import css from './setup-screen.module.css';

export interface SetupScreenProps {
  readonly title: string;
  readonly intro: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The set-up of a game: one form, so that Enter starts from anywhere in it. */
export function SetupScreen({ title, intro, onSubmit, children }: SetupScreenProps) {
  return (
    <div className={css['screen']}>
      <header className={css['head']}>
        <h1>{title}</h1>
        <p className={css['intro']}>{intro}</p>
      </header>
      <form className={css['form']} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </div>
  );
}
