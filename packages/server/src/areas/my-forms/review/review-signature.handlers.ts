import { json } from '../../../db/json.ts'
import { fail } from '../../../fail.ts'
import { ok, type CheckedHandler, type PersonHandler } from '../../../handler.ts'
import { requireVersion } from '../../../row-version.ts'
import { notify } from '../../../outbox/notify.ts'
import { writeMove } from '../../../records/move.ts'
import { contentHashOf } from './content-hash.ts'
import { toApproval } from './more.handlers.ts'
import { signersOf, type SignerRow } from './more.queries.ts'
import { entryForChange, openCriticalActionsOf } from '../my-forms.queries.ts'
import { entryKind, nothingInTheWay } from '../my-forms.moves.ts'
import { passOthers } from './pass-others.ts'
import {
  afterSigning,
  isLastSignature,
  maySign,
  withSignatureOf,
} from './review-signature.rules.ts'
import { requirePassword, signatureOf } from '../../../records/signing.ts'

export const reviewSignature: PersonHandler<'myForms.reviewSignature'> = async (
  { myFormId },
  { db, person },
) => {
  const own = ownSignature(await signersOf(db, person.shardKey, myFormId), person.personId)
  return ok(own === undefined ? null : toApproval(own))
}

/**
 * Signs as a listed signer, who signs once; where one signs for all, the others are out of it. The
 * last of all signatures makes the entry complete.
 */
export const saveReviewSignature: CheckedHandler<'myForms.saveReviewSignature'> = {
  async before(input, context) {
    if (input.kind === 'typed') {
      await requirePassword(input.password ?? '', context)
    }
  },
  async handle(input, context) {
    const { db, person, now, audit, ifMatch } = context
    const { shardKey, personId } = person
    // Whoever signs holds this lock first, so that one of them is the last.
    const entry = await entryForChange(db, shardKey, input.myFormId)
    if (!entry) {
      return fail('forbidden')
    }
    const signers = await signersOf(db, shardKey, entry.id)
    const own = ownSignature(signers, personId)
    const verdict = maySign(entry.status, own?.status)
    if (!verdict.ok || own === undefined) {
      return verdict.ok ? fail('forbidden') : fail(verdict.problem.name, verdict.problem)
    }
    requireVersion(entry.row_version, ifMatch)
    if (isLastSignature(entry.status, signers, personId)) {
      const criticalActions = await openCriticalActionsOf(db, shardKey, entry.id)
      const why = entryKind.guards.hasNoCriticalAction({ ...nothingInTheWay, criticalActions })
      if (why !== null) {
        return fail('wrong_state', { message: why })
      }
    }
    const signature = await signatureOf(input, { recordId: entry.id }, context)
    const contentHash = contentHashOf(entry)
    await db
      .updateTable('my_form_signers')
      .set({
        status: 'done',
        signed_at: now,
        signature: json(signature),
        content_hash: contentHash,
      })
      .where('shard_key', '=', shardKey)
      .where('id', '=', own.id)
      .execute()
    await passOthers(context, entry.id, own, contentHash)
    const after = afterSigning(entry.status, withSignatureOf(signers, own))
    const changes = {
      signature: { from: null, to: { ...signature, meaning: own.meaning, contentHash } },
    }
    if (after.isSignatureComplete) {
      const columns = {
        is_signature_complete: true,
        ...(after.status === 'complete' ? { completed_at: now } : {}),
      }
      await writeMove(
        entryKind,
        entry,
        { event: 'sign', said, to: after.status, columns, changes },
        { db, shardKey, now, audit },
      )
    } else {
      // The entry's own row stays as it is: whoever else signs at the same time may go on.
      await audit({ recordType: 'my_form', recordId: entry.id, action: said, changes })
    }
    if (entry.person_id !== personId) {
      const record = { type: 'my_form' as const, id: entry.id }
      await notify(context, { kind: 'form_signed', record, personIds: [entry.person_id] })
    }
    return ok(
      {
        formStatus: after.status,
        isSignatureComplete: after.isSignatureComplete,
        signedAt: now.toISOString(),
      },
      'Form signed.',
    )
  },
}

/** What the history calls it. */
const said = 'sign as reviewer'

function ownSignature(signers: readonly SignerRow[], personId: string): SignerRow | undefined {
  return signers.find((signer) => signer.person_id === personId && signer.task === 'sign')
}
