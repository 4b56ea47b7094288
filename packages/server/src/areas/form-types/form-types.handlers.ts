import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { historyOfFormType } from './form-types.history.ts'
import { formTypes } from './form-types.list.ts'
import { formsOfType, formTypeRow } from './form-types.queries.ts'
import { toForm, toFormType } from './form-types.row.ts'

const pageOf = listPage(formTypes)

export const list: PersonHandler<'formTypes.list'> = async ({ isActive, ...input }, context) => {
  const section =
    isActive === undefined ? input.section : isActive ? ('active' as const) : ('inactive' as const)
  const { rows, ...page } = await pageOf({ ...input, section }, context)
  return ok({ ...page, data: rows.map((row) => toFormType(row, context.person)) })
}

export const get: PersonHandler<'formTypes.get'> = async (
  { id: formTypeId, pOffset: offset, pLimit: limit },
  { db, person },
) => {
  const one = { shardKey: person.shardKey, formTypeId }
  const row = await formTypeRow(db, one)
  if (row === undefined) {
    return fail('forbidden')
  }
  return ok({
    ...toFormType(row, person),
    forms: (await formsOfType(db, one)).map(toForm),
    history: await historyOfFormType(db, one, { offset, limit }),
  })
}

export const forms: PersonHandler<'formTypes.forms'> = async ({ formTypeId }, { db, person }) =>
  ok((await formsOfType(db, { shardKey: person.shardKey, formTypeId })).map(toForm))
