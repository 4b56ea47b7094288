import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { toPoint } from './loto.point-columns.ts'
import { inspectionsOf } from './loto.inspections.queries.ts'
import { historyOfTemplate } from './loto.templates.history.ts'
import { templates } from './loto.templates.list.ts'
import { machinesOf, otherRevisions, pointsOf, templateRow } from './loto.templates.queries.ts'
import { isOut, readsDrafts } from './loto.templates.rights.ts'
import { toTemplate } from './loto.templates.row.ts'

const pageOf = listPage(templates)

export const list: PersonHandler<'loto.templates'> = async (input, context) => {
  const { person, now } = context
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toTemplate(row, person, now)) })
}

export const get: PersonHandler<'loto.template'> = async (input, { db, person, now }) => {
  const { templateId, pOffset: offset, pLimit: limit } = input
  const { shardKey } = person
  const one = { shardKey, templateId }
  const row = await templateRow(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  const points = await pointsOf(db, one)
  const revisions = await otherRevisions(db, shardKey, row)
  return ok({
    ...toTemplate(row, person, now),
    assets: await machinesOf(db, shardKey, row.asset_ids),
    purpose: row.purpose,
    notify: row.notify,
    shutdownSteps: row.shutdown_steps,
    verification: row.verification,
    restorationSteps: row.restoration_steps,
    ppe: row.ppe,
    steps: points.map(toPoint),
    revisions: revisions.filter(({ status }) => isOut(status) || readsDrafts(person)),
    inspections: await inspectionsOf(db, { shardKey, familyId: row.family_id }),
    history: await historyOfTemplate(db, one, { offset, limit }),
  })
}
