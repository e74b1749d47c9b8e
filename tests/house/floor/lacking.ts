import data from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { FLOOR } from '../../../build/floor.ts';

/** Something of the platform that engines of the floor do not have, by its name in the compatibility data. */
export interface Finding {
  readonly feature: string;
  /** The engines of the floor without it, with the first version that has it. */
  readonly without: string;
}

/** Compares versions such as 15.4 and 15.10. */
function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => each.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [thanMajor = 0, thanMinor = 0] = b ?? [];
  return major > thanMajor || (major === thanMajor && minor > thanMinor);
}

/** The versions since which an engine has something under its own name or with this prefix, without a setting of its user. */
function versionsOf(statement: SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined, prefix?: string): readonly string[] {
  return [statement ?? []].flat().flatMap((each) => {
    const isUsable = (!each.prefix || each.prefix === prefix) && !each.alternative_name && !each.flags && !each.version_removed;
    return isUsable && typeof each.version_added === 'string' && each.version_added !== 'preview' ? [each.version_added] : [];
  });
}

/**
 * The engines of the floor that lack it. Null where there are no data: then nothing can be said.
 * @param prefix with this before its name it counts as well
 */
export function lackingEngines(compat: CompatStatement | undefined, prefix?: string): string | null {
  if (!compat) return null;
  const without = Object.entries(FLOOR).flatMap(([engine, floor]) => {
    const versions = versionsOf(compat.support[engine as keyof typeof FLOOR] as SimpleSupportStatement | undefined, prefix);
    return versions.some((version) => !isLater(version, floor)) ? [] : [`${engine} ${versions[0] ?? 'never'}`];
  });
  return without.join(', ');
}

/** The data at a path such as `css.properties.overflow.clip`. */
export function dataAt(...path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) at = Object.hasOwn(at ?? {}, name) ? at?.[name] : undefined;
  return at?.__compat;
}

/** A finding for the data at a path, if there are any and engines of the floor lack it. */
export function lackingAt(...path: readonly string[]): readonly Finding[] {
  const without = lackingEngines(dataAt(...path));
  return without ? [{ feature: path.join('.'), without }] : [];
}

/** The names below a path of the data. */
export function namesAt(...path: readonly string[]): readonly string[] {
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) at = at?.[name];
  return Object.keys(at ?? {}).filter((name) => name !== '__compat');
}
