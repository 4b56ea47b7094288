import type { AppLoadContext } from '@remix-run/node'
import { catalogue, type MyFormDetail } from '@holdpoint/api'
import {
  leadDone,
  leadFailed,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import { dayAndClock } from '../ui/time.ts'
import type { KudosView } from './kudos-view.ts'
import { words } from './kudos.words.ts'

type KudosAsk = { context: AppLoadContext; request: Request }

/** Loads the thanks on an entry, and whether the reader may add to them. */
export async function loadKudos(
  { entry: { id }, can }: Pick<MyFormDetail, 'entry' | 'can'>,
  { context, request }: KudosAsk,
): Promise<KudosView> {
  const answer = await context.api.myForms.kudos({ myFormId: id })
  const given = contentOf(answer, request, { forbidden: 'my_forms' })
  return {
    formKey: context.mintFormKey(),
    given: given.map(({ id: key, category, givenBy, people, at }) => ({
      id: key,
      category,
      by: givenBy.fullName,
      people: people.map(({ fullName }) => fullName).join(', '),
      at: { at, words: dayAndClock(at, context.timeZone, context.now()) },
    })),
    canGive: can.thank,
  }
}

/** Thanks the submitter of an entry. */
export async function takeKudos(post: RecordPost & { myFormId: string }, here: string) {
  const { context, request, myFormId, form } = post
  const read = catalogue.myForms.giveKudos.input.safeParse({
    myFormId,
    category: formText(form, 'category'),
  })
  if (!read.success) {
    return leadFailed(post, here, read.error.issues[0]?.message ?? words.title)
  }
  const answer = await context.api.myForms.giveKudos(read.data, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'my_forms')
    return leadFailed(post, here, answer.problem.fields[0]?.message ?? answer.problem.message)
  }
  return leadDone(post, here, words.thanked)
}
