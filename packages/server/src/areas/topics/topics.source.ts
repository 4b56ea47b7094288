import type { PersonContext } from '../../handler.ts'
import { fail, failField } from '../../fail.ts'
import { heldFiles } from '../../records/files.queries.ts'
import type { RecordAsSource } from '../../records/source.ts'
import { firstAnswersOf, questionRow, topicRow } from './topics.queries.ts'

/**
 * A topic, or one question of it, as what another record is raised from: the question, the answer
 * that was accepted, and its pictures. Who asked is not told. It must be open to the person.
 */
export async function topicAsSource(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  topicId: string,
  questionId: string | null,
): Promise<RecordAsSource> {
  const topic = await topicRow(db, person, topicId)
  if (topic === undefined) {
    return fail('forbidden')
  }
  const whole = {
    words: { number: topic.number, title: topic.title },
    place: null,
    photoIds: [],
  }
  if (questionId === null) {
    return whole
  }
  const question = await questionRow(db, person, questionId)
  if (question?.topic_id !== topicId) {
    return failField('questionKey', 'This topic has no such question.')
  }
  const [first] = await firstAnswersOf(db, person, [questionId], 1)
  const answer = first?.is_accepted === true ? first.body : undefined
  const holder = { shardKey: person.shardKey, recordType: 'topic_question', recordId: questionId }
  const photos = (await heldFiles(db, holder)).filter(({ media_type: type }) =>
    type.startsWith('image/'),
  )
  return {
    ...whole,
    words: { ...whole.words, question: question.body, ...(answer === undefined ? {} : { answer }) },
    photoIds: photos.map(({ id }) => id),
  }
}
