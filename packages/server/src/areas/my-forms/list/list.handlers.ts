import { ok, type PersonHandler } from '../../../handler.ts'
import { listPage } from '../../../lists/page.ts'
import { lookupsOf } from '../../lookups.ts'
import { toMyForm } from '../my-forms.row.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { entries } from './list.queries.ts'
import { totalOf } from './list.total.ts'

const pageOf = listPage(entries, totalOf)

export const list: PersonHandler<'myForms.list'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const { rows, ...page } = await pageOf(input, context)
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const mayReadPrivate = mayReadPrivateComments(person.permissions)
  return ok({ ...page, data: rows.map((row) => toMyForm(row, lookups, mayReadPrivate)) })
}
