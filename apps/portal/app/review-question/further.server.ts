import type { AppLoadContext } from '@remix-run/node'
import { catalogue, type ElevationLink } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { throwUnlessSayable } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { dayAndClock } from '../ui/time.ts'
import type { DecisionPost } from './decide.server.ts'
import type { ElevatedView, EmailView, FurtherLink } from './further-view.ts'
import { words } from './further.words.ts'
import { tabs } from './tabs.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads where an entry came from and went, and where it may go. */
export async function loadElevated(id: string, { context, request }: Ask): Promise<ElevatedView> {
  const answer = await context.api.reviewForms.elevatedForms({ myFormId: id })
  const { from, to, targets } = contentOf(answer, request, { forbidden: 'review_forms' })
  return {
    formKey: context.mintFormKey(),
    from: from === null ? null : linkOf(from, context),
    to: to.map((link) => linkOf(link, context)),
    open: targets.filter(({ why }) => why === null),
    closed: targets.flatMap(({ why, ...target }) => (why === null ? [] : [{ ...target, why }])),
  }
}

function linkOf(link: ElevationLink, context: AppLoadContext): FurtherLink {
  const { myFormId, number, formTitle, person, at, reason } = link
  return {
    key: number,
    title: formTitle,
    number,
    to: myFormId === null ? null : paths.reviewQuestion(myFormId),
    by: person.fullName,
    at: momentOf(at, context),
    reason,
  }
}

/** Loads the addresses that an entry was mailed to; null for whoever does not share it. */
export async function loadEmail(id: string, { context }: Ask): Promise<EmailView | null> {
  const answer = await context.api.reviewForms.emailShares({ myFormId: id })
  if (answer.status !== 200) {
    return null
  }
  const { shares, why } = answer.content
  return {
    formKey: context.mintFormKey(),
    why,
    shares: shares.map(({ shareId, email, sharedBy, state, expiresAt, openedAt }) => ({
      ...{ id: shareId, email, by: sharedBy.fullName, state },
      formKey: context.mintFormKey(),
      until: momentOf(expiresAt, context),
      opened: openedAt === null ? null : momentOf(openedAt, context),
    })),
  }
}

function momentOf(at: string, context: AppLoadContext) {
  return { at, words: dayAndClock(at, context.timeZone, context.now()) }
}

/** Takes an entry further, and leads to what was started. */
export async function takeElevation({ context, request, myFormId, form }: DecisionPost) {
  form.set('myFormId', myFormId)
  const submission = readEdit(form, catalogue.reviewForms.elevate.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.reviewForms.elevate(submission.value, keyOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
    return refusedByCall(came, answer.problem)
  }
  const started = contentOf(answer, request)
  return redirectWithToast(context, paths.fillOut(started.myFormId), {
    ...{ tone: 'success', text: words.done },
  } as const)
}

/** Mails a link to an entry. */
export async function takeEmail({ context, request, myFormId, form }: DecisionPost) {
  form.set('myFormId', myFormId)
  const submission = readEdit(form, catalogue.reviewForms.shareByEmail.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.reviewForms.shareByEmail(submission.value, keyOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
    return refusedByCall(came, answer.problem)
  }
  return toAccess(context, myFormId, { tone: 'success', text: answer.message || words.sent })
}

/** Takes a mailed link back. */
export async function takeBackEmail({ context, request, myFormId, form }: DecisionPost) {
  const shareId = formText(form, 'shareId')
  const answer = await context.api.reviewForms.takeBackEmail({ myFormId, shareId }, keyOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
    const text = answer.problem.message
    return toAccess(context, myFormId, { tone: 'error', title: 'Error', text })
  }
  return toAccess(context, myFormId, { tone: 'success', text: words.takenBack })
}

function toAccess(
  context: AppLoadContext,
  myFormId: string,
  toast: Parameters<typeof redirectWithToast>[2],
) {
  return redirectWithToast(context, paths.reviewQuestion(myFormId, { tab: tabs.access }), toast)
}

function keyOf(form: FormData) {
  return { idempotencyKey: formText(form, formKeyField) }
}
