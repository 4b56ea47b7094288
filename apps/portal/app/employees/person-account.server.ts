import { paths } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { leadDone, leadFailed, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './employees.words.ts'

/** Whose account is asked for. */
export type PersonAsk = Pick<RecordPost, 'context' | 'request'> & { userId: string }

/** Loads what is known of a person's account. */
export async function loadAccount({ context, request, userId }: PersonAsk) {
  const answer = await context.api.people.get({ userId })
  const { providerLinks, ...account } = contentOf(answer, request, { forbidden: 'person' })
  return {
    ...account,
    providerLinks: providerLinks.map(({ issuer, linkedAt }) => ({
      provider: issuer.replace(/^https?:\/\//, ''),
      since: momentOf(linkedAt, context).short,
    })),
  }
}

/** An account as the page of its person shows it. */
export type AccountView = Awaited<ReturnType<typeof loadAccount>>

const done = { deactivate: words.deactivated, reactivate: words.reactivated } as const

/**
 * Takes what the page of a person posts: a new link, the end of a link to a provider, or the end and
 * the return of the account.
 */
export async function takeAccountPost(post: RecordPost & { userId: string }) {
  const { context, request, form, userId } = post
  const intent = formText(form, 'intent')
  const options = optionsOf(form)
  const here = paths.employee(userId)
  if (intent === 'invite') {
    const { idempotencyKey } = options
    const answer = await context.api.people.invite({ userId }, { idempotencyKey })
    if (answer.status !== 200) {
      return leadFailed(post, here, sentenceOf(answer))
    }
    const { sendsMail } = contentOf(await context.api.auth.loginSettings({}), request)
    return sendsMail ? leadDone(post, here, words.sent) : { link: answer.content.link }
  }
  if (intent === 'unlink') {
    const { idempotencyKey } = options
    const answer = await context.api.people.unlink({ userId }, { idempotencyKey })
    return answer.status === 200
      ? leadDone(post, here, words.unlinked)
      : leadFailed(post, here, sentenceOf(answer))
  }
  if (intent !== 'deactivate' && intent !== 'reactivate') {
    return leadFailed(post, here, words.chooseDeed)
  }
  const answer = await context.api.people[intent]({ userId }, options)
  return answer.status === 200
    ? leadDone(post, here, done[intent])
    : leadFailed(post, here, sentenceOf(answer))
}

function sentenceOf(
  reply: { status: 'problem'; problem: { message: string } } | { message: string },
): string {
  return 'problem' in reply ? reply.problem.message : reply.message
}
