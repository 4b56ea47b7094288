import { sqrList } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { detailOf } from './sqr.detail.ts'
import { sqrs } from './sqr.list.ts'
import { toSqr } from './sqr.row.ts'

const pageOf = listPage(sqrs)

export const keepFilter: PersonHandler<'sqr.keepFilter'> = keepFilterOf(sqrList)
export const keptFilter: PersonHandler<'sqr.keptFilter'> = keptFilterOf(sqrList)

export const list: PersonHandler<'sqr.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toSqr(row, context)) })
}

export const information: PersonHandler<'sqr.information'> = async (
  { sqrId, pOffset: offset, pLimit: limit },
  context,
) => ok(await detailOf(context, sqrId, { offset, limit }))
