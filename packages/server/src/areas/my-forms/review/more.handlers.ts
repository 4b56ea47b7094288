import type { MyFormApproval } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../../handler.ts'
import * as queries from './more.queries.ts'
import { asSignature } from '../../../records/signing.ts'

export const actionSummary: PersonHandler<'myForms.actionSummary'> = async (
  { myFormId },
  { db, person },
) => {
  const rows = await queries.actionsOf(db, person.shardKey, myFormId)
  return ok(
    rows.map((row) => ({
      type: row.created_by === row.submitter_id ? ('my_form' as const) : ('review_form' as const),
      myFormId,
      action: {
        actionId: row.id,
        number: row.number,
        title: row.title,
        status: row.status,
        assignedTo: personOf(row),
        dueOn: row.due_on,
      },
    })),
  )
}

export const approvals: PersonHandler<'myForms.approvals'> = async (
  { myFormId },
  { db, person },
) => {
  const rows = await queries.signersOf(db, person.shardKey, myFormId)
  return ok(rows.map(toApproval))
}

/** A signer or approver as they travel. */
export function toApproval(row: queries.SignerRow): MyFormApproval {
  return {
    id: row.id,
    person: personOf(row),
    task: row.task,
    meaning: row.meaning,
    step: row.step,
    status: row.status,
    mode: row.mode,
    deputyFor: row.deputy_for_name,
    note: row.note,
    signedAt: row.signed_at?.toISOString() ?? null,
    signature: asSignature(row.signature),
  }
}

function personOf(row: { person_id: string; full_name: string; profile_image: string | null }) {
  return { personId: row.person_id, fullName: row.full_name, profileImage: row.profile_image }
}
