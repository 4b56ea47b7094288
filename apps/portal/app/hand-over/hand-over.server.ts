import { catalogue, type MyFormDetail } from '@holdpoint/api'
import { toEntryHead, type EntryHeadView } from '../entry-actions/entry-actions.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import { answerEdit, optionsOf, type RecordPost } from '../records/record-post.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { handOverTab } from './hand-over-tab.ts'
import { words } from './hand-over.words.ts'

/** What the page that hands an entry over shows. */
export type HandOverView = { head: EntryHeadView; formKey: string; back: string; here: string }

type Ask = Pick<RecordPost, 'context'>

/** Draws the page up; leads back to the entry where it cannot be handed over. */
export async function loadHandOver(detail: MyFormDetail, { context }: Ask): Promise<HandOverView> {
  const { id } = detail.entry
  const back = paths.fillOut(id)
  if (!detail.can.handOver) {
    throw await redirectWithToast(context, back, { tone: 'warning', text: words.cannot })
  }
  const here = paths.fillOut(id, { tab: handOverTab })
  return { head: toEntryHead(detail), formKey: context.mintFormKey(), back, here }
}

/** Hands an entry over, or finds people to whom it could be. */
export async function takeHandOver(post: RecordPost & { myFormId: string }) {
  const { context, request, form, myFormId } = post
  form.set('myFormId', myFormId)
  const submission = readEdit(form, catalogue.myForms.handOver.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personId'], { context, request }) }
  const onTheWay = await peopleAskedFor(form, came, { context, request })
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.myForms.handOver(submission.value, optionsOf(form))
  return answerEdit(post, answer, came, {
    here: paths.fillOut(myFormId),
    done: paths.myForms({ section: 'ongoing' }),
    forbidden: 'my_forms',
  })
}
