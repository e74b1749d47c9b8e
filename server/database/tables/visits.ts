/** How often a page was visited on a UTC day (decision S17). Nothing here says by whom. */
export interface VisitsTable {
  /** Days since 1970-01-01. */
  day: number;
  /** As the table of pages has it. */
  path: string;
  visits: number;
}

export interface VisitTables {
  visits: VisitsTable;
}
