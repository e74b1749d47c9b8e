import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { isJson } from '../../../../shared/json.ts';
import type { DeviceStore } from '../../../storage/device-store.ts';
import type { ChallengeForm } from './challenge-form.ts';
import type { SaveState } from './save-challenge.ts';

/** A form that was written and not saved, as the device keeps it over a reload or a crash (decision S12). */
export interface FormDraft {
  /** Of the edit: the challenge's, or one of its own for something new. */
  readonly id: string;
  readonly form: ChallengeForm;
  /** The revision from which it started; absent for a new challenge. */
  readonly base?: ChallengeRevision;
  readonly state: SaveState;
  /** When it was typed, by this device, in ms. */
  readonly typedMs: number;
}

type Store = Pick<DeviceStore, 'setting' | 'changeSetting'>;
type Forms = { readonly [id: string]: FormDraft };

const keyOf = (localId: string) => `challenge-forms:${localId}` as const;

/** What is kept was written by this build or an older one: every build can read its own fields. */
const formsIn = (value: unknown): Forms => (isJson(value) ? (value as Forms) : {});

/** The forms that an admin has not saved, those typed last first. */
export async function formDrafts(store: Store, localId: string): Promise<readonly FormDraft[]> {
  const forms = formsIn(await store.setting(keyOf(localId)));
  return Object.values(forms).sort((a, b) => b.typedMs - a.typedMs);
}

export const storeDraft = (store: Store, localId: string, draft: FormDraft): Promise<void> =>
  store.changeSetting(keyOf(localId), (forms) => ({ ...formsIn(forms), [draft.id]: draft }));

export const dropDraft = (store: Store, localId: string, { id }: Pick<FormDraft, 'id'>): Promise<void> =>
  store.changeSetting(keyOf(localId), (forms) => {
    const { [id]: _, ...rest } = formsIn(forms);
    return rest;
  });
