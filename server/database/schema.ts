import type { AccountTables } from './tables/accounts.ts';
import type { ContentTables } from './tables/content.ts';
import type { DeletionTables } from './tables/deletion.ts';
import type { MailTables } from './tables/mail.ts';
import type { PictureTables } from './tables/pictures.ts';
import type { SaveTables } from './tables/saves.ts';
import type { SyncTables } from './tables/sync.ts';
import type { VisitTables } from './tables/visits.ts';

/** All tables. Each room's are described in a file of `tables/`. */
export interface Tables
  extends SyncTables, AccountTables, ContentTables, DeletionTables, MailTables, PictureTables, SaveTables, VisitTables {}
