import { paths, topicDialogs, type TopicDialog } from '../paths.ts'

/** How many questions more are shown each time. */
export const questionsStep = 10
/** How many the call answers at most. */
const questionsMax = 100

/** What the address of a topic's page says. */
export type TopicSaid = {
  topicId: string
  /** How many questions are shown. */
  shown: number
  /** The question that is shown with all its answers. */
  open: string | null
  dialog: TopicDialog | null
  /** The move that the dialog is about. */
  event: string | null
  /** The question or the answer that the dialog is about, such as `answer:01K…`. */
  post: { postType: 'question' | 'answer'; postId: string } | null
}

/** Reads the address of a topic's page; what makes no sense says nothing. */
export function readTopicSaid(topicId: string, url: string): TopicSaid {
  const asked = new URL(url).searchParams
  const [type, postId = ''] = (asked.get('post') ?? '').split(':')
  const postType = type === 'question' || type === 'answer' ? type : null
  return {
    topicId,
    shown: Math.min(questionsMax, Math.max(questionsStep, Number(asked.get('shown')) || 0)),
    open: asked.get('open'),
    dialog: topicDialogs.find((one) => one === asked.get('dialog')) ?? null,
    event: asked.get('event'),
    post: postType === null ? null : { postType, postId },
  }
}

/** The same page with something else said; a dialog stays closed unless it is named. */
export function topicAt(
  { topicId, shown, open }: Pick<TopicSaid, 'topicId' | 'shown' | 'open'>,
  said: Parameters<typeof paths.topic>[1] = {},
): string {
  return paths.topic(topicId, {
    shown: shown === questionsStep ? undefined : shown,
    open: open ?? undefined,
    ...said,
  })
}

/** The address of a dialog about a question or an answer. */
export function dialogAt(
  said: Pick<TopicSaid, 'topicId' | 'shown' | 'open'>,
  dialog: TopicDialog,
  post: string,
  event?: string,
): string {
  return topicAt(said, { dialog, post, event })
}
