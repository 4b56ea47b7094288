import { chainStart, verifyChain } from '../../audit.ts'
import type { Queryable } from '../../db/database.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { historySince, paperOfCode, type Paper } from './papers.queries.ts'

const unknown = 'Holdpoint knows no paper with this code. Please look at it again.'

export const check: OpenHandler<'papers.check'> = {
  async open({ code }, { db }) {
    const paper = (await paperOfCode(db, code)) ?? fail('not_found', { message: unknown })
    const since = await historySince(db, paper)
    return ok({
      ...{ organisation: paper.organisation, kind: paper.kind, number: paper.number },
      ...{ status: paper.status, madeAt: paper.made_at.toISOString(), sha256: paper.sha256 },
      changes: { count: Number(since.count), lastAt: since.last_at?.toISOString() ?? null },
      isRemoved: since.last_action === 'delete',
      isSound: (since.hash ?? chainStart) === paper.history_hash && (await isWhole(db, paper)),
    })
  },
}

/** Whether each line that the paper was made after is still as it was written, and none is missing. */
async function isWhole(db: Queryable, paper: Paper): Promise<boolean> {
  const { shard_key: shardKey, record_type: recordType, record_id: recordId } = paper
  const { broken } = await verifyChain(db, { shardKey, recordType, recordId })
  return broken === undefined || broken.sequence > paper.sequence
}
