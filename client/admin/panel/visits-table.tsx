import { amount, wholeNumber } from '../../text/number.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { AsOf } from '../gate/as-of.tsx';
import { useAdminRead } from '../gate/use-admin-read.ts';
import { VISITS_PATH, visitsIn } from './visits.ts';
import css from './admin-panel.module.css';

/** The visits of the last 30 days by page, of those who have accepted to be counted. Nothing where the server counts none. */
export function VisitsTable({ reads }: { readonly reads: number }) {
  const { value: pages, atMs } = useAdminRead(VISITS_PATH, visitsIn, reads);
  if (!pages) return null;
  const sum = pages.reduce((before, { visits }) => before + visits, 0);
  return (
    <section className={css['users']} aria-labelledby="visits">
      <h2 id="visits" className={css['heading']}>
        Visits of the last 30 days
      </h2>
      <Sheet room="close">
        {pages.length === 0 ? (
          <p className={css['soft']}>None yet. Only visitors who have accepted are counted.</p>
        ) : (
          <>
            <table className={css['pages']}>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col" className={css['end']}>
                    Visits
                  </th>
                </tr>
              </thead>
              <tbody>
                {pages.map(({ path, visits }) => (
                  <tr key={path}>
                    <th scope="row">{path}</th>
                    <td className={css['end']}>{wholeNumber(visits)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={css['sum']}>{`${amount(sum, 'visit')} by visitors who have accepted to be counted`}</p>
          </>
        )}
      </Sheet>
      <AsOf atMs={atMs} />
    </section>
  );
}
