import type { AppLoadContext } from '@remix-run/node'
import type { FormType } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { words } from './form-types.words.ts'

/** A row of the list as the page draws it. */
export type FormTypeRow = {
  id: string
  rowVersion: number
  to: string
  name: string
  description: string
  iconUrl: string
  place: number
  forms: string
  toStart: string
  changed: string
  canEdit: boolean
  canDelete: boolean
}

/** Puts a form type into the words of its row. */
export function toRow(
  type: FormType,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): FormTypeRow {
  const { formTypeId, rowVersion, name, description, iconUrl, totalForms, formCount, can } = type
  return {
    ...{ id: formTypeId, rowVersion, name, description, iconUrl, place: type.sortOrder },
    to: paths.formType(formTypeId),
    forms: words.forms(formCount),
    toStart: formCount === 0 ? '' : words.toStart(totalForms),
    changed: momentOf(type.updatedAt, context).short,
    canEdit: can.edit,
    canDelete: can.delete,
  }
}
