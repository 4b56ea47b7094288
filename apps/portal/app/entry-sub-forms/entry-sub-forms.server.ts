import type { AppLoadContext } from '@remix-run/node'
import { badgeOf, type SubFormEntry, type SubFormPart, type SubFormsOfEntry } from '@holdpoint/api'
import { scoreOf } from '../my-forms/list/my-forms.rows.server.ts'
import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { openRecords } from '../records/open-records.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import {
  subFormsId,
  type EntrySubForms,
  type SubEntry,
  type SubFormView,
} from './entry-sub-forms.ts'
import { words } from './entry-sub-forms.words.ts'

interface SubFormsAsk {
  context: AppLoadContext
  request: Request
}

/**
 * Loads what is filled out below an entry. `to` is where an entry leads: its own page, unless told
 * otherwise.
 */
export async function loadEntrySubForms(
  myFormId: string,
  { context, request }: SubFormsAsk,
  to: (id: string) => string = paths.fillOut,
): Promise<EntrySubForms> {
  const answer = await context.api.myForms.subForms({ myFormId })
  const { forms, parent } = contentOf(answer, request, { forbidden: 'my_forms' })
  const ids = forms.flatMap(({ entries }) => entries.map(({ id }) => id))
  // Whoever reads an entry is told of those below it, and need not be able to open them.
  const openIds = await openRecords(context, 'my_form', ids)
  const addressOf = (id: string) => (openIds.has(id) ? to(id) : null)
  return {
    parent: parent && toParent(parent, to),
    forms: forms.map((form) => toSubForm(form, addressOf, context)),
  }
}

function toParent(
  { id, number, title }: NonNullable<SubFormsOfEntry['parent']>,
  to: (id: string) => string,
): EntrySubForms['parent'] {
  return { id, name: `${number} ${title}`, to: `${to(id)}#${subFormsId}` }
}

type Clock = Pick<AppLoadContext, 'now' | 'timeZone'>

function toSubForm(
  { form, min, max, canAdd, entries }: SubFormPart,
  addressOf: (id: string) => string | null,
  clock: Clock,
): SubFormView {
  return {
    ...{ ...form, canAdd, asked: words.asked(min, max) },
    entries: entries.map((entry) => toSubEntry(entry, addressOf(entry.id), clock)),
  }
}

function toSubEntry(entry: SubFormEntry, to: string | null, clock: Clock): SubEntry {
  const { id, number, formStatus, submitter, startedAt, submittedAt } = entry
  const score = scoreOf({ ...entry, hasCriticalFailure: false })
  return {
    ...{ id, number, to },
    badge: badgeOf({ formStatus, isOwnSignPending: false, isOwnApprovalPending: false }),
    score: score && [score.percent, score.result ?? ''].join(' ').trim(),
    submitter: submitter.fullName,
    at: momentOf(submittedAt ?? startedAt, clock),
  }
}
