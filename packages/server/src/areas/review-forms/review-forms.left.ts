import { sql } from 'kysely'
import { appendAudit } from '../../audit.ts'
import type { ClockContext, ClockJob } from '../../clock/clock.ts'
import { eachInTurn } from '../../clock/each-in-turn.ts'
import type { Queryable } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { notify } from '../../outbox/notify.ts'
import { holdEntry } from './review-forms.clock.queries.ts'
import { handOver } from './review-forms.deputies.ts'
import { isDue } from '../my-forms/review/waiting.ts'

/** Hands on what waits for somebody who has left, so that it does not wait for good. */
export const leftReviewersJob: ClockJob = {
  name: 'review-left',
  cron: '*/5 * * * *',
  run: handOnOfLeft,
}

/** One round over every decision and signature that waits for a person who is not active any more. */
export async function handOnOfLeft({ database, ports, now }: ClockContext): Promise<void> {
  const waiting = await ofLeft(database.kysely)
  await eachInTurn(waiting, { ports, job: leftReviewersJob.name }, (seen) =>
    transaction(database, async (db) => {
      // Whoever decides or signs meanwhile was faster: then nothing waits any more.
      await holdEntry(db, seen.shard_key, seen.my_form_id)
      const [part] = await ofLeft(db, seen.id)
      const to = part && (await successorOf(db, part))
      if (part === undefined || to === undefined) {
        return
      }
      const { shard_key: shardKey, my_form_id: myFormId, person_id: from } = part
      const { action, changed, kind } = handedOn[part.task]
      const signer = { id: part.id, deputy_for: null }
      await handOver(db, { shardKey, myFormId, from: signer, personId: to, now })
      await appendAudit(
        db,
        { shardKey, personId: null, at: now, requestId: 'clock' },
        {
          recordType: 'my_form',
          recordId: myFormId,
          action,
          changes: { [changed]: { from, to } },
        },
      )
      if (part.is_due) {
        const teller = { db, ports, now, person: { shardKey, personId: null } }
        const record = { type: 'my_form' as const, id: myFormId }
        await notify(teller, { kind, record, personIds: [to] })
      }
    }),
  )
}

/** What the history calls it, and what the successor is told. */
const handedOn = {
  approve: { action: 'approver left', changed: 'approver', kind: 'form_to_approve' },
  sign: { action: 'signer left', changed: 'signer', kind: 'form_to_sign' },
} as const

type LeftPart = {
  shard_key: string
  id: string
  my_form_id: string
  task: 'sign' | 'approve'
  person_id: string
  submitter_id: string
  is_due: boolean
}

/**
 * The decisions and signatures that wait for somebody who has left, or one of them. In a step in
 * which one decides for all, those who are there do it without them; a deputy is there for some days only.
 */
async function ofLeft(db: Queryable, id?: string): Promise<LeftPart[]> {
  const { rows } = await sql<LeftPart>`
    select signer.shard_key, signer.id, signer.my_form_id, signer.task, signer.person_id,
      entry.person_id as submitter_id, ${isDue} as is_due
    from my_form_signers as signer
    join people as gone on gone.id = signer.person_id and not gone.is_active
    join my_forms as entry on entry.shard_key = signer.shard_key and entry.id = signer.my_form_id
    where signer.status = 'pending' and signer.deputy_for is null and entry.deleted_at is null
      and (entry.status = 'in_review' or (signer.task = 'sign' and entry.status = 'approved'))
      and not (signer.mode = 'any' and exists (
        select 1 from my_form_signers as other
        join people as there on there.id = other.person_id and there.is_active
        where other.shard_key = signer.shard_key and other.my_form_id = signer.my_form_id
          and other.task = signer.task and other.step = signer.step and other.status = 'pending'
          and other.deputy_for is null
      ))
      and ${id === undefined ? sql`true` : sql`signer.id = ${id}`}
    order by signer.shard_key, signer.id`.execute(db)
  return rows
}

/**
 * Who is asked instead of somebody who has left, and decides or signs in their own name: their
 * manager, else an administrator. Never the submitter, nor somebody who was asked for the same.
 */
async function successorOf(
  db: Queryable,
  { shard_key: shardKey, my_form_id: myFormId, task, person_id: left, submitter_id }: LeftPart,
): Promise<string | undefined> {
  const admins = await holdersOf(db, shardKey, 'admin')
  const { rows } = await sql<{ id: string }>`
    select person.id from people as person
    where person.shard_key = ${shardKey} and person.is_active and person.id <> ${submitter_id}
      and not exists (
        select 1 from my_form_signers as other
        where other.shard_key = ${shardKey} and other.my_form_id = ${myFormId}
          and other.task = ${task} and other.person_id = person.id
      )
      and (person.id = (select manager_id from people where id = ${left})
        or person.id = any(${admins}::text[]))
    order by person.id = (select manager_id from people where id = ${left}) desc nulls last, person.id
    limit 1`.execute(db)
  return rows[0]?.id
}
