import { policies, type FormTypeDraft } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { toConstraint } from '../../db/constraint.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { FormTypeRow } from './form-types.columns.ts'
import { iconOf, iconUrlOf } from './form-types.icons.ts'
import { formTypeForChange, isNameTaken, placeBehind } from './form-types.queries.ts'
import { tiesIn } from './form-types.rights.ts'

export const save: PersonHandler<'formTypes.save'> = async ({ formTypeId, ...draft }, context) => {
  if (await isNameTaken(context.db, draft.name, formTypeId)) {
    return nameTaken()
  }
  try {
    return formTypeId === undefined
      ? await add(draft, context)
      : await edit(formTypeId, draft, context)
  } catch (error) {
    // Somebody else took it since we looked.
    return toConstraint(error)?.constraint === 'form_types_name'
      ? nameTaken()
      : Promise.reject(error)
  }
}

function nameTaken(): never {
  const message = 'There is a form type of this name already.'
  return fail('name_taken', { message, fields: [{ path: 'name', message }] })
}

async function add(draft: FormTypeDraft, { db, person, now, ports, audit }: PersonContext) {
  const id = ports.ids.next()
  await db
    .insertInto('form_types')
    .values({
      ...{ id, ...columnsOf(draft, draft.sortOrder ?? (await placeBehind(db))) },
      ...{ author_id: person.personId, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'form_type', recordId: id, action: 'create' },
    changes: { name: { from: null, to: draft.name } },
  })
  return ok({ formTypeId: id, rowVersion: 1 }, 'Form type saved.')
}

async function edit(id: string, draft: FormTypeDraft, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const row = await formTypeForChange(db, { shardKey: person.shardKey, formTypeId: id })
  if (row === undefined || !opens(policies['formTypes.save'].record, tiesIn(row, person), person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  // Left out, it stays where it stands.
  const columns = columnsOf(draft, draft.sortOrder ?? row.sort_order)
  const rowVersion = row.row_version + 1
  await db
    .updateTable('form_types')
    .set({ ...columns, updated_at: now, row_version: rowVersion })
    .where('id', '=', id)
    .execute()
  await audit({
    ...{ recordType: 'form_type', recordId: id, action: 'edit' },
    changes: changesOf(row, columns),
  })
  return ok({ formTypeId: id, rowVersion }, 'Form type saved.')
}

function columnsOf({ name, description, icon, isActive }: FormTypeDraft, sortOrder: number) {
  return {
    ...{ name, description, icon_url: iconUrlOf(icon) },
    ...{ sort_order: sortOrder, is_active: isActive },
  }
}

type Columns = ReturnType<typeof columnsOf>

/** What an edit changed, for the trail. */
function changesOf(row: FormTypeRow, columns: Columns) {
  return {
    name: { from: row.name, to: columns.name },
    description: { from: row.description, to: columns.description },
    icon: { from: iconOf(row.icon_url), to: iconOf(columns.icon_url) },
    sortOrder: { from: row.sort_order, to: columns.sort_order },
    isActive: { from: row.is_active, to: columns.is_active },
  }
}
