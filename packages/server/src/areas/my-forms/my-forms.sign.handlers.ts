import type { CallOf, ParsedInput } from '@holdpoint/api'
import { checkAnswer, type Answer, type Signature } from '@holdpoint/forms'
import { fail } from '../../fail.ts'
import { ok, type BeforeContext, type CheckedHandler, type PersonContext } from '../../handler.ts'
import { passwordFits } from '../../session/passwords.ts'
import { confirmationBucketOf, forgive, takeBack, takeTry } from '../../session/throttle.ts'
import { tooManyTries } from '../too-many-tries.ts'
import { openEntry, revised, storeChange } from './my-forms.change.ts'
import { questionOf } from './my-forms.fill.handlers.ts'
import * as uploads from './my-forms.uploads.queries.ts'

type SignInput = ParsedInput<CallOf<'myForms.sign'>>

/**
 * Signs as the person who is signed in, at the server's time. A typed name counts together with
 * the person's password, which is checked before anything is locked.
 */
export const sign: CheckedHandler<'myForms.sign'> = {
  async before(input, context) {
    if (input.kind === 'typed') {
      await requirePassword(input.password ?? '', context)
    }
  },
  async handle(input, context) {
    const { db, person, now } = context
    const open = await openEntry(context, person, input.myFormId)
    const question = questionOf(open.definition, input.questionKey)
    if (question?.type !== 'signature') {
      return fail('invalid_input', { message: 'This question takes no signature.' })
    }
    const before = open.answers[input.questionKey]
    const { signature: replaced, rev: _rev, ...kept } = before ?? { value: null }
    const signature = await signatureOf(input, context)
    const checked = checkAnswer(question, { ...kept, ...(signature ? { signature } : {}) })
    if (!checked.ok) {
      return fail('invalid_input', { message: checked.problem.message })
    }
    if (replaced?.uploadId !== undefined) {
      await uploads.detach(db, person.shardKey, replaced.uploadId, now)
    }
    const changed: Record<string, Answer> = {
      [input.questionKey]: revised(checked.answer, before),
    }
    const { answers, saved } = await storeChange(context, person, open, changed, 'sign')
    return ok({ ...saved, answer: answers[input.questionKey] ?? null })
  },
}

async function signatureOf(
  input: SignInput,
  { db, person, now }: PersonContext,
): Promise<Signature | undefined> {
  const stamp = { at: now.toISOString(), personId: person.personId }
  switch (input.kind) {
    case 'clear':
      return undefined
    case 'typed': {
      const name = input.name?.trim() ?? ''
      if (name === '') {
        return fail('invalid_input', { message: 'Type your name to sign.' })
      }
      return { kind: 'typed', name, ...stamp }
    }
    case 'drawn': {
      const upload =
        input.file === undefined
          ? undefined
          : await uploads.unattachedUpload(db, person, input.file)
      if (!upload) {
        return fail('invalid_input', { message: 'Draw your signature, or type your name.' })
      }
      await uploads.attach(db, person.shardKey, upload.id, input.myFormId)
      return { kind: 'drawn', name: person.fullName, uploadId: upload.id, ...stamp }
    }
  }
}

/** A wrong password slows the next try down, as at sign-in; nobody is locked out. */
async function requirePassword(
  password: string,
  { db, person, now, inTransaction }: BeforeContext,
): Promise<void> {
  const buckets = [confirmationBucketOf(person.personId)]
  const waitS = await inTransaction((write) => takeTry(write, buckets, now))
  if (waitS > 0) {
    tooManyTries(waitS)
  }
  const row = await db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', person.personId)
    .executeTakeFirst()
  const fits = await passwordFits(password, row?.password_hash ?? null, 'known')
  if (fits === undefined) {
    await takeBack(db, buckets)
    tooManyTries(5)
  }
  if (!fits) {
    fail('invalid_input', {
      message: 'That is not your password, so nothing was signed.',
      fields: [{ path: 'password', message: 'That is not your password.' }],
    })
  }
  await forgive(db, buckets)
}
