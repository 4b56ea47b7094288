import { isBlank, type CallOf, type ParsedInput } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import { holdEntries, removeEntries, type HeldEntries } from '../my-forms/filling/remove-entries.ts'
import { openActionsOf } from '../my-forms/my-forms.queries.ts'
import { entriesOnReports } from '../my-forms/my-forms.reports.queries.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { clearDraft } from './manage-forms.drafts.ts'
import { formKind } from './manage-forms.facts.ts'
import { entriesInTheWay, formForChange, type EntriesInTheWay } from './manage-forms.queries.ts'
import type { Person } from '../../identity.ts'
import { deletesEntries } from './manage-forms.rights.ts'

type Asked = ParsedInput<CallOf<'manageForms.remove'>>

/** More are not deleted in one call: nobody starts the form until it is done, or it is undone whole. */
const entriesDeletedMax = 5000

export const remove: PersonHandler<'manageForms.remove'> = async (input, context) => {
  const { formId } = input
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const row = (await formForChange(db, { shardKey, formId })) ?? fail('forbidden')
  requireVersion(row.row_version, ifMatch)
  const found = await entriesInTheWay(db, { shardKey, formId })
  requireDeletable(row, found, input, person)
  const held = await holdEntries(db, shardKey, formId)
  await requireDraftsDeletable(context, held)
  const reason = input.reason?.trim() ?? ''
  await removeEntries(context, held, `Deleted with the form “${row.title}”: ${reason}`)
  await clearDraft(db, formId)
  const entries = held.entries.length
  await writeMove(
    formKind,
    row,
    {
      ...{ event: 'remove', said: 'delete', columns: { deleted_at: now }, reason },
      changes: entries === 0 ? {} : { entries: { from: entries, to: 0 } },
    },
    { db, shardKey, now, audit },
  )
  return ok(null, entries === 0 ? 'Form deleted.' : `Form deleted, with ${countedHeld(held)}.`)
}

/** Ends the call where entries stand in the way of deleting a form. */
function requireDeletable(
  { title }: FormRow,
  { ofOthers, ofOurs, withActions, onReports }: EntriesInTheWay,
  asked: Asked,
  person: Person,
): void {
  if (ofOthers > 0) {
    return refused('Another organisation has entries of this form. Please archive it instead.')
  }
  if (ofOurs === 0) {
    return
  }
  if (!asked.withEntries) {
    return refused(
      `This form has ${counted(ofOurs)}, so it is not deleted. Please archive it instead.`,
    )
  }
  if (!deletesEntries(person)) {
    return fail('forbidden', { message: 'You may not delete a form together with its entries.' })
  }
  if (ofOurs > entriesDeletedMax) {
    return refused(tooMany(counted(ofOurs)))
  }
  requireMeant(title, ofOurs, asked)
  if (withActions > 0) {
    return refused(
      `Open actions hang on ${counted(withActions)} of this form. Please close them first.`,
    )
  }
  return onReports === 0
    ? undefined
    : refused(
        `Quality reports have ${counted(onReports)} of this form. Please take them off the reports first.`,
      )
}

/** Ends the call where what goes with its entries, being filled below them, stands in the way. */
async function requireDraftsDeletable(
  { db, person }: PersonContext,
  held: HeldEntries,
): Promise<void> {
  if (held.entries.length + held.drafts.length > entriesDeletedMax) {
    return refused(tooMany(countedHeld(held)))
  }
  const ids = held.drafts.map(({ id }) => id)
  if (ids.length > 0 && (await openActionsOf(db, person.shardKey, ids)) > 0) {
    return refused('Open actions hang on sub-forms of its entries. Please close them first.')
  }
  return ids.length === 0 || (await entriesOnReports(db, person.shardKey, ids)) === 0
    ? undefined
    : refused(
        'Quality reports have sub-forms of its entries. Please take them off the reports first.',
      )
}

function tooMany(what: string): string {
  const most = entriesDeletedMax.toLocaleString('en')
  return `This form has ${what}; more than ${most} are not deleted at once. Please archive it instead.`
}

/** Ends the call unless whoever deletes entries names the form, says why, and has seen how many. */
function requireMeant(title: string, entries: number, asked: Asked): void {
  if (asked.title?.trim() !== title) {
    return failField('title', 'Please type the title of the form as it stands.')
  }
  if (isBlank(asked.reason ?? '')) {
    return failField('reason', 'Please say why.')
  }
  if (asked.entryCount === undefined) {
    return failField('entryCount', 'Please say how many entries you have seen.')
  }
  return asked.entryCount === entries
    ? undefined
    : fail('wrong_state', {
        message: `This form has ${counted(entries)} by now. Please look again before you delete them.`,
        details: { entryCount: entries },
      })
}

function refused(message: string): never {
  return fail('wrong_state', { message })
}

function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries.toLocaleString('en')} entries`
}

/** How many entries there are, with what is being filled below them. */
function countedHeld({ entries, drafts }: HeldEntries): string {
  const below =
    drafts.length === 1 ? '1 sub-form' : `${drafts.length.toLocaleString('en')} sub-forms`
  return drafts.length === 0
    ? counted(entries.length)
    : `${counted(entries.length)} and ${below} being filled out below`
}
