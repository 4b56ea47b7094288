import { policies, type ManagedForm } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { CountedFormRow, FormRow } from './manage-forms.columns.ts'
import { factsOf, formKind } from './manage-forms.facts.ts'
import { deletesEntries, tiesIn } from './manage-forms.rights.ts'

/** A form as it travels to one of those who make them. */
export function toManagedForm(row: CountedFormRow, person: Person): ManagedForm {
  const ties = tiesIn(row, person)
  const mayDelete = opens(policies['manageForms.remove'].record, ties, person)
  return {
    formId: row.id,
    title: row.title,
    description: row.description,
    iconUrl: row.icon_url,
    formTypeId: row.form_type_id,
    formTypeName: row.form_type_name,
    status: row.status,
    version: row.published_version,
    hasDraft: row.problem_count !== null,
    owner: row.owner,
    entryCount: row.entry_count,
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(formKind, row.status, { person, ties }, factsOf(row)),
    can: {
      edit: mayEdit(row, person),
      copy: opens(policies['manageForms.copy'].record, ties, person),
      delete: mayDelete && (row.entry_count === 0 || deletesEntries(person)),
    },
  }
}

/** Whether somebody may edit a form as it stands: nobody does while it is archived. */
export function mayEdit(row: Pick<FormRow, 'owner_id' | 'status'>, person: Person): boolean {
  return (
    row.status !== 'archived' &&
    opens(policies['manageForms.saveDraft'].record, tiesIn(row, person), person)
  )
}
