import type { AppLoadContext } from '@remix-run/node'
import type { FormState, ManagedForm } from '@holdpoint/api'
import type { RowMove } from '../../lists/row-menu.tsx'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { listWords as words } from './manage-forms-list.words.ts'

/** A row of the list as the page draws it. */
export type ManagedFormRow = {
  id: string
  rowVersion: number
  to: string
  title: string
  description: string
  iconUrl: string
  type: string
  status: FormState
  hasDraft: boolean
  /** That something is written which nobody fills out yet. */
  unpublished: string
  version: string
  entries: string
  changed: string
  owner: string
  moves: RowMove[]
  can: ManagedForm['can']
}

/** Puts a form into the words of its row. */
export function toRow(
  form: ManagedForm,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): ManagedFormRow {
  const { formId, rowVersion, title, description, iconUrl, status, version, hasDraft, can } = form
  return {
    ...{ id: formId, rowVersion, title, description, iconUrl, status, hasDraft, can },
    to: paths.managedForm(formId),
    type: form.formTypeName,
    unpublished: version !== null && hasDraft ? words.notPublished(version + 1) : '',
    version: version === null ? words.neverPublished : words.version(version),
    entries: words.entries(form.entryCount),
    changed: momentOf(form.updatedAt, context).short,
    owner: form.owner?.fullName ?? words.nobodys,
    moves: form.allowedEvents
      .filter(({ isOpen }) => isOpen)
      .map(({ event, label, kind }) => ({ event, label, kind })),
  }
}
