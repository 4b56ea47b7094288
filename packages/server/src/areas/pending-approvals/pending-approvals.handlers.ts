import { addDays, actionPriorities, today, type ApprovalItem } from '@holdpoint/api'
import { sumOf, type Count } from '../../db/counts.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { actionApprovals } from '../actions/actions.approvals.ts'
import { fileApprovals } from '../files/files.approvals.ts'
import { jsaApprovals } from '../jsa/jsa.approvals.ts'
import { templateApprovals } from '../loto/loto.templates.approvals.ts'
import { entryApprovals } from '../review-forms/review-forms.approvals.ts'
import { sheetApprovals } from '../sds/sds.approvals.ts'
import { sqrApprovals } from '../sqr/sqr.approvals.ts'
import type { ApprovalSource, Waiting } from './approval-source.ts'
import * as queries from './pending-approvals.queries.ts'

/** What may wait. A module adds its line. */
const sources: readonly ApprovalSource[] = [
  entryApprovals,
  actionApprovals,
  fileApprovals,
  sheetApprovals,
  jsaApprovals,
  templateApprovals,
  sqrApprovals,
]

/** Everything that waits for somebody: what is due first, then by risk, then what waits longest. */
export async function waitingFor(
  context: Waiting,
  kind?: ApprovalItem['kind'],
): Promise<ApprovalItem[]> {
  const items: ApprovalItem[] = []
  for (const source of sources.filter((one) => kind === undefined || one.kind === kind)) {
    items.push(...(await source.waiting(context)))
  }
  return items.sort(
    (one, other) =>
      (one.dueOn ?? never).localeCompare(other.dueOn ?? never) ||
      riskOf(other) - riskOf(one) ||
      one.requestedAt.localeCompare(other.requestedAt) ||
      one.recordId.localeCompare(other.recordId),
  )
}

/** How much waits for somebody. */
export const approvalsCount = (context: Waiting): Count | null =>
  sumOf(sources.map((source) => source.count(context)))

/** Later than any day. */
const never = '9999-12-31'

function riskOf({ risk }: ApprovalItem): number {
  return risk === null ? -1 : actionPriorities.indexOf(risk)
}

export const list: PersonHandler<'pendingApprovals.list'> = async (input, context) => {
  const items = await waitingFor(context, input.kind)
  return ok({
    data: items.slice(input.pOffset, input.pOffset + input.pLimit),
    totalRecords: items.length,
    offset: input.pOffset,
  })
}

export const decide: PersonHandler<'pendingApprovals.decide'> = async (
  { kind, recordIds, rowVersions, decision, reason },
  context,
) => {
  const source = sources.find((one) => one.kind === kind)
  const outcomes = []
  for (const [place, recordId] of recordIds.entries()) {
    const rowVersion = rowVersions[place]
    if (rowVersion === undefined) {
      return failField('rowVersions', 'Please name the version of each record.')
    }
    const asked = { decision, reason, rowVersion }
    const why =
      (await source?.decide(context, recordId, asked)) ??
      (source === undefined ? 'Nothing of this kind is decided here.' : null)
    outcomes.push({ recordId, isDone: why === null, why })
  }
  const done = outcomes.filter(({ isDone }) => isDone).length
  return ok(outcomes, `${done} of ${outcomes.length} decided.`)
}

export const delegations: PersonHandler<'pendingApprovals.delegations'> = async (
  _input,
  { db, person, now },
) => {
  const rows = await queries.delegationsOf(db, person, today(now, person.timeZone))
  return ok(rows.map(queries.toDelegation))
}

const delegationDaysMax = 60

export const delegate: PersonHandler<'pendingApprovals.delegate'> = async (
  { personId, startsOn, endsOn },
  context,
) => {
  const { db, person, now, ports, audit } = context
  const first = today(now, person.timeZone)
  if (personId === person.personId) {
    return failField('personId', 'Please choose somebody else.')
  }
  if (startsOn < first) {
    return failField('startsOn', 'The first day lies in the past.')
  }
  if (endsOn < startsOn || endsOn > addDays(startsOn, delegationDaysMax - 1)) {
    return failField('endsOn', `Please choose a last day within ${delegationDaysMax} days.`)
  }
  const id = ports.ids.next()
  if (!(await queries.insertDelegation(db, person, { id, personId, startsOn, endsOn }, now))) {
    return failField('personId', 'This person is not an employee here, or no longer.')
  }
  await audit({
    recordType: 'approval_delegation',
    recordId: id,
    action: 'create',
    changes: { to: { personId, startsOn, endsOn } },
  })
  const record = { type: 'approval_delegation', id } as const
  await notify(context, { kind: 'deputy_named', record, personIds: [personId] })
  const row = (await queries.delegationsOf(db, person, first)).find((one) => one.id === id)
  return row === undefined
    ? fail('unexpected')
    : ok(queries.toDelegation(row), `${row.full_name} decides for you on these days.`)
}

export const endDelegation: PersonHandler<'pendingApprovals.endDelegation'> = async (
  { delegationId },
  { db, person, audit },
) => {
  await queries.deleteDelegation(db, person, delegationId)
  await audit({ recordType: 'approval_delegation', recordId: delegationId, action: 'delete' })
  return ok(null, 'Nobody decides for you any more.')
}
