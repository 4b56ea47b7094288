import { sql } from 'kysely'
import { isGraver, severityByDuration, sqrInvestigationDays, type Severity } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { keptSqr, type KeptSqr, type OneSqr } from './sqr.queries.ts'
import { tellSerious } from './sqr.told.ts'
import { thresholdsOf } from './setup/setup.queries.ts'

const dayMs = 24 * 3_600_000

/** The graver of two levels. */
export function graver(one: Severity, other: Severity): Severity {
  return isGraver(other, one) ? other : one
}

/** The severity of a report by itself: what a person says, else by its lost time (spec 4). */
export async function ownSeverityOf(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { unit, hours, said }: { unit: string | null; hours: number | null; said: Severity | null },
): Promise<Severity> {
  if (said !== null) {
    return said
  }
  const thresholds = await thresholdsOf(db, person.shardKey)
  return severityByDuration(
    hours,
    thresholds.find(({ businessUnit }) => businessUnit === unit),
  )
}

/** The gravest of the reports that are linked below one, and are neither drafts nor void. */
export async function worstBelow(
  { db }: Pick<PersonContext, 'db'>,
  { shardKey, sqrId }: OneSqr,
): Promise<Severity> {
  const { rows } = await sql<{ severity: Severity }>`
    select severity from sqrs
    where shard_key = ${shardKey} and parent_id = ${sqrId}
      and deleted_at is null and status not in ('draft', 'void')
    order by severity_rank desc limit 1`.execute(db)
  return rows[0]?.severity ?? 'none'
}

/** What a report is written with once its severity is another one: its time to investigate follows. */
export function severityColumns({ severity: before, due_at: due }: KeptSqr, severity: Severity) {
  const days = sqrInvestigationDays[severity] - sqrInvestigationDays[before]
  return { severity, due_at: due && new Date(due.getTime() + days * dayMs) }
}

/**
 * Keeps the severity of a report that others are linked below: it is at least as grave as they are,
 * unless it is closed or void. To be called in the transaction of whatever changes one of them; the
 * report is held from then on.
 */
export async function keepSeverity(context: PersonContext, sqrId: string | null): Promise<void> {
  const { db, person, now, audit } = context
  if (sqrId === null) {
    return
  }
  const one = { shardKey: person.shardKey, sqrId }
  const kept = await keptSqr(db, one).forUpdate().executeTakeFirst()
  if (kept === undefined || kept.status === 'closed' || kept.status === 'void') {
    return
  }
  const severity = graver(kept.own_severity, await worstBelow(context, one))
  if (severity === kept.severity) {
    return
  }
  await db
    .updateTable('sqrs')
    .set({
      ...severityColumns(kept, severity),
      ...{ updated_at: now, row_version: kept.row_version + 1 },
    })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sqrId)
    .execute()
  const changes = { severity: { from: kept.severity, to: severity } }
  await audit({ recordType: 'sqr', recordId: sqrId, action: 'severity', changes })
  await tellSerious(context, sqrId, [kept.severity, severity])
}
