import { sql } from 'kysely'
import { topicsList } from '@holdpoint/api'
import { isOneOf, isTrue, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { topicColumns, type TopicRow } from './topics.columns.ts'
import { isReadable } from './topics.rights.ts'

type ListQuery = Asked<typeof topicsList, object>

const statusOf = { published: 'published', drafts: 'draft', archived: 'archived' } as const

const conditions: Conditions<typeof topicsList.filter.parts, ListQuery> = {
  categories: isOneOf('topic.category'),
  owners: isOneOf('topic.owner_id'),
  isMine: (_, { personId }) => sql`topic.owner_id = ${personId}`,
  isUnanswered: isTrue(sql`topic.open_count > 0`),
}

/** The list of topics. */
export const topics = listSource<typeof topicsList, TopicRow & { counted: number }>(topicsList, {
  from: () => sql`topics as topic`,
  id: 'topic.id',
  readable: (query) => sql`topic.shard_key = ${query.shardKey} and topic.deleted_at is null
    and topic.status = ${sql.lit(statusOf[query.section])} and ${isReadable(query)}`,
  day: moments('topic.created_at'),
  search: (pattern) => sql`(topic.title ilike ${pattern} or topic.body ilike ${pattern}
    or topic.number ilike ${pattern} or exists (
      select 1 from topic_questions as question
      where question.shard_key = topic.shard_key and question.topic_id = topic.id
        and question.deleted_at is null and (question.body ilike ${pattern} or exists (
          select 1 from topic_answers as answer
          where answer.shard_key = question.shard_key and answer.question_id = question.id
            and answer.deleted_at is null and answer.body ilike ${pattern}
        ))
    ))`,
  orders: {
    activity: 'topic.sorted_at',
    questions: 'topic.question_count',
    title: 'topic.title',
  },
  conditions,
  select: (db, page, query) => ({
    compile: () =>
      sql<TopicRow & { counted: number }>`
        select ${topicColumns}, page.counted
        from ${page}
        join topics as topic on topic.id = page.id and topic.shard_key = ${query.shardKey}
        join people as owner on owner.id = topic.owner_id
        order by page.place`.compile(db),
  }),
})
