import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useToday } from '../../device/use-today.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../../ui/overlay/ask-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/classroom/class.ts';
import { classes, tried, type ClassProps } from './classes-here.ts';
import { RenameDialog } from './pupils-view.tsx';
import { saveClass } from './save-class.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

type Asking = 'rename' | 'erase';

/** What becomes of a class: another name, a file for another device, its end. */
export function KeepView({ id, data, change }: ClassProps) {
  const [asking, setAsking] = useState<Asking>();
  const today = useToday();
  const navigate = useNavigate();
  const { name } = data.about;
  const erase = async () => {
    setAsking(undefined);
    const isGone = await tried(async () => {
      await classes().erase(id);
      return true;
    });
    if (!isGone) return;
    showToast(words.erased(name));
    await navigate({ to: '/class' });
  };
  return (
    <div className={css['two']}>
      <Part title={words.renameTitle(name)}>
        <div>
          <Button onClick={() => setAsking('rename')}>{words.rename}</Button>
        </div>
      </Part>
      <Part title={words.saveTitle} about={words.aboutSave}>
        <div>
          <Button variant="primary" onClick={() => void saveClass(id, today)}>
            {words.saveFile}
          </Button>
        </div>
      </Part>
      <Part title={words.eraseTitle} about={words.aboutErase}>
        <div>
          <Button variant="danger" onClick={() => setAsking('erase')}>
            {words.erase}
          </Button>
        </div>
        <p className={ui['note']}>{words.kept}</p>
      </Part>
      {asking === 'rename' && (
        <RenameDialog
          title={words.renameTitle(name)}
          label={words.className}
          name={name}
          refusal={words.noName}
          onClose={() => setAsking(undefined)}
          onName={(next) => change((store) => store.rename(next))}
        />
      )}
      {asking === 'erase' && (
        <AskDialog
          title={words.askErase(name)}
          yes={words.yesErase}
          no={words.cancel}
          onNo={() => setAsking(undefined)}
          onYes={() => void erase()}
        >
          {words.aboutErase}
        </AskDialog>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

const Part = ({ title, about, children }: PartProps) => (
  <Sheet as="section" className={ui['column3']}>
    <h3 className={css['subtitle']}>{title}</h3>
    {about !== undefined && <p>{about}</p>}
    {children}
  </Sheet>
);
