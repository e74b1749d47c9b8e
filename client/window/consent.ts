import { createSource, type Observable } from '../../shared/observable.ts';

/** Whether this browser's user accepts counted visits and advertising (spec 2 §2, Cookie consent); undefined until they have chosen. */
type Consent = boolean | undefined;

/** Spec 2 §3, Local storage. */
const CONSENT_KEY = 'analytics-consent';

const WRITTEN: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The stored choice. In the build, and where storage is blocked, there is none. */
function stored(): Consent {
  try {
    return WRITTEN[localStorage.getItem(CONSENT_KEY) ?? ''];
  } catch {
    return undefined;
  }
}

const source = createSource<Consent>(stored());
export const consent: Observable<Consent> = source;

/** Notes the choice. If storage is blocked, it counts until the page closes. */
export function decide(accepted: boolean): void {
  source.set(accepted);
  try {
    localStorage.setItem(CONSENT_KEY, String(accepted));
  } catch {
    // The question comes again at the next visit.
  }
}

/** Follows a choice that is made in another tab. Called when the window starts. */
export function followConsent(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if (key === CONSENT_KEY || key === null) source.set(stored());
  });
}
