import { chainStart } from '../../audit.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenHandler } from '../../handler.ts'
import { historySince, paperOfCode } from './papers.queries.ts'

const unknown = 'Holdpoint made no paper with this code. Please look at it again.'

export const check: OpenHandler<'papers.check'> = {
  async open({ code }, { db }) {
    const paper = (await paperOfCode(db, code)) ?? fail('not_found', { message: unknown })
    const { count, last_at: lastAt, hash } = await historySince(db, paper)
    return ok({
      ...{ organisation: paper.organisation, kind: paper.kind, number: paper.number },
      ...{ status: paper.status, madeAt: paper.made_at.toISOString(), sha256: paper.sha256 },
      changes: { count: Number(count), lastAt: lastAt?.toISOString() ?? null },
      isSound: (hash ?? chainStart) === paper.history_hash,
    })
  },
}
