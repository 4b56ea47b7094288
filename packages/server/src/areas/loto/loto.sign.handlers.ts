import { lockOffStatement, lockOnStatement, toldStatement } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { json } from '../../db/json.ts'
import { ok, type CheckedHandler, type PersonContext, type PersonHandler } from '../../handler.ts'
import { attachedUpload } from '../../records/files.queries.ts'
import { answerFile } from '../../records/files.ts'
import { writeMove } from '../../records/move.ts'
import { requirePassword, signatureOf, type SigningInput } from '../../records/signing.ts'
import { nameOf, signerOf } from '../../records/visitors.ts'
import { held, stateOf, touch } from './loto.editing.ts'
import { lotoKind } from './loto.facts.ts'
import { putOn, takeOff } from './loto.locks.ts'
import { lineOf, lockOf, writeLine } from './loto.people.handlers.ts'
import { peopleOfLoto, type LotoPersonRow, type WholeLotoRow } from './loto.queries.ts'
import { collects, collectsOff } from './loto.row.ts'
import { whyUnsignable } from './loto.rules.ts'
import { tellVisitorOff } from './loto.told.ts'

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
    if (line.person?.personId !== context.person.personId) {
      return fail('forbidden')
    }
    return sign(context, row, line, { input, lockNumber, witnessId: null })
  },
}

/** The line of somebody else, drawn on the device of whoever leads or wrote it, who is the witness. */
export const saveManualSignature: PersonHandler<'loto.saveManualSignature'> = async (
  { lotoId, authorizationId, lockNumber, file, of },
  context,
) => {
  const { person } = context
  const row = await held(context, lotoId)
  const line = await lineOf(context, lotoId, authorizationId)
  const isOff = of === 'lockOff'
  if (isOff ? !collectsOff(line, row, person) : !collects(row, person)) {
    return fail('forbidden')
  }
  if (isOff) {
    return signOff(context, row, line, file)
  }
  if (line.person?.personId === person.personId) {
    const message = 'You sign your own line yourself, not as a witness.'
    return fail('wrong_state', { message })
  }
  const input = { kind: 'drawn', file } as const
  return sign(context, row, line, { input, lockNumber, witnessId: person.personId })
}

/** Somebody without an account takes their own lock off, by signing that they are clear of the machine. */
async function signOff(
  context: PersonContext,
  row: WholeLotoRow,
  line: LotoPersonRow,
  file: string,
) {
  const { person, now, audit } = context
  const lotoId = row.id
  if (line.locked_at === null) {
    return fail('wrong_state', { message: 'This lock is off already.' })
  }
  const signed = { recordId: lotoId, signer: signerOf(line) }
  const signature = {
    ...(await signatureOf({ kind: 'drawn', file }, signed, context)),
    statement: lockOffStatement,
  }
  const witnessId = person.personId
  await takeOff(context, { lotoId, stepId: null, authorizationId: line.id })
  await writeLine(context, lotoId, line.id, {
    ...{ locked_at: null, unlocked_at: now, removed_by: null },
    ...{ off_signature: json(signature), off_witness_id: witnessId },
  })
  await touch(context, row)
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'collect_off' },
    changes: {
      signature: { from: null, to: { ...signature, authorizationId: line.id, witnessId } },
      lock: { from: lockOf(line), to: null },
    },
  })
  await tellVisitorOff(context, row)
  const content = { authorizationId: line.id, signedAt: now.toISOString() }
  return ok({ ...(await stateOf(context, lotoId)), ...content }, `Lock ${lockOf(line)} is off.`)
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
  const personId = line.person?.personId ?? null
  if (isLocking) {
    if (lockNumber === '') {
      return failField('lockNumber', 'Please enter the number of the lock.')
    }
    const place = { lotoId, stepId: null, authorizationId: line.id, personId }
    await putOn(context, place, [lockNumber], 'lockNumber')
  }
  const signature = {
    ...(await signatureOf(input, { recordId: lotoId, signer: signerOf(line) }, context)),
    statement: isLocking ? lockOnStatement : toldStatement,
  }
  await writeLine(context, lotoId, line.id, {
    ...{ signed_at: now, signature: json(signature), witness_id: witnessId },
    ...(isLocking ? { lock_number: lockNumber, locked_at: now } : {}),
    ...{ unlocked_at: null, removed_by: null, off_signature: null, off_witness_id: null },
  })
  const to = { ...signature, authorizationId: line.id, witnessId }
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: witnessId === null ? 'sign' : 'collect' },
    changes: {
      signature: { from: line.signature, to },
      ...(isLocking ? { lock: { from: null, to: `${lockNumber} of ${nameOf(line)}` } } : {}),
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
  const isSigned = people.some((line) =>
    [line.signature, line.off_signature].some((one) => one?.uploadId === uploadId),
  )
  const { shardKey } = person
  return answerFile(
    context,
    isSigned ? await attachedUpload(db, shardKey, uploadId, lotoId) : undefined,
  )
}
