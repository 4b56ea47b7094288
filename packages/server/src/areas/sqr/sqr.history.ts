import {
  sqrHeader,
  sqrNcr,
  sqrNcrStepLabels,
  sqrParts,
  sqrPhaseLabels,
  sqrVerdictLabels,
  severities,
  severityLabel,
  type DeclaredField,
  type SqrDetail,
} from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'

type Names = Readonly<Record<string, string>>

const header: [string, DeclaredField][] = Object.entries(sqrHeader)
const ofKind = (kind: DeclaredField['kind']) =>
  header.flatMap(([key, field]) => (field.kind === kind ? [key] : []))

/** What is audited beside the header and the lines. */
const ownLabels = {
  status: 'Phase',
  statusId: 'Status',
  severity: 'Severity',
  ncrStep: 'Non-conformance',
  parentId: 'Linked below',
  responsiblePartyVerdict: 'Responsible party looked at',
  file: 'File',
  forms: 'Forms',
  action: 'Action',
}
const labels: Names = {
  ...Object.fromEntries(header.map(([key, { label }]) => [key, label])),
  ...Object.fromEntries(sqrParts.map(({ name, title }) => [name, title])),
  // A part of one line is told field by field.
  ...Object.fromEntries(
    Object.entries(sqrNcr.fields).map(([key, { label }]) => [`${sqrNcr.name}.${key}`, label]),
  ),
  ...ownLabels,
}

const levels = Object.fromEntries(severities.map((level) => [level, severityLabel(level)]))
const fixed: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(
    header.flatMap(([key, field]) => (field.kind === 'choice' ? [[key, field.choices]] : [])),
  ),
  ...Object.fromEntries(ofKind('flag').map((key) => [key, { true: 'Yes', false: 'No' }])),
  ...{ status: sqrPhaseLabels, severity: levels, ncrStep: sqrNcrStepLabels },
  responsiblePartyVerdict: sqrVerdictLabels,
}

/** A page of what happened to a report, newest first. */
export async function historyOfSqr(
  { db, person, cacheOwner, now }: PersonContext,
  sqrId: string,
  page: { offset: number; limit: number },
): Promise<SqrDetail['history']> {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'sqr', recordId: sqrId }
  const places = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  const masters = {
    ...{ businessUnits: places.businessUnit, crews: places.crew, customers: places.customer },
    ...{ districts: places.district, pads: places.pad },
  }
  const chosen = await namesInHistory(db, { shardKey, sqrId })
  return historyPage(db, holder, page, {
    labels: labelsOf,
    values: {
      ...fixed,
      ...Object.fromEntries(
        header.flatMap(([key, field]) =>
          field.kind === 'master' ? [[key, masters[field.of]]] : [],
        ),
      ),
      ...Object.fromEntries(
        [...ofKind('category'), 'statusId', 'parentId'].map((key) => [key, chosen]),
      ),
    },
    people: [...ofKind('person'), ...ofKind('people')],
    moments: { fields: ofKind('moment'), timeZone: person.timeZone },
  })
}

/** A part is told with how many lines it has from then on. */
function labelsOf(changes: unknown): Names {
  const told = (changes ?? {}) as Readonly<Record<string, { lines?: unknown } | undefined>>
  const counted = sqrParts.flatMap(({ name, title }) => {
    const lines = told[name]?.lines
    return typeof lines === 'number'
      ? [[name, `${title}: ${lines} ${lines === 1 ? 'line' : 'lines'}`] as const]
      : []
  })
  return { ...labels, ...Object.fromEntries(counted) }
}

/** What the entries, statuses and reports are called whose ids the history of a report holds. */
async function namesInHistory(
  db: Queryable,
  { shardKey, sqrId }: { shardKey: string; sqrId: string },
): Promise<Names> {
  const keys = [...ofKind('category'), 'statusId', 'parentId']
  const { rows } = await sql<{ id: string; name: string }>`
    with named as materialized (
      select distinct side.value as id
      from audit_events as event
      cross join lateral jsonb_each(event.changes) as change
      cross join lateral jsonb_each_text(
        case when jsonb_typeof(change.value) = 'object' then change.value else '{}' end
      ) as side
      where event.shard_key = ${shardKey} and event.record_type = 'sqr'
        and event.record_id = ${sqrId} and change.key = any(${keys}::text[])
        and side.value is not null
    )
    select one.id, one.name from categories as one join named using (id)
    where one.shard_key = ${shardKey}
    union all
    select one.id, one.name from sqr_statuses as one join named using (id)
    where one.shard_key = ${shardKey}
    union all
    select one.id, one.number from sqrs as one join named using (id)
    where one.shard_key = ${shardKey}`.execute(db)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
