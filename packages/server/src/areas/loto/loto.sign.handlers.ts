import { lockOnStatement, toldStatement } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { json } from '../../db/json.ts'
import { ok, type CheckedHandler, type PersonContext, type PersonHandler } from '../../handler.ts'
import { attachedUpload } from '../../records/files.queries.ts'
import { answerFile } from '../../records/files.ts'
import { writeMove } from '../../records/move.ts'
import { requirePassword, signatureOf, type SigningInput } from '../../records/signing.ts'
import { held, stateOf, touch } from './loto.editing.ts'
import { lotoKind } from './loto.facts.ts'
import { putOn } from './loto.locks.ts'
import { lineOf, writeLine } from './loto.people.handlers.ts'
import { peopleOfLoto, type LotoPersonRow, type WholeLotoRow } from './loto.queries.ts'
import { collects } from './loto.row.ts'
import { whyUnsignable } from './loto.rules.ts'

/** One's own line: whoever works under the lockout puts their lock on by it. */
export const signAuthorization: CheckedHandler<'loto.signAuthorization'> = {
  async before(input, context) {
    if (input.kind === 'typed') {
      await requirePassword(input.password ?? '', context)
    }
  },
  async handle({ lotoId, authorizationId, lockNumber, ...input }, context) {
    const row = await held(context, lotoId)
    const line = await lineOf(context, lotoId, authorizationId)
    if (line.person.personId !== context.person.personId) {
      return fail('forbidden')
    }
    return sign(context, row, line, { input, lockNumber, witnessId: null })
  },
}

/** The line of somebody else, drawn on the device of whoever leads or wrote it, who is the witness. */
export const saveManualSignature: PersonHandler<'loto.saveManualSignature'> = async (
  { lotoId, authorizationId, lockNumber, file },
  context,
) => {
  const { person } = context
  const row = await held(context, lotoId)
  if (!collects(row, person)) {
    return fail('forbidden')
  }
  const line = await lineOf(context, lotoId, authorizationId)
  if (line.person.personId === person.personId) {
    const message = 'You sign your own line yourself, not as a witness.'
    return fail('wrong_state', { message })
  }
  const input = { kind: 'drawn', file } as const
  return sign(context, row, line, { input, lockNumber, witnessId: person.personId })
}

type Signing = { input: SigningInput; lockNumber: string; witnessId: string | null }

async function sign(
  context: PersonContext,
  row: WholeLotoRow,
  line: LotoPersonRow,
  { input, lockNumber, witnessId }: Signing,
) {
  const { db, person, now, audit } = context
  const lotoId = row.id
  const message = whyUnsignable(line, row)
  if (message !== null) {
    return fail('wrong_state', { message })
  }
  const isLocking = line.role === 'authorized'
  if (!isLocking && lockNumber !== '') {
    const message =
      'This line is not named as working under a lock any more. Nothing is signed, and no lock is on.'
    return fail('wrong_state', { message })
  }
  const { personId, fullName: name } = line.person
  if (isLocking) {
    if (lockNumber === '') {
      return failField('lockNumber', 'Please enter the number of the lock.')
    }
    const place = { lotoId, stepId: null, authorizationId: line.id, personId }
    await putOn(context, place, [lockNumber], 'lockNumber')
  }
  const signature = {
    ...(await signatureOf(input, { recordId: lotoId, signer: { name, personId } }, context)),
    statement: isLocking ? lockOnStatement : toldStatement,
  }
  await writeLine(context, lotoId, line.id, {
    ...{ signed_at: now, signature: json(signature), witness_id: witnessId },
    ...(isLocking ? { lock_number: lockNumber, locked_at: now } : {}),
    ...{ unlocked_at: null, removed_by: null },
  })
  const to = { ...signature, authorizationId: line.id, witnessId }
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: witnessId === null ? 'sign' : 'collect' },
    changes: {
      signature: { from: line.signature, to },
      ...(isLocking ? { lock: { from: null, to: `${lockNumber} of ${name}` } } : {}),
    },
  })
  if (isLocking && row.status === 'verified') {
    const write = { db, shardKey: person.shardKey, now, audit }
    await writeMove(lotoKind, row, { event: 'begin', to: 'work_active' }, write)
  } else {
    await touch(context, row)
  }
  const said = isLocking ? `Lock ${lockNumber} is on.` : 'Signed.'
  const content = { authorizationId: line.id, signedAt: now.toISOString() }
  return ok({ ...(await stateOf(context, lotoId)), ...content }, said)
}

export const signature: PersonHandler<'loto.signature'> = async ({ lotoId, uploadId }, context) => {
  const { db, person, now } = context
  const people = await peopleOfLoto(db, { ...person, now }, lotoId)
  const isSigned = people.some((line) => line.signature?.uploadId === uploadId)
  const { shardKey } = person
  return answerFile(
    context,
    isSigned ? await attachedUpload(db, shardKey, uploadId, lotoId) : undefined,
  )
}
