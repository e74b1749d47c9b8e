import { it } from 'vitest';
import { inEngine } from '../browser/harness.ts';
import { PORTALS, keepsOut } from '../browser/steps/portals.ts';

inEngine('Chromium', 'A captive portal or a filter', () => {
  it.each(Object.entries(PORTALS))('that %s during the install becomes no part of the app, which is installed later', (_, portal) =>
    keepsOut(portal),
  );
});
