import { useSaidOnce } from './use-teller.ts';

interface SaidProps {
  readonly children: string;
}

/** Says a text that comes with its screen, or grows, after those of the elements before it. */
export function Said({ children }: SaidProps) {
  useSaidOnce(children);
  return null;
}

/** The same of a text that is in sight. */
export const SaidLine = ({ children }: SaidProps) => (
  <>
    <span>{children}</span>
    <Said>{children}</Said>
  </>
);
