import {
  isGraver,
  sqrHeader,
  sqrLeaders,
  type CallOf,
  type ParsedInput,
  type Severity,
  type SqrPhase,
} from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { changesOf, fromColumns, keptValues, toColumns } from '../../declared/declared.columns.ts'
import { requireDeclared } from '../../declared/declared.checks.ts'
import { holdDeclared, idsIn, type DeclaredValues } from '../../declared/declared.lookup.ts'
import { opens } from '../../access.ts'
import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { held, requireEditable, toldOf, writeEdit, type HeldSqr } from './sqr.editing.ts'
import type { KeptVerdict } from './sqr.queries.ts'
import { hoursOf, requireSeverity, severityOf, weighedIn } from './sqr.header.severity.ts'
import { requirePast } from './sqr.header.times.ts'
import { tiesOf } from './sqr.rights.ts'
import { isSerious } from './sqr.rules.ts'
import { graver, keepSeverity, severityColumns, worstBelow } from './sqr.severity.ts'
import { statusFor } from './sqr.statuses.ts'
import type { SqrsTable } from './sqr.tables.ts'
import { tellAssigned, tellSerious } from './sqr.told.ts'

type Header = Omit<ParsedInput<CallOf<'sqr.saveHeaderInfo'>>, 'sqrId'>

export const saveHeaderInfo: PersonHandler<'sqr.saveHeaderInfo'> = ({ sqrId, ...said }, context) =>
  sqrId === undefined ? begin(said, context) : edit(sqrId, said, context)

async function begin(said: Header, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const values = await checked(said, context, {})
  await requireSeverity(values, { before: {}, now: 'none', status: 'draft' }, context)
  const sqrId = ports.ids.next()
  const number = await nextNumber(context, 'SQR')
  const unit = said.businessUnit
  const ownSeverity = await severityOf(values, context)
  await db
    .insertInto('sqrs')
    .values({
      ...columnsOf(values),
      ...{ shard_key: person.shardKey, id: sqrId, number, title: said.title },
      status_id: await statusFor(context, { phase: 'draft', unit, statusId: null }),
      ...{ own_severity: ownSeverity, severity: ownSeverity },
      ...{ reporter_id: person.personId, phase_since: now, created_at: now, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'sqr', recordId: sqrId, action: 'create' },
    changes: { title: { from: null, to: said.title } },
  })
  return ok({ sqrId, number, rowVersion: 1 }, `${number} saved.`)
}

async function edit(sqrId: string, said: Header, context: PersonContext) {
  const sqr = await held(context, sqrId)
  requireEditable(sqr, context)
  const { kept } = sqr
  const before = fromColumns(sqrHeader, kept)
  const values = await checked(said, context, before)
  requireLeader(sqr, values, context)
  // What the thresholds of a unit come to by now is for what is said of it by now.
  const isWeighed = kept.status === 'draft' || weighedIn(values, before) !== undefined
  const ownSeverity = isWeighed ? await severityOf(values, context) : kept.own_severity
  const below = await worstBelow(context, { shardKey: kept.shard_key, sqrId })
  const severity = graver(ownSeverity, below)
  const { own_severity: now, status } = kept
  requireWhole(values, { status, severity })
  await requireSeverity(values, { before, now, status }, context)
  const effects = [
    { columns: { ...columnsOf(values), own_severity: ownSeverity }, changes: {} },
    {
      columns: severityColumns(kept, severity),
      changes: { severity: { from: kept.severity, to: severity } },
    },
    withoutVerdict(sqr, values),
    // Whoever leads it from now on was told of nothing yet.
    { columns: said.ownerId === kept.owner_id ? {} : { overdue_for: null }, changes: {} },
    await ofOtherUnit(sqr, said.businessUnit, context),
  ]
  const columns: Updateable<SqrsTable> = Object.assign({}, ...effects.map((one) => one.columns))
  const changes: Record<string, unknown> = Object.assign(
    changesOf(sqrHeader, before, values),
    ...effects.map((one) => one.changes),
  )
  // Whoever follows such reports hears of one that becomes graver once it was submitted.
  const isRaised = kept.status !== 'draft' && isGraver(severity, kept.severity)
  const told = isRaised ? { columns, changes, said: 'raise' } : { columns, changes }
  const saved = await writeEdit(context, sqr, told)
  await keepSeverity(context, kept.parent_id)
  if (kept.status !== 'draft') {
    const { ownerId, teamIds } = said
    await tellAssigned(context, { id: sqrId, ownerId, teamIds }, toldOf(kept))
    await tellSerious(context, sqrId, [kept.severity, severity])
  }
  return ok(saved, 'Report saved.')
}

