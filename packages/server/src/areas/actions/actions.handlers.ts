import { actionsList } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { detailOf } from './actions.detail.ts'
import { actions } from './actions.list.ts'
import { moveAction } from './actions.move.ts'
import { actionForChange } from './actions.queries.ts'
import { readerOf } from './actions.rights.ts'
import { toAction } from './actions.row.ts'

const pageOf = listPage(actions)

export const list: PersonHandler<'actions.list'> = async (input, context) => {
  const { person, now } = context
  const { rows, ...page } = await pageOf(input, context)
  const { today } = readerOf(person, now)
  return ok({ ...page, data: rows.map((row) => toAction(row, person, today)) })
}

export const keepFilter: PersonHandler<'actions.keepFilter'> = keepFilterOf(actionsList)
export const keptFilter: PersonHandler<'actions.keptFilter'> = keptFilterOf(actionsList)

export const get: PersonHandler<'actions.get'> = async ({ actionId }, context) =>
  ok(await detailOf(context, actionId))

export const move: PersonHandler<'actions.move'> = async ({ actionId, ...input }, context) => {
  const { db, person, now } = context
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  await moveAction(context, row, input)
  return ok(await detailOf(context, actionId), 'Action saved.')
}
