import { playChoices } from '../choices/now.ts';
import { useSaidOnce } from '../run/use-teller.ts';
import * as words from '../../words/en/play/voice.ts';

/** Says to whoever is read to, and has that key, what Enter does on a result: once it does so. */
export function useEnterSaid(button: string, active: boolean): void {
  const { aloud, switches } = playChoices();
  useSaidOnce(active && aloud === 'all' && switches === 'none' ? words.enterFor(button) : '');
}
