import type { FoundTopic } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { topics } from './topics.list.ts'

const firstTopics = firstRows(topics)

/** The published topics that somebody may read and that say a text, or are asked it, liveliest first. */
export async function findTopics(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundTopic>> {
  const tab = { section: 'published', orderBy: 'activity' } as const
  const { data, hasMore } = await firstTopics(context.db, { ...tab, ...asked }, context)
  return {
    hasMore,
    data: data.map(({ id, number, title, question_count: questionCount }) => ({
      ...{ topicId: id, number, title, questionCount },
    })),
  }
}
