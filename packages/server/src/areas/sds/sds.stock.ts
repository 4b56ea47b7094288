import type { PersonContext } from '../../handler.ts'
import { stockOf } from './sds.queries.ts'

type Line = Awaited<ReturnType<typeof stockOf>>[number]

/** What the trail calls a line: its pad, and the container where it names one. */
export const placeOf = (padName: string, container: string): string =>
  `${padName}${container === '' ? '' : `, ${container}`}`

/** What the trail says of a line. */
export const amountOf = ({ quantity, unit }: Pick<Line, 'quantity' | 'unit'>): string =>
  `${quantity} ${unit}`

type Numbered = { id: string; number: string }

/**
 * What lay under the old sheet lies under the new one, but where that says itself what lies there.
 * Each of the two says so in its history.
 */
export async function takeOverStock(
  { db, person: { shardKey }, now, audit }: PersonContext,
  { from, to }: { from: Numbered; to: Numbered },
): Promise<void> {
  // Held, so that nobody changes a line of it meanwhile.
  await db
    .selectFrom('sds_sheets')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', from.id)
    .forUpdate()
    .execute()
  const lines = await stockOf(db, shardKey, from.id)
  if (lines.length === 0) {
    return
  }
  const own = new Set((await stockOf(db, shardKey, to.id)).map(keyOf))
  const taken = lines.filter((line) => !own.has(keyOf(line)))
  if (taken.length > 0) {
    await db
      .updateTable('sds_inventory')
      // Whoever works there is asked for this sheet from now on.
      .set({ sheet_id: to.id, placed_at: now })
      .where('shard_key', '=', shardKey)
      .where('sheet_id', '=', from.id)
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute()
    await audit({
      ...{ recordType: 'sds', recordId: to.id, action: 'stock' },
      changes: {
        takenFrom: { from: null, to: from.number },
        ...changesOf(taken, (amount) => ({ from: null, to: amount })),
      },
    })
  }
  await db
    .deleteFrom('sds_inventory')
    .where('shard_key', '=', shardKey)
    .where('sheet_id', '=', from.id)
    .execute()
  await audit({
    ...{ recordType: 'sds', recordId: from.id, action: 'unstock' },
    changes: {
      replacedBy: { from: null, to: to.number },
      ...changesOf(lines, (amount) => ({ from: amount, to: null })),
    },
  })
}

const keyOf = ({ pad_id, container }: Line) => JSON.stringify([pad_id, container])

function changesOf<Change>(lines: readonly Line[], change: (amount: string) => Change) {
  return Object.fromEntries(
    lines.map((line) => [placeOf(line.name, line.container), change(amountOf(line))]),
  )
}
