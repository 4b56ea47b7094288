import type { Queryable } from '../../db/database.ts'
import type { QuestionRow } from './topics.columns.ts'
import { filesOfPosts } from './topics.files.queries.ts'
import { firstAnswersOf } from './topics.queries.ts'
import type { Reader } from './topics.rights.ts'
import type { WithQuestion } from './topics.row.ts'

/** What comes along with questions: the first of their answers, and the files of both. */
export async function alongWith(
  db: Queryable,
  reader: Reader,
  { rows, answersMax }: { rows: readonly Pick<QuestionRow, 'id'>[]; answersMax: number },
): Promise<WithQuestion> {
  const ids = rows.map(({ id }) => id)
  const answers = await firstAnswersOf(db, reader, ids, answersMax)
  const ofQuestions = await filesOfPosts(db, reader.shardKey, { postType: 'question', ids })
  const ofAnswers = await filesOfPosts(db, reader.shardKey, {
    postType: 'answer',
    ids: answers.map(({ id }) => id),
  })
  return { answers, files: new Map([...ofQuestions, ...ofAnswers]) }
}
