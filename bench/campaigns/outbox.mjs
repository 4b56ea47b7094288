import { startPostgres } from '../../tooling/checks/postgres.mjs'
import { vitestReport } from '../parts/vitest-report.mjs'

/**
 * `events` deeds, told by two processes that are killed `rounds` times, while one transaction stays
 * open for `heldS` seconds: every telling once, none lost, none to whoever may not read.
 */
export async function outbox({ events, rounds, seed, heldS = 60 }) {
  const postgres = await startPostgres()
  try {
    const { report, isGreen } = vitestReport(
      'packages/server/src/outbox/outbox.kills.long.test.ts',
      {
        reportVariable: 'OUTBOX_REPORT',
        env: {
          TEST_DATABASE_URL: postgres.url,
          HOLDPOINT_TEST_LONG: '1',
          ...{ OUTBOX_EVENTS: String(events), OUTBOX_KILLS: String(rounds) },
          ...{ OUTBOX_HELD_S: String(heldS), OUTBOX_SEED: String(seed) },
        },
      },
    )
    return { engine: postgres.name, passed: isGreen, ...report }
  } finally {
    await postgres.stop()
  }
}
