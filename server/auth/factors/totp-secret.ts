import { seal, unseal } from '../../secrets/sealing.ts';
import type { AuthDeps } from '../deps.ts';
import type { FactorRow } from '../users/user-object.ts';

const purposeOf = (factorId: string): string => `tenfold totp secret ${factorId}`;

/** The secret of a factor as it is stored: sealed for this factor alone, under a key outside the database. */
export const sealTotpSecret = ({ factorKey }: Pick<AuthDeps, 'factorKey'>, factorId: string, secret: Buffer): string =>
  seal(factorKey, purposeOf(factorId), secret.toString('base64url'));

/** The secret of a factor; undefined if the key is another one than that it was sealed with. */
export function openTotpSecret({ factorKey, log }: Pick<AuthDeps, 'factorKey' | 'log'>, factor: FactorRow): Buffer | undefined {
  const text = unseal(factorKey, purposeOf(factor.id), factor.secret ?? '');
  if (text !== undefined) return Buffer.from(text, 'base64url');
  log.warn(
    { event: 'factor_unreadable', user: factor.user_id, factor: factor.id },
    'the secret of a factor cannot be read: its key is another',
  );
  return undefined;
}
