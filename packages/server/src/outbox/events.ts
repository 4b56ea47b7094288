import { isGraver, type NotifyEvent, type Severity } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { AuditEvent } from '../handler.ts'

/** The deeds that somebody may want to hear of, as the audit trail calls them. A module adds its own. */
const events: Readonly<Record<string, Readonly<Record<string, NotifyEvent>>>> = {
  my_form: {
    submit: 'form_submitted',
    approve: 'form_approved',
    reject: 'form_rejected',
    'reject by manager': 'form_rejected',
    reopen: 'form_reopened',
  },
  action: {
    raise: 'action_raised',
    complete: 'action_completed',
    verify: 'action_verified',
    decline: 'action_declined',
    extend: 'action_extended',
    cancel: 'action_cancelled',
  },
  topic: { publish: 'topic_published' },
  topic_question: { ask: 'topic_asked' },
  topic_answer: { answer: 'topic_answered' },
  library_file: {
    approve: 'file_in_force',
    comeIntoForce: 'file_in_force',
    archive: 'file_put_away',
  },
  sds: {
    ask: 'sheet_asked_for',
    review: 'sheet_in_review',
    reopen: 'sheet_in_review',
    approve: 'sheet_in_force',
    archive: 'sheet_put_away',
    supersede: 'sheet_put_away',
  },
  jsa: {
    open: 'jsa_opened',
    stop: 'jsa_stopped',
    resume: 'jsa_resumed',
    close: 'jsa_closed',
  },
  loto: {
    prepare: 'loto_prepared',
    verify: 'loto_verified',
    restore: 'loto_restored',
    remove_absent: 'loto_absent',
  },
  sqr: {
    submit: 'sqr_opened',
    raise: 'sqr_raised',
    severity: 'sqr_raised',
    verify: 'sqr_verified',
    approve: 'sqr_closed_out',
    reopen: 'sqr_reopened',
  },
}

/**
 * What a row of the audit trail tells of; undefined for what nobody is told of. A file that is
 * approved for a later day is told of on that day, a severity when it rises.
 */
export function eventOfAudit(row: {
  recordType: string
  action: string
  changes?: unknown
}): NotifyEvent | undefined {
  const event = events[row.recordType]?.[row.action]
  switch (event) {
    case 'file_in_force':
      return stateIn(row.changes) === 'ahead' ? undefined : event
    case 'sqr_raised':
      return hasRisen(row.changes) ? event : undefined
    default:
      return event
  }
}

/** The state that a deed led to. */
function stateIn(changes: unknown): unknown {
  return (changes as { status?: { to?: unknown } } | null | undefined)?.status?.to
}

/** Whether a deed has made a report graver. */
function hasRisen(changes: unknown): boolean {
  const { severity } = (changes ?? {}) as { severity?: { from: Severity; to: Severity } }
  return severity !== undefined && isGraver(severity.to, severity.from)
}

/**
 * Puts what happened where it is looked at for followers and rules, in the transaction of its audit
 * row: one cannot be there without the other.
 */
export async function putEvents(
  db: Queryable,
  { shardKey, at }: { shardKey: string; at: Date },
  rows: readonly (Pick<AuditEvent, 'recordType' | 'recordId' | 'action' | 'changes'> & {
    sequence: number
  })[],
): Promise<void> {
  const told = rows.filter((row) => eventOfAudit(row) !== undefined)
  if (told.length > 0) {
    await sql`
      insert into outbox_events (shard_key, record_type, record_id, sequence, next_try_at)
      select ${shardKey}, one.record_type, one.record_id, one.sequence, ${at.toISOString()}::timestamptz
      from unnest(${told.map((row) => row.recordType)}::text[],
        ${told.map((row) => row.recordId)}::text[], ${told.map((row) => row.sequence)}::int[]
      ) as one (record_type, record_id, sequence)`.execute(db)
  }
}
