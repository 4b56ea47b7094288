import { sql } from 'kysely'
import {
  sqrHeader,
  sqrMoves,
  sqrParts,
  type EventOf,
  type PersonLine,
  type Severity,
  type SqrDetail,
  type SqrPhase,
  type SqrVerification,
} from '@holdpoint/api'
import { fromColumns, fromContent } from '../../declared/declared.columns.ts'
import { lookUpDeclared } from '../../declared/declared.lookup.ts'
import { wordsOf } from '../../declared/declared.words.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { heldFiles } from '../../records/files.queries.ts'
import { toRecordFile } from '../../records/files.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { actionsOf } from './sqr.actions.handlers.ts'
import { holderOf } from './sqr.files.handlers.ts'
import { formsOf } from './sqr.forms.ts'
import { historyOfSqr } from './sqr.history.ts'
import { keptSqr, linesOfSqr, sqrRow, type KeptSqr, type KeptVerdict } from './sqr.queries.ts'
import { isReadable, seesAll } from './sqr.rights.ts'
import { toSqr } from './sqr.row.ts'
import { warningsOf } from './sqr.rules.ts'
import { statusesOf } from './sqr.statuses.ts'
import { readableSqrs } from './sqr.ties.ts'
import { toStatus } from './setup/setup.queries.ts'

/** A report whole, as it travels to whoever asks. */
export async function detailOf(
  context: PersonContext,
  sqrId: string,
  page: { offset: number; limit: number },
): Promise<SqrDetail> {
  const { db, person, now } = context
  const one = { shardKey: person.shardKey, sqrId }
  const row = await sqrRow(db, person, sqrId)
  const kept = row && (await keptSqr(db, one).executeTakeFirst())
  if (row === undefined || kept === undefined) {
    return fail('forbidden')
  }
  const sqr = toSqr(row, context)
  const said = await saidOf(context, kept)
  const { parent, children } = await linksOf(context, kept)
  const leadsTo = sqr.allowedEvents.flatMap(
    ({ event }) => sqrMoves.events[event as EventOf<typeof sqrMoves>].to as readonly SqrPhase[],
  )
  const statuses = await statusesOf(context, kept.business_unit)
  return {
    ...sqr,
    ...said,
    linkedActions: await actionsOf(context, row),
    forms: await formsOf(context, sqrId),
    files: (await heldFiles(db, holderOf(person.shardKey, sqrId))).map(toRecordFile),
    ...{ parent, children },
    statuses: statuses
      .filter(({ phase }) => phase === sqr.phase || leadsTo.includes(phase))
      .map(toStatus),
    warnings: warningsOf({
      ...{ status: row.status, severity: row.severity, hours: row.hours, now },
      ...{ partyVerdict: row.party_verdict, unverified: row.unverified, disputed: row.disputed },
      isVerifying:
        row.status === 'verifying' || row.party_verdict !== null || row.verdict_count > 0,
      ...{ timelineHours: row.timeline_hours, hasTimeline: said.timeline.length > 0 },
      ...{ startsAt: row.starts_at, notifiedAt: kept.customer_notified_at, dueAt: row.due_at },
      ofSameWell: await othersOfWell(context, kept),
    }),
    history: await historyOfSqr(context, sqrId, page),
  }
}

type Said = Pick<
  SqrDetail,
  'header' | 'headerWords' | 'team' | 'responsiblePartyVerdict' | (typeof sqrParts)[number]['name']
>

/** What a report says: its header and its lines, with the words of what they hold by id. */
async function saidOf({ db, person }: PersonContext, kept: KeptSqr): Promise<Said> {
  const { shardKey } = person
  const header = fromColumns(sqrHeader, kept)
  const rows = await linesOfSqr(db, { shardKey, sqrId: kept.id })
  const parts = sqrParts.map(({ name, fields }) => ({
    ...{ name, fields },
    lines: rows
      .filter(({ part }) => part === name)
      .map(({ id: lineId, content, verdict }) => ({
        ...{ lineId, verdict, values: fromContent(fields, content) },
      })),
  }))
  const lookup = await lookUpDeclared(
    { db, shardKey },
    [sqrHeader, [header]],
    ...parts.map(({ fields, lines }) => [fields, lines.map(({ values }) => values)] as const),
  )
  const party = kept.responsible_party_verdict as KeptVerdict | null
  const verdicts = [party, ...rows.map(({ verdict }) => verdict)].filter((one) => one !== null)
  const ids = [...kept.team_ids, ...verdicts.map(({ personId }) => personId)]
  const lines = await linesOfPeople({ db, shardKey }, [...new Set(ids)])
  const people = new Map(lines.map((line) => [line.personId, line]))
  const answered = parts.map(({ name, fields, lines: ofPart }) => [
    name,
    ofPart.map(({ lineId, verdict, values }) => ({
      ...{ lineId, ...values, words: wordsOf(lookup, fields, values) },
      ...(name === 'parts' ? { verdict: toVerdict(verdict, people) } : {}),
    })),
  ])
  // What a header and a line hold are the fields that they declare.
  return {
    header,
    headerWords: wordsOf(lookup, sqrHeader, header),
    team: kept.team_ids.flatMap((id) => people.get(id) ?? []),
    responsiblePartyVerdict: toVerdict(party, people),
    ...Object.fromEntries(answered),
  } as Said
}

function toVerdict(
  kept: KeptVerdict | null,
  people: ReadonlyMap<string, PersonLine>,
): SqrVerification | null {
  const person = kept && people.get(kept.personId)
  return kept && person ? { verdict: kept.verdict, person, at: kept.at, note: kept.note } : null
}

type LinkRow = { id: string; number: string; title: string; severity: Severity; status: SqrPhase }

/** What a report is linked with; of what whoever asks may not read, the title is left out. */
async function linksOf({ db, person, now }: PersonContext, { id, parent_id }: KeptSqr) {
  const { rows } = await sql<LinkRow>`
    select id, number, title, severity, status from sqrs
    where shard_key = ${person.shardKey} and deleted_at is null
      and (id = ${parent_id}::text or parent_id = ${id})
    order by number`.execute(db)
  const ids = rows.map((row) => row.id)
  const readable = await readableSqrs(db, person, ids, now)
  const links = rows.map(({ id: sqrId, number, title, severity, status: phase }) => ({
    ...{ sqrId, number, severity, phase, isReadable: readable.has(sqrId) },
    title: readable.has(sqrId) ? title : '',
  }))
  return {
    parent: links.find(({ sqrId }) => sqrId === parent_id) ?? null,
    children: links.filter(({ sqrId }) => sqrId !== parent_id),
  }
}

const sameWellDays = 30
const namedMax = 3

/** Other reports of the same well that began near this one and that whoever asks may read. */
async function othersOfWell({ db, person }: PersonContext, kept: KeptSqr): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select sqr.number from sqrs as sqr
    where sqr.shard_key = ${person.shardKey} and sqr.deleted_at is null and sqr.status <> 'void'
      and ${kept.well} <> '' and lower(sqr.well) = lower(${kept.well}) and sqr.id <> ${kept.id}
      and sqr.id is distinct from ${kept.parent_id}::text
      and sqr.parent_id is distinct from ${kept.id}
      and sqr.begins_at between ${kept.begins_at}::timestamptz - ${sql.lit(`${sameWellDays} days`)}::interval
        and ${kept.begins_at}::timestamptz + ${sql.lit(`${sameWellDays} days`)}::interval
      and ${isReadable(person, seesAll(person))}
    order by sqr.begins_at desc, sqr.id limit ${namedMax}`.execute(db)
  return rows.map(({ number }) => number)
}
