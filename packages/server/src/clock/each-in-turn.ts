import type { ClockContext } from './clock.ts'

/**
 * Does the work of a round on each of its records. One that fails is logged and keeps no other from
 * its turn: it is due still, and the next round tries it again.
 */
export async function eachInTurn<Row extends { id: string }>(
  rows: readonly Row[],
  { ports, job }: Pick<ClockContext, 'ports'> & { job: string },
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      ports.log.error({ error, job, id: row.id }, 'a record of a round failed; the others go on')
    }
  }
}
