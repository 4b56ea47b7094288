import { sdsList } from '@holdpoint/api'
import { likePattern } from '../../db/like-pattern.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { detailOf } from './sds.detail.ts'
import { sheets } from './sds.list.ts'
import { manufacturersOf } from './sds.queries.ts'
import { toSheet } from './sds.row.ts'

const pageOf = listPage(sheets)

export const list: PersonHandler<'sds.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toSheet(row, context)) })
}

export const keepFilter: PersonHandler<'sds.keepFilter'> = keepFilterOf(sdsList)
export const keptFilter: PersonHandler<'sds.keptFilter'> = keptFilterOf(sdsList)

export const get: PersonHandler<'sds.get'> = async ({ sheetId }, context) =>
  ok(await detailOf(context, sheetId))

export const manufacturers: PersonHandler<'sds.manufacturers'> = async (
  { search = '', manufacturers: ids },
  { db, person },
) => {
  const pattern = search.trim() === '' ? undefined : likePattern(search.trim())
  const rows = await manufacturersOf(db, person.shardKey, {
    pattern: ids === undefined ? pattern : undefined,
    ids,
  })
  return ok(rows.map(({ id, name }) => ({ manufacturerId: id, name })))
}
