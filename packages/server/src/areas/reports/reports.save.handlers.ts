import { policies, reportDataset, reportsMax, type CallOf, type ParsedInput } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import type { PersonRights } from '../../identity.ts'
import { requireVersion } from '../../row-version.ts'
import { filtersById } from '../saved-filters/saved-filters.queries.ts'
import { keptValuesOf } from './reports.filter.ts'
import { nextTelling } from './reports.pace.ts'
import {
  countOwn,
  ownersOf,
  peopleThere,
  reportForChange,
  reportRow,
  type ReportRow,
} from './reports.queries.ts'
import { isForsaken, managesReports } from './reports.rights.ts'
import { tiesOfReports } from './reports.ties.ts'
import { changesOf } from './reports.trail.ts'

type Draft = Omit<ParsedInput<CallOf<'reports.save'>>, 'reportId'>

export const save: PersonHandler<'reports.save'> = async ({ reportId, ...draft }, context) => {
  const { db, person, now, ports, audit, ifMatch } = context
  const before = reportId === undefined ? undefined : await reportForChange(db, person, reportId)
  if (reportId !== undefined && before === undefined) {
    return fail('forbidden')
  }
  if (before !== undefined) {
    requireVersion(before.row_version, ifMatch)
  }
  if (before === undefined && (await countOwn(db, person)) >= reportsMax) {
    return fail('invalid_input', {
      message: `You can make ${reportsMax} reports. Please delete one first.`,
    })
  }
  const owner = await ownerOf(before, context)
  await requireMayTell(draft, { before, owner }, context)
  const written = {
    ...columnsOf(draft, owner),
    ...(await filterOf(draft, before, context)),
    tells_on:
      before?.pace === draft.pace && before.owner_id === owner.personId
        ? before.tells_on
        : nextTelling(draft.pace, now, owner.timeZone),
  }
  const { filter_values: values, ...plain } = written
  const columns = {
    ...plain,
    ...{ filter_values: values === null ? null : json(values), updated_at: now },
  }
  const id = before?.id ?? ports.ids.next()
  const rowVersion = (before?.row_version ?? 0) + 1
  if (before === undefined) {
    await db
      .insertInto('reports')
      .values({ ...columns, shard_key: person.shardKey, created_at: now, id })
      .execute()
  } else {
    await db
      .updateTable('reports')
      .set({ ...columns, row_version: rowVersion })
      .where('shard_key', '=', person.shardKey)
      .where('id', '=', id)
      .execute()
  }
  const action = before === undefined ? 'create' : 'edit'
  await audit({ recordType: 'report', recordId: id, action, changes: changesOf(before, written) })
  return ok({ reportId: id, rowVersion }, 'Report saved.')
}

/** Whose report it is then, as they are now: one that is forsaken falls to whoever saves it. */
async function ownerOf(
  before: ReportRow | undefined,
  { db, person }: PersonContext,
): Promise<PersonRights> {
  if (before === undefined || before.owner_id === person.personId) {
    return person
  }
  const owner = (await ownersOf(db, person, [before])).get(before.owner_id)
  return owner === undefined || isForsaken(before, owner) ? person : owner
}

/**
 * Everybody may be told of what their own reports say; more than that takes the right. What somebody
 * who has it said before stays as it is.
 */
async function requireMayTell(
  { isShared, pace, recipientIds }: Draft,
  { before, owner }: { before: ReportRow | undefined; owner: PersonRights },
  { db, person }: PersonContext,
): Promise<void> {
  const manages = managesReports(person)
  if (isShared && !manages && before?.is_shared !== true) {
    failField('isShared', 'Only those who manage reports share them with everybody.')
  }
  const named = before?.recipient_ids ?? []
  const others = recipientIds.filter((id) => id !== owner.personId && !named.includes(id))
  if (others.length > 0 && !manages) {
    failField(
      'recipientIds',
      'Only those who manage reports tell others of them. You may name yourself.',
    )
  }
  if (others.length > 0 && !managesReports(owner)) {
    failField(
      'recipientIds',
      'Its owner does not manage reports, so that nobody else is told of it. Please make a copy.',
    )
  }
  if (pace !== 'never' && recipientIds.length === 0) {
    failField('recipientIds', 'Please choose who is told of it.')
  }
  const there = await peopleThere(db, person, recipientIds)
  if (!recipientIds.every((id) => there.has(id))) {
    failField('recipientIds', 'Please choose people who are still here.')
  }
}

type Filter = Pick<ReportRow, 'dataset' | 'filter_title' | 'filter_values'>

/** What the chosen filter holds, as it is now, or what is kept of the report or of its original. */
async function filterOf(
  draft: Draft,
  before: ReportRow | undefined,
  context: PersonContext,
): Promise<Omit<Filter, 'dataset'>> {
  const { savedFilterId, dataset } = draft
  const { db, person } = context
  if (savedFilterId === null) {
    return { filter_title: null, filter_values: null }
  }
  const ofThisList = 'Please choose one of your own saved filters of this list, or none.'
  if (savedFilterId === 'keep') {
    const kept =
      before ?? (draft.copyOf === null ? undefined : await original(draft.copyOf, context))
    const { filter_title: title = null, filter_values: values = null } = kept ?? {}
    const isOfOther =
      kept !== undefined && reportDataset(kept.dataset).list !== reportDataset(dataset).list
    return title !== null && isOfOther
      ? failField('savedFilterId', ofThisList)
      : { filter_title: title, filter_values: values }
  }
  const filter = (await filtersById(db, person, [savedFilterId])).get(savedFilterId)
  if (filter === undefined || filter.type !== reportDataset(dataset).list) {
    return failField('savedFilterId', ofThisList)
  }
  const { values, isRead } = keptValuesOf(dataset, filter.filter_values)
  return isRead
    ? { filter_title: filter.title, filter_values: values }
    : failField(
        'savedFilterId',
        'This filter can no longer be read. Please choose another one, or none.',
      )
}

/** The report that a new one is a copy of; one that comes with Holdpoint has no filter. */
async function original(reportId: string, context: PersonContext): Promise<Filter | undefined> {
  const { db, person, now } = context
  const ties = (await tiesOfReports(db, person, [reportId], now)).get(reportId)
  return ties !== undefined && opens(policies['reports.get'].record, ties, person)
    ? reportRow(db, person, reportId)
    : failField(
        'savedFilterId',
        'The report that you copy is not open to you any more. Please choose another filter, or none.',
      )
}

function columnsOf(draft: Draft, { personId }: PersonRights) {
  const { title, description, dataset, measure, pace } = draft
  return {
    ...{ title, description, dataset, measure, pace },
    ...{ group_by: draft.groupBy, split_by: draft.splitBy, time_window: draft.window },
    ...{ is_shared: draft.isShared, recipient_ids: draft.recipientIds, owner_id: personId },
  }
}
