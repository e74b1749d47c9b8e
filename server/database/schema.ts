import type { AccountTables } from '../auth/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { DeletionTables } from '../deletion/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PictureTables } from '../pictures/tables.ts';
import type { SaveTables } from '../saves/tables.ts';
import type { SyncTables } from '../sync/tables.ts';
import type { VisitTables } from '../visits/tables.ts';

/** All tables, each described beside the code that owns it. */
export interface Tables
  extends SyncTables, AccountTables, ContentTables, DeletionTables, MailTables, PictureTables, SaveTables, VisitTables {}