/** What was said as it is kept; ends the call where it names what is not there, or cannot be. */
async function checked(
  said: Header,
  { db, person, now }: PersonContext,
  before: DeclaredValues,
): Promise<DeclaredValues> {
  const values = keptValues(sqrHeader, said, person.timeZone, before)
  const lookup = await holdDeclared({ db, shardKey: person.shardKey }, [sqrHeader, [values]])
  requireDeclared(lookup, sqrHeader, { values, before })
  const hours = hoursOf(values)
  if (hours !== null && hours < 0) {
    return failField('endsAt', 'It ends after it begins.')
  }
  requirePast(values, before, now)
  if (said.severityOverride !== null && said.overrideReason === '') {
    return failField('overrideReason', 'Please say why the severity is another one.')
  }
  return values
}

/** Ends the call where whoever does not lead a report says who investigates it, once it is. */
function requireLeader({ row, kept }: HeldSqr, values: DeclaredValues, { person }: PersonContext) {
  const isOpen = kept.status === 'draft' || kept.status === 'open'
  if (isOpen || opens({ ties: sqrLeaders }, tiesOf(row), person)) {
    return
  }
  const message = 'Only its owner and whoever may edit all reports change who investigates it.'
  if (values['ownerId'] !== kept.owner_id) {
    failField('ownerId', message)
  }
  const team = idsIn(values['teamIds'])
  if (team.length !== kept.team_ids.length || team.some((id) => !kept.team_ids.includes(id))) {
    failField('teamIds', message)
  }
}

function columnsOf(values: DeclaredValues): Updateable<SqrsTable> {
  return toColumns(sqrHeader, values)
}

const needed = {
  startsAt: 'Please enter when it began.',
  endsAt: 'Please enter when it ended.',
  description: 'Please enter what happened.',
  businessUnit: 'Please choose the business unit.',
  classificationId: 'Please choose a classification.',
  typeId: 'Please choose a type.',
} as const

/** Ends the call where an edit takes away what the report needed to come as far as it has. */
function requireWhole(
  values: DeclaredValues,
  { status, severity }: { status: SqrPhase; severity: Severity },
): void {
  if (status === 'draft') {
    return
  }
  for (const [name, message] of Object.entries(needed)) {
    if (values[name] === null || values[name] === '') {
      return failField(name, message)
    }
  }
  if (status !== 'open' && values.ownerId === null) {
    return failField('ownerId', 'Please choose who leads the investigation.')
  }
  if (status === 'verifying' && values['responsiblePartyId'] === null) {
    return failField('responsiblePartyId', 'Please choose the responsible party.')
  }
  if (status !== 'open' && isSerious(severity) && [values.teamIds].flat().length === 0) {
    failField('teamIds', 'Of Level 2 or above a team investigates. Please choose it.')
  }
}

const responsibility = ['responsiblePartyId', 'responsibleVendorId', 'vendor'] as const

/** What was said of the responsible party is lost where it is another one. */
function withoutVerdict({ kept }: HeldSqr, values: DeclaredValues) {
  const before = fromColumns(sqrHeader, kept)
  const verdict = kept.responsible_party_verdict as KeptVerdict | null
  return verdict === null || responsibility.every((name) => values[name] === before[name])
    ? {}
    : {
        columns: { responsible_party_verdict: null },
        changes: { responsiblePartyVerdict: { from: verdict.verdict, to: null } },
      }
}

/** A report of another unit has the first status of its phase there. */
async function ofOtherUnit(
  { kept: { status: phase, status_id: from, business_unit: before } }: HeldSqr,
  unit: string | null,
  context: PersonContext,
) {
  if (unit === before) {
    return {}
  }
  const to = await statusFor(context, { phase, unit, statusId: null })
  return { columns: { status_id: to }, changes: { statusId: { from, to } } }
}
