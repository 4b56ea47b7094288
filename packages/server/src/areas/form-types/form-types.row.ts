import { policies, type FormOfType, type FormType } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import type { FormTypeRow } from './form-types.columns.ts'
import type { FormOfTypeRow } from './form-types.queries.ts'
import { tiesIn } from './form-types.rights.ts'

/** A form type as it travels to one person. */
export function toFormType(row: FormTypeRow, person: Person): FormType {
  const ties = tiesIn(row, person)
  return {
    formTypeId: row.id,
    name: row.name,
    description: row.description,
    iconUrl: row.icon_url,
    sortOrder: row.sort_order,
    isActive: row.is_active,
    totalForms: row.total_forms,
    formCount: row.form_count,
    author: row.author,
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    can: {
      edit: opens(policies['formTypes.save'].record, ties, person),
      delete: !row.had_forms && opens(policies['formTypes.remove'].record, ties, person),
    },
  }
}

/** A form of a type as it travels. */
export function toForm(row: FormOfTypeRow): FormOfType {
  return {
    id: row.id,
    title: row.title,
    iconUrl: row.icon_url,
    version: row.published_version,
    isActive: row.can_start,
    entryCount: row.entry_count,
  }
}
