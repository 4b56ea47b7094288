import { isBlank } from '@holdpoint/api'
import type { Signature } from '@holdpoint/forms'
import { fail, failField } from '../fail.ts'
import type { BeforeContext, PersonContext } from '../handler.ts'
import { passwordFits } from '../session/passwords.ts'
import { confirmationBucketOf, forgive, takeBack, takeTry } from '../session/throttle.ts'
import { tooBusy, tooManyTries } from '../session/too-many-tries.ts'
import * as uploads from './files.queries.ts'

// What every signature takes, whether it answers a question or is a reviewer's.

/** What a person signs with. */
export type SigningInput = {
  kind: 'drawn' | 'typed'
  name?: string | undefined
  password?: string | undefined
  file?: string | undefined
}

/** Which record is signed, and by whom; by whoever is signed in, where nobody is named. */
export type Signed = { recordId: string; signer?: Pick<Signature, 'name' | 'personId'> }

/**
 * A signature at the server's time: of the person who is signed in, in the name that their account
 * has, or of somebody who draws theirs on that person's device. A drawing joins its record.
 */
export async function signatureOf(
  input: SigningInput,
  { recordId, signer }: Signed,
  { db, person, now }: PersonContext,
): Promise<Signature> {
  const { name, ...who } = signer ?? { name: person.fullName, personId: person.personId }
  const stamp = { at: now.toISOString(), ...who }
  if (input.kind === 'typed') {
    const typed = input.name ?? ''
    if (isBlank(typed)) {
      return failField('name', 'Type your name to sign.')
    }
    return folded(typed) === folded(name)
      ? { kind: 'typed', name, ...stamp }
      : failField('name', `You sign in your own name: ${name}.`)
  }
  const upload =
    input.file === undefined ? undefined : await uploads.unattachedUpload(db, person, input.file)
  if (!upload) {
    return failField('file', 'Draw your signature, or type your name.')
  }
  await uploads.attach(db, person.shardKey, upload.id, recordId)
  return { kind: 'drawn', name, uploadId: upload.id, ...stamp }
}

/** How somebody signed, within a sentence. */
export function signedHow(kind: SigningInput['kind'] | null): string {
  return kind === 'typed' ? 'by name and password' : 'by hand'
}

/** A name without what a glove or a foreign keyboard leaves out: case, accents, second spaces. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/**
 * A wrong password slows the next try down, as at sign-in; nobody is locked out. `whatOf` says what
 * was not done then. Answers the hash that the password fits.
 */
export async function requirePassword(
  password: string,
  { db, person, ports, now, requestId, inTransaction }: BeforeContext,
  whatOf = 'so nothing was signed',
): Promise<string> {
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
    tooBusy()
  }
  if (!fits || !row?.password_hash) {
    ports.log.warn({ event: 'refused', refusal: 'wrong_password', requestId }, 'refused')
    // Whoever came by the company's identity provider may have none.
    const why = row?.password_hash === null ? noPassword : 'That is not your password'
    fail('invalid_input', {
      message: `${why}, ${whatOf}.`,
      fields: [{ path: 'password', message: `${why}.` }],
    })
  }
  await forgive(db, buckets)
  return row.password_hash
}

const noPassword =
  'You have no password here yet (Settings, Password has a link for one sent to you)'

/** Stored signatures were made by `signatureOf`. */
export function asSignature(stored: unknown): Signature | null {
  return stored as Signature | null
}
