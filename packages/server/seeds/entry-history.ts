import type { Insertable } from 'kysely'
import { nextRow } from '../src/audit.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { AuditEvent } from '../src/handler.ts'
import type { WorldEntry } from './entries.ts'
import { signatureOf } from './entry-signers.ts'
import type { SignerRow } from './entry-signers.ts'
import { shardKey } from './organisation.ts'

/** Something that somebody, or the clock, did with a record, before it is written down. */
export type Deed = { at: Date; personId: string | null; event: AuditEvent }
/** The names of people by id. */
type People = ReadonlyMap<string, string>
type AuditRow = Insertable<AuditEventsTable>

/** What was done to an entry and its comments, as the audit trail would have kept it. */
export function historyOf(entry: WorldEntry, people: People): AuditRow[] {
  const { comments } = entry.talk
  return [
    ...chained(deedsOf(entry, people)),
    ...comments.flatMap((comment) => {
      const {
        id,
        comment: text,
        privacy_type: privacy,
        person_id: personId,
        created_at: at,
      } = comment
      const changes = {
        comment: { from: null, to: text },
        privacyType: { from: null, to: privacy },
      }
      const event = { recordType: 'my_form_comment', recordId: id, action: 'add comment', changes }
      return chained([{ at: asDate(at), personId, event }])
    }),
  ]
}

function deedsOf(entry: WorldEntry, people: People): Deed[] {
  const { row, answers, signers, talk } = entry
  const { id, person_id: owner } = row
  const deed = (
    at: unknown,
    personId: string | null,
    action: string,
    changes: Record<string, unknown>,
  ): Deed[] =>
    at instanceof Date
      ? [{ at, personId, event: { recordType: 'my_form', recordId: id, action, changes } }]
      : []
  const answered = Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, { from: null, to: answer }]),
  )
  // What was handed in says so below; the rest still is as it was started.
  const begun = row.submitted_at instanceof Date ? {} : { status: { from: null, to: row.status } }
  const isAssigned = row.due_at instanceof Date
  return [
    ...deed(row.started_at, isAssigned ? null : owner, isAssigned ? 'assign' : 'start', {
      formId: row.form_id,
      version: row.form_version,
      ...begun,
    }),
    ...deed(row.last_answered_at, owner, 'fill', answered),
    ...deed(row.submitted_at, owner, 'submit', { status: { from: 'fill', to: row.status } }),
    ...signers.flatMap((signer) => {
      const { person_id: personId, signed_at: at } = signer
      if (!(at instanceof Date)) {
        return []
      }
      const { action, changes } = givenBy({ ...signer, at }, entry.contentHash, people)
      return deed(at, personId, action, changes)
    }),
    ...talk.votes.flatMap(({ person_id: personId, created_at: at }, index) =>
      deed(at, personId, 'vote', { upvoteCount: { from: index, to: index + 1 } }),
    ),
    ...talk.shares.flatMap(({ person_id: to, shared_by: by, created_at: at }) =>
      deed(at, by, 'share', { sharedWith: { from: null, to: [to] } }),
    ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** What a signature or a decision says of itself, with what it stands for. */
function givenBy(
  { person_id: personId, task, step, meaning, status, at }: SignerRow & { at: Date },
  contentHash: string,
  people: People,
) {
  if (task === 'approve') {
    const decision = status === 'refused' ? ('reject' as const) : ('approve' as const)
    const to = { decision, step, meaning, contentHash }
    return { action: decision, changes: { decision: { from: null, to } } }
  }
  const person = { id: personId, full_name: people.get(personId) ?? personId }
  const to = { ...signatureOf(person, at), meaning, contentHash }
  return { action: 'sign as reviewer', changes: { signature: { from: null, to } } }
}

/** The deeds as one chain, whose first link has none before it. */
export function chained(deeds: readonly Deed[]): AuditRow[] {
  let last: { sequence: number; hash: string } | undefined
  return deeds.map(({ at, personId, event }) => {
    const row = nextRow({ shardKey, personId, at, requestId: 'demo-world' }, event, last)
    last = row
    return row
  })
}

function asDate(at: unknown): Date {
  return at instanceof Date ? at : new Date(String(at))
}
