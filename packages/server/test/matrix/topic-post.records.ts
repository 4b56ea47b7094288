import type { MatrixPeople, MatrixRecord, RecordFacts, RecordFixture } from './facts.ts'
import { matrixTopics, placeTopic } from './topic.records.ts'

const at = '2026-03-05T12:00:00Z'

type Post = { by: 'actor' | 'stranger'; isDeleted?: boolean }

const posts: Readonly<Record<string, Post>> = {
  own: { by: 'actor' },
  "a stranger's": { by: 'stranger' },
  'own, deleted': { by: 'actor', isDeleted: true },
  "a stranger's, deleted": { by: 'stranger', isDeleted: true },
}

/** Questions, each with an answer of the same author and name, so that a call may name either. */
export const topicPostRecords: RecordFixture = {
  kind: 'topicPost',
  ties: ['own', 'assignee', 'all'],
  conditions: ['organisation', 'deleted', 'limited', 'whose own', 'whose assignee'],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [on, topic]] of Object.entries(matrixTopics).entries()) {
      const topicId = `matrix-posts-${index}`
      const about = await placeTopic(test, people, topicId, topic)
      for (const [place, [whose, post]] of Object.entries(posts).entries()) {
        const id = `matrix-post-${index}-${place}`
        const shard = about.organisation ?? people.shardKey
        const common = { shard_key: shard, id, body: id }
        await test.database.kysely
          .insertInto('topic_questions')
          .values({
            ...{ ...common, topic_id: topicId, asked_by: people[post.by] },
            ...{ asked_at: at, updated_at: at },
            ...(post.isDeleted === true ? { deleted_at: at } : {}),
          })
          .execute()
        await test.database.kysely
          .insertInto('topic_answers')
          .values({ ...common, question_id: id, answered_by: people[post.by], answered_at: at })
          .execute()
        const facts = factsOf(post, about, people)
        records.push({ relation: `${whose}, on ${on}`, id, beside: { topic: topicId }, facts })
      }
    }
    return records
  },
}

/** What is said on a topic is open to whom the topic is open to, its author among them or not. */
function factsOf(post: Post, about: RecordFacts, people: MatrixPeople): RecordFacts {
  const author = people[post.by]
  const isShutOut = about.limitedTo !== undefined && !about.limitedTo.includes(author)
  return {
    ...about,
    tied: { own: isShutOut ? [] : [author], assignee: about.tied.own ?? [] },
    isDeleted: post.isDeleted === true || about.isDeleted === true,
  }
}
