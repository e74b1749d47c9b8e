import whole from 'lighthouse/core/config/default-config.js';

const { settings, groups, artifacts, categories } = whole;
const { performance } = categories;

/** What the score of performance is made of, in Lighthouse's own weights. */
const scored = performance.auditRefs.filter(({ weight }) => weight > 0);
/** What those audits read. */
const READ: readonly string[] = ['DevtoolsLog', 'Trace', 'Scripts', 'SourceMaps'];

/**
 * Lighthouse with its own settings and nothing but the audits of its score. A score is the same without the others, which give advice; they
 * and what they look at (the coverage of scripts and styles, a picture of the whole page, a way to another page and back) take nearly half
 * of a visit's time.
 */
export const METRICS_ALONE = {
  settings,
  groups,
  artifacts: artifacts.filter(({ id }) => READ.includes(id)),
  audits: scored.map(({ id }) => `metrics/${id}`),
  categories: { performance: { ...performance, auditRefs: scored } },
};
