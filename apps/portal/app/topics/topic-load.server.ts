import type { AppLoadContext } from '@remix-run/node'
import type { TopicQuestion } from '@holdpoint/api'
import { paths, withQuery } from '../paths.ts'
import { momentOf } from '../records/moment.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { loadFollow } from '../records/follow.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { words } from './topic-page.words.ts'
import { readTopicSaid, type TopicSaid } from './topic-said.ts'
import { toQuestionView, toTopicView } from './topic-view.server.ts'

type TopicAsk = { context: AppLoadContext; request: Request; topicId: string }

const allAnswers = 200
const forbidden = { forbidden: 'topics' } as const

/** Loads all that the page of a topic shows. */
export async function loadTopic({ context, request, topicId }: TopicAsk) {
  const { topics } = context.api
  const said = readTopicSaid(topicId, request.url)
  const part = askedPart(request)
  const [answer, asked, opened, past, follow] = await Promise.all([
    topics.information({ topicId }),
    topics.questionAnswers({ topicId, pLimit: said.shown }),
    said.open === null
      ? null
      : topics.questionAnswers({ topicId, questionId: said.open, answersMax: allAnswers }),
    topics.history({ topicId, ...part }),
    loadFollow(context, 'topic', topicId),
  ])
  const detail = contentOf(answer, request, forbidden)
  const { data, totalRecords } = contentOf(asked, request, forbidden)
  const [whole] = opened?.status === 200 ? opened.content.data : []
  const questions = withWhole(data, whole)
  const events = contentOf(past, request, forbidden)
  const rest = restOf(part, events)
  const [duplicates, earlier] = await Promise.all([
    others(said, context),
    earlierTexts(said, context),
  ])
  return {
    follow,
    view: toTopicView(detail, context),
    said,
    questions: questions.map((question) => toQuestionView(question, context)),
    hidden: totalRecords - data.length,
    duplicates,
    earlier,
    history: toEvents(events.data, { context, did: words.did, first: 'create' }),
    older: rest === undefined ? null : withQuery(paths.topic(topicId), { older: rest }),
  }
}

/** The questions, one of them with all its answers: in its place, or in front. */
function withWhole(questions: readonly TopicQuestion[], whole: TopicQuestion | undefined) {
  if (whole === undefined) {
    return questions
  }
  const isShown = questions.some(({ questionId }) => questionId === whole.questionId)
  return isShown
    ? questions.map((one) => (one.questionId === whole.questionId ? whole : one))
    : [whole, ...questions]
}

/** The questions that one may repeat, for the dialog that asks which. */
async function others({ topicId, event, post }: TopicSaid, { api }: AppLoadContext) {
  if (event !== 'markDuplicate' || post === null) {
    return []
  }
  const answer = await api.topics.questionAnswers({ topicId, pLimit: 100, answersMax: 0 })
  const questions = answer.status === 200 ? answer.content.data : []
  return questions.flatMap(({ questionId: id, body, status }) =>
    id === post.postId || status === 'duplicate' ? [] : [{ id, body }],
  )
}

async function earlierTexts({ dialog, post }: TopicSaid, context: AppLoadContext) {
  if (dialog !== 'earlier' || post === null) {
    return []
  }
  const answer = await context.api.topics.earlierTexts(post)
  const texts = answer.status === 200 ? answer.content : []
  return texts.map(({ at, body }) => ({ at: momentOf(at, context), body }))
}
