/** Names by text. All connections use the same names. */
const names = new Map<string, string>();

/** What a connection keeps of a statement takes about 0.1 MB; pushes of all lengths together come to some hundred statements. */
const MAX_PREPARED = 100;

/**
 * Lets connections to PostgreSQL keep what they make of a statement: it parses and plans each text anew that it gets without a name, which
 * takes longer than most of a push's statements take to run. Only for texts that come again and again.
 */
export function prepareStatement(sql: string): void {
  if (!names.has(sql) && names.size < MAX_PREPARED) names.set(sql, `kept_${names.size}`);
}

/** The name under which connections keep a statement; undefined for one that comes and goes. */
export const preparedName = (sql: string): string | undefined => names.get(sql);
