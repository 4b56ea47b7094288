import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { formTypeForChange } from './form-types.queries.ts'

export const remove: PersonHandler<'formTypes.remove'> = async ({ id }, context) => {
  const { db, person, audit, ifMatch } = context
  const row = await formTypeForChange(db, { shardKey: person.shardKey, formTypeId: id })
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (row.form_count > 0) {
    return fail('wrong_state', {
      message: 'A form type with forms is not deleted. Please make it inactive instead.',
    })
  }
  if (row.had_forms) {
    return fail('wrong_state', {
      message:
        'Forms that are deleted by now stood in it, so it is not deleted. Please make it inactive instead.',
    })
  }
  // Nothing else names it, so that its row need not stay.
  await db.deleteFrom('form_types').where('id', '=', id).execute()
  await audit({
    ...{ recordType: 'form_type', recordId: id, action: 'delete' },
    changes: { name: { from: row.name, to: null } },
  })
  return ok(null, 'Form type deleted.')
}
