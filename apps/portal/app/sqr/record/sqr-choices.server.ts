import { textLengthMin } from '@holdpoint/api'
import { idsIn } from '../../records/choices.ts'
import type { Choice, EditAgain } from '../../records/edit-again.ts'
import type { RecordPost } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { reportChoice } from './follow-up-view.server.ts'

// What the dialogs of a report choose from: forms that are attached, a report that it is linked below.

/** What the page of a report posted. */
export type SqrPost = RecordPost & { sqrId: string }

/** How many are offered at once; the number is ours. */
const offeredMax = 20

/** What some words find: forms that whoever asks may read, or reports other than this one. */
export async function choicesFor(field: string, sought: string, post: SqrPost): Promise<Choice[]> {
  if (sought.length < textLengthMin) {
    return []
  }
  const { context, request, sqrId } = post
  if (field === 'parentId') {
    const answer = await context.api.sqr.list({
      section: 'all',
      search: sought,
      pLimit: offeredMax,
    })
    const { data } = contentOf(answer, request, { forbidden: 'sqr' })
    return data.filter((report) => report.sqrId !== sqrId).map(reportChoice)
  }
  const answer = await context.api.search.find({
    ...{ search: sought, kinds: ['entries', 'reviews'], pLimit: offeredMax },
  })
  const { entries, reviews } = contentOf(answer, request)
  return [...entries.data, ...reviews.data].map(({ id, title, number }) => ({
    ...{ id, name: title, detail: number },
  }))
}

type Held = Readonly<Record<string, unknown>>

/** What the forms that were ticked are called. */
export async function formsIn(held: Held, { context }: SqrPost): Promise<EditAgain['known']> {
  const ids = [...new Set(idsIn(held['myFormIds']))]
  const answers = await Promise.all(ids.map((myFormId) => context.api.myForms.get({ myFormId })))
  const myFormIds = answers.flatMap((answer, place): Choice[] => {
    const id = ids[place]
    if (answer.status !== 200 || id === undefined) {
      return []
    }
    const { number, form } = answer.content.entry
    return [{ id, name: form.title, detail: number }]
  })
  return { myFormIds }
}

/** What the report is called that was chosen. */
export async function reportsIn(held: Held, { context }: SqrPost): Promise<EditAgain['known']> {
  const [sqrId] = idsIn(held['parentId'])
  const answer =
    sqrId === undefined ? null : await context.api.sqr.information({ sqrId, pLimit: 1 })
  return { parentId: answer?.status === 200 ? [reportChoice(answer.content)] : [] }
}
