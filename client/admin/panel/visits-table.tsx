import { wholeNumber } from '../../text/number.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { AsOf } from '../gate/as-of.tsx';
import { useAdminRead } from '../gate/use-admin-read.ts';
import { VISITS_PATH, visitsIn } from './visits.ts';
import * as words from '../../words/en/admin/visits.ts';
import ui from '../../ui/ui.module.css';
import css from './admin-panel.module.css';

/** The visits of the last 30 days by page, of those who have accepted to be counted. Nothing where the server counts none. */
export function VisitsTable({ reads }: { readonly reads: number }) {
  const { value: pages, atMs } = useAdminRead(VISITS_PATH, visitsIn, reads);
  if (!pages) return null;
  const sum = pages.reduce((before, { visits }) => before + visits, 0);
  return (
    <section className={ui['grid4']} aria-labelledby="visits">
      <h2 id="visits" className={ui['larger']}>
        {words.title}
      </h2>
      <Sheet room="close">
        {pages.length === 0 ? (
          <p className={ui['note']}>{words.none}</p>
        ) : (
          <>
            <table className={css['pages']}>
              <thead>
                <tr>
                  <th scope="col">{words.page}</th>
                  <th scope="col" className={css['end']}>
                    {words.visits}
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
            <p className={css['sum']}>{words.sum(sum)}</p>
          </>
        )}
      </Sheet>
      <AsOf atMs={atMs} />
    </section>
  );
}
