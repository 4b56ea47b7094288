import type { FormFacts } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { addForm } from './manage-forms.add.ts'
import { firstDefinition, writtenOf } from './manage-forms.definitions.ts'
import { changesOf, columnsOf, requireThere } from './manage-forms.input.ts'
import { usedElsewhere } from './manage-forms.facts.ts'
import { formForChange, formRow, isUsedElsewhere, placeBehind } from './manage-forms.queries.ts'

export const save: PersonHandler<'manageForms.save'> = async (
  { formId, hasHeader, ...facts },
  context,
) => {
  if (formId !== undefined) {
    return edit(formId, facts, context)
  }
  const { db } = context
  await requireThere(db, facts)
  const columns = columnsOf(facts, facts.sortOrder ?? (await placeBehind(db, facts.formTypeId)))
  const id = await addForm(context, columns, firstDefinition(facts.title, hasHeader))
  return ok({ formId: id, rowVersion: 1 }, 'Form saved.')
}

export const copy: PersonHandler<'manageForms.copy'> = async ({ formId, title }, context) => {
  const { db, person } = context
  const row = (await formRow(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
  const definition = { ...(await writtenOf(db, row)), key: firstDefinition(title, false).key }
  const columns = {
    ...{ title, description: row.description, form_type_id: row.form_type_id },
    ...{ icon_url: row.icon_url, sort_order: await placeBehind(db, row.form_type_id) },
    country_ids: row.country_ids,
    district_ids: row.district_ids,
    business_unit_ids: row.business_unit_ids,
    department_ids: row.department_ids,
    job_title_ids: row.job_title_ids,
  }
  const id = await addForm(context, columns, definition, {
    copiedFrom: { from: null, to: row.title },
  })
  return ok({ formId: id, rowVersion: 1 }, 'Form copied.')
}

async function edit(formId: string, facts: FormFacts, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const row = (await formForChange(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
  requireVersion(row.row_version, ifMatch)
  if (row.status === 'archived') {
    const message = 'An archived form is not edited. Please take it out of the archive first.'
    return fail('wrong_state', { message, details: { status: row.status } })
  }
  if (await isUsedElsewhere(db, { shardKey: person.shardKey, formId })) {
    return fail('wrong_state', { message: usedElsewhere })
  }
  await requireThere(db, facts, row)
  // Left out, it stays where it stands.
  const columns = columnsOf(facts, facts.sortOrder ?? row.sort_order)
  const rowVersion = row.row_version + 1
  // The draft goes by the name of its form: under another one it is not the draft that was looked at.
  const draftRowVersion = row.draft_row_version + (columns.title === row.title ? 0 : 1)
  await db
    .updateTable('forms')
    .set({
      ...columns,
      ...{ updated_at: now, row_version: rowVersion, draft_row_version: draftRowVersion },
    })
    .where('id', '=', formId)
    .execute()
  await audit({
    ...{ recordType: 'form', recordId: formId, action: 'edit' },
    changes: changesOf(row, columns),
  })
  return ok({ formId, rowVersion }, 'Form saved.')
}
