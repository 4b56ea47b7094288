import { data } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { leadDone, leadRefused, optionsOf } from '../../records/record-post.server.ts'
import { readSigning, signingRefused } from '../../records/signing/sign-post.server.ts'
import type { SignAgain } from '../../records/signing/sign-again.ts'
import { formText } from '../../ui/form-text.ts'
import type { LotoPost } from './loto-posted.ts'
import type { LockAgain } from './sign-dialog.tsx'

/**
 * Takes a signature: on one's own line by name and password or by a drawing, on that of somebody else
 * by a drawing alone. Whoever works under the lockout puts their lock on by it.
 */
export async function takeSignature(post: LotoPost) {
  const { context, lotoId, form } = post
  const read = readSigning(form)
  if ('refused' in read) {
    return again(post, read.refused.data)
  }
  const { signing } = read
  const authorizationId = formText(form, 'authorizationId')
  const lockNumber = formText(form, 'lockNumber')
  const of = { lotoId, authorizationId, lockNumber }
  const file = signing.kind === 'drawn' ? (signing.file ?? '') : ''
  const sign = formText(form, 'sign')
  const drawn = { ...of, file, of: sign === 'off' ? 'lockOff' : 'line' } as const
  const answer =
    sign === 'other' || sign === 'off'
      ? await context.api.loto.saveManualSignature(drawn, optionsOf(form))
      : await context.api.loto.signAuthorization({ ...of, ...signing }, optionsOf(form))
  const to = paths.lockout(lotoId, { pane: 'locks' })
  if (answer.status === 200) {
    return leadDone(post, to, answer.message)
  }
  if (answer.status === 'problem') {
    const ofLock = answer.problem.fields?.find(({ path }) => path === 'lockNumber')
    if (ofLock !== undefined) {
      const name = formText(form, 'name').trim()
      return again(post, { problems: {}, name }, ofLock.message)
    }
    const refused = signingRefused(answer.problem, form)
    if (refused !== null) {
      return again(post, refused.data)
    }
  }
  return leadRefused(post, answer, { to, forbidden: 'loto' })
}

/** The dialog as it was filled in: the number of the lock is not typed twice. */
function again({ form }: LotoPost, signing: SignAgain, lockProblem?: string) {
  const lockNumber = formText(form, 'lockNumber')
  const answer: LockAgain = {
    ...{ ...signing, lockNumber },
    ...(lockProblem !== undefined && { lockProblem }),
  }
  return data(answer, { status: 422 })
}
