import { questionsOf } from '@holdpoint/forms'
import type { ManagedFormDetail } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { Queryable } from '../../db/database.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { nextVersionOf, writtenOf } from './manage-forms.definitions.ts'
import { historyOfForm } from './manage-forms.history.ts'
import { managedForms } from './manage-forms.list.ts'
import { draftProblems, draftWarnings } from './manage-forms.names.ts'
import { countedForm, formRow, versionDefinition } from './manage-forms.queries.ts'
import { toManagedForm } from './manage-forms.row.ts'
import { subFormOf, takenFurtherFrom, usageOf, versionsOf } from './manage-forms.usage.queries.ts'

const pageOf = listPage(managedForms)

export const list: PersonHandler<'manageForms.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toManagedForm(row, context.person)) })
}

export const get: PersonHandler<'manageForms.get'> = async (
  { formId, pOffset: offset, pLimit: limit },
  { db, person },
) => {
  const one = { shardKey: person.shardKey, formId }
  const row = (await countedForm(db, one)) ?? fail('forbidden')
  const draft = await draftIn(db, row, person.shardKey)
  // Its problems may have come or gone with other forms since it was saved.
  const found = { ...row, problem_count: draft?.problemCount ?? row.problem_count }
  return ok({
    ...toManagedForm(found, person),
    sortOrder: row.sort_order,
    countryIds: row.country_ids,
    districtIds: row.district_ids,
    businessUnitIds: row.business_unit_ids,
    departmentIds: row.department_ids,
    jobTitleIds: row.job_title_ids,
    draft,
    versions: await versionsOf(db, one),
    usage: await usageOf(db, one),
    takenFurtherFrom: await takenFurtherFrom(db, formId),
    subFormOf: await subFormOf(db, formId),
    history: await historyOfForm(db, one, { offset, limit }),
  })
}

export const version: PersonHandler<'manageForms.version'> = async (
  { formId, version: number },
  { db, person },
) => {
  const one = { shardKey: person.shardKey, formId }
  const row = (await formRow(db, one)) ?? fail('forbidden')
  const [published] = await versionsOf(db, one, number)
  const definition = await versionDefinition(db, formId, number)
  return published === undefined || definition === undefined
    ? fail('not_found')
    : ok({ ...published, formId, title: row.title, definition })
}

/** What is said of a draft beside its form; null where there is none. */
async function draftIn(
  db: Queryable,
  row: FormRow,
  shardKey: string,
): Promise<ManagedFormDetail['draft']> {
  if (row.draft_saved_at === null) {
    return null
  }
  const definition = await writtenOf(db, row)
  return {
    nextVersion: nextVersionOf(row),
    rowVersion: row.draft_row_version,
    savedAt: row.draft_saved_at.toISOString(),
    savedBy: row.draft_saved_by,
    questionCount: questionsOf(definition).length,
    problemCount: (await draftProblems(db, row.id, definition)).length,
    warningCount: (await draftWarnings(db, shardKey, definition)).length,
  }
}
