import { saveFile } from '../../players/your-data/files.ts';
import { isoDay } from '../../text/csv.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import * as words from '../../words/en/classroom/class.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { classFile } from './class-file.ts';
import { classes, tried } from './classes-here.ts';

/** Downloads a class as a file, and says so. */
export async function saveClass(id: string, today: DayNumber): Promise<void> {
  const data = await tried(() => classes().read(id));
  if (!data) return;
  await saveFile(words.nameOfFile(isoDay(today)), 'application/json', [classFile(id, data)]);
  showToast(words.saved);
}
