import type { PersonContext } from '../../handler.ts'
import { actionsOfQuestions } from '../actions/actions.raised.ts'
import type { QuestionRow } from './topics.columns.ts'
import { filesOfPosts } from './topics.files.queries.ts'
import { firstAnswersOf } from './topics.queries.ts'
import type { WithQuestion } from './topics.row.ts'

type Asked = Pick<QuestionRow, 'id' | 'topic_id'>

/** What comes along with questions: the first of their answers, the files of both, their actions. */
export async function alongWith(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  { rows, answersMax }: { rows: readonly Asked[]; answersMax: number },
): Promise<WithQuestion> {
  const ids = rows.map(({ id }) => id)
  const answers = await firstAnswersOf(db, person, ids, answersMax)
  const ofQuestions = await filesOfPosts(db, person.shardKey, { postType: 'question', ids })
  const ofAnswers = await filesOfPosts(db, person.shardKey, {
    postType: 'answer',
    ids: answers.map(({ id }) => id),
  })
  const actions = await actionsOfQuestions({ db, person, now }, rows)
  return { answers, files: new Map([...ofQuestions, ...ofAnswers]), actions }
}
