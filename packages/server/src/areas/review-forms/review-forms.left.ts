import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { GoesOn, LeftPart, LeftWork } from '../../records/left/left-work.ts'
import { isDue } from '../my-forms/review/waiting.ts'
import { handOver } from './review-forms.deputies.ts'

/** Decisions that wait for their approvers. */
export const leftDecisions: LeftWork = {
  ...ofTask('approve'),
  name: 'form_decision',
  said: 'approver left',
  give: giveAs('approver', 'form_to_approve'),
}

/** Signatures that wait for their signers: the request goes on, and nobody signs for another. */
export const leftSignatures: LeftWork = {
  ...ofTask('sign'),
  name: 'form_signature',
  said: 'signer left',
  give: giveAs('signer', 'form_to_sign'),
}

/**
 * In a step in which one decides for all, those who are there do it without whoever has left; a
 * deputy is there for some days only. Neither whoever filled it out nor somebody who was asked for the same
 * takes it over.
 */
function ofTask(task: 'approve' | 'sign') {
  return {
    recordType: 'my_form',
    table: 'my_forms',
    waits: sql<LeftPart>`
      select signer.shard_key, signer.id, signer.my_form_id as record_id, signer.person_id
      from my_form_signers as signer
      join my_forms as entry on entry.shard_key = signer.shard_key and entry.id = signer.my_form_id
      where signer.task = ${task} and signer.status = 'pending' and signer.deputy_for is null
        and entry.deleted_at is null
        and (entry.status = 'in_review' or (signer.task = 'sign' and entry.status = 'approved'))
        and not (signer.mode = 'any' and exists (
          select 1 from my_form_signers as other
          join people as there on there.id = other.person_id and there.is_active
          where other.shard_key = signer.shard_key and other.my_form_id = signer.my_form_id
            and other.task = signer.task and other.step = signer.step
            and other.status = 'pending' and other.deputy_for is null and other.id <> signer.id
        ))`,
    except: ({ db, part }) => askedOf(db, part, task),
  } as const satisfies Partial<LeftWork>
}

function giveAs(
  name: 'approver' | 'signer',
  kind: 'form_to_approve' | 'form_to_sign',
): GoesOn['give'] {
  return async ({ db, part, now }, to) => {
    const { shard_key: shardKey, record_id: myFormId, id, person_id: from } = part
    const signer = { id, deputy_for: null }
    await handOver(db, { shardKey, myFormId, from: signer, personId: to, now })
    const isTheirTurn = await isDueNow(db, part)
    return { changes: { [name]: { from, to } }, kind: isTheirTurn ? kind : null }
  }
}

/** Whoever filled the entry out, and all who were asked for the same. */
async function askedOf(
  db: Queryable,
  { shard_key: shardKey, record_id: myFormId }: LeftPart,
  task: 'approve' | 'sign',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(filled_before || person_id) as id from my_forms
    where shard_key = ${shardKey} and id = ${myFormId}
    union
    select person_id from my_form_signers
    where shard_key = ${shardKey} and my_form_id = ${myFormId} and task = ${task}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether it is the turn of a decision or a signature. */
async function isDueNow(db: Queryable, { shard_key: shardKey, id }: LeftPart): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select ${isDue} as is_due from my_form_signers as signer
    where signer.shard_key = ${shardKey} and signer.id = ${id}`.execute(db)
  return rows[0]?.is_due === true
}
