/** What a campaign has in its environment where it is only started. */
export const startedOnly = { HOLDPOINT_BENCH_STARTED: '1' }

/**
 * Whether a campaign is only started: it builds its world at its smallest and asks each thing once,
 * to show that it can still run.
 */
export const isStarted = process.env.HOLDPOINT_BENCH_STARTED === '1'
