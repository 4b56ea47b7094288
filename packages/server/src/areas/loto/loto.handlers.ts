import { lotoList } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { detailOf } from './loto.detail.ts'
import { lotos } from './loto.list.ts'
import { lotoRow, pointsOfLoto } from './loto.queries.ts'
import { toLoto, toStep } from './loto.row.ts'

const pageOf = listPage(lotos)

export const keepFilter: PersonHandler<'loto.keepFilter'> = keepFilterOf(lotoList)
export const keptFilter: PersonHandler<'loto.keptFilter'> = keptFilterOf(lotoList)

export const list: PersonHandler<'loto.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toLoto(row, context.person)) })
}

export const information: PersonHandler<'loto.information'> = async (
  { lotoId, pOffset: offset, pLimit: limit },
  context,
) => ok(await detailOf(context, lotoId, { offset, limit }))

export const isolationSteps: PersonHandler<'loto.isolationSteps'> = async (
  { lotoId },
  { db, person, now },
) => {
  const reader = { ...person, now }
  const row = (await lotoRow(db, reader, lotoId)) ?? fail('forbidden')
  const points = await pointsOfLoto(db, reader, lotoId)
  return ok(points.map((point) => toStep(point, row, person)))
}
