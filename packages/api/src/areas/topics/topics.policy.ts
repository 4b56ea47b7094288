import { whoMayMove } from '../../moves/moves.ts'
import { signedIn, type AreaPolicies, type Policy, type RecordRule } from '../../policy-row.ts'
import type { TieRight } from '../../tie.ts'
import { questionMoves, topicEditors, topicMoves } from './topics.moves.ts'

/** Whoever a topic is open to: all, or those whom it is limited to; a draft, its owner alone. */
const anybody: readonly TieRight[] = [{ tie: 'all', keys: [] }]

const ofTopic = (ties: readonly TieRight[]) => recordOf('topic', ties)
const ofPost = (ties: readonly TieRight[]) => recordOf('topicPost', ties)

function recordOf(
  kind: RecordRule['kind'],
  ties: readonly TieRight[],
): Policy & { record: RecordRule } {
  return { access: 'signedIn', keys: [], record: { kind, foreign: 'forbidden', ties } }
}

/** Who may make the calls of topics (spec 6, topics; decision 0074). */
export const topicsPolicies = {
  'topics.list': signedIn,
  'topics.create': { access: 'signedIn', keys: ['create_topics'], record: null },
  'topics.remove': ofTopic([
    { tie: 'own', keys: ['delete_own_topics', 'delete_all_topics'] },
    { tie: 'all', keys: ['delete_all_topics'] },
  ]),
  'topics.information': ofTopic(anybody),
  'topics.edit': ofTopic(topicEditors),
  // Which tie an event takes is the table's; this is any of them.
  'topics.move': ofTopic(whoMayMove(topicMoves)),
  'topics.saveAccess': ofTopic(topicEditors),
  'topics.history': ofTopic(anybody),
  'topics.questionAnswers': ofTopic(anybody),
  'topics.saveQuestionAnswer': ofTopic(anybody),
  'topics.alike': ofTopic(anybody),
  'topics.editQuestionAnswer': ofPost([{ tie: 'own', keys: [] }]),
  'topics.removeQuestionAnswer': ofPost([
    { tie: 'own', keys: [] },
    { tie: 'all', keys: ['delete_all_questions_answers'] },
  ]),
  'topics.earlierTexts': ofPost(anybody),
  'topics.voteAnswer': ofPost(anybody),
  'topics.markOfficial': ofPost([
    { tie: 'assignee', keys: ['edit_own_topics', 'edit_all_topics'] },
    { tie: 'all', keys: ['edit_all_topics'] },
  ]),
  'topics.moveQuestion': ofPost(whoMayMove(questionMoves)),
  'topics.revealAsker': { ...ofPost(anybody), keys: ['admin'] },
  'topics.addFile': ofTopic(topicEditors),
  'topics.removeFile': ofTopic(topicEditors),
  'topics.addPostFile': ofPost([{ tie: 'own', keys: [] }]),
  'topics.removePostFile': ofPost([{ tie: 'own', keys: [] }]),
  'topics.file': ofTopic(anybody),
  'topics.keepFilter': signedIn,
  'topics.keptFilter': signedIn,
  'topics.excel': signedIn,
  'topics.excelFile': signedIn,
} as const satisfies AreaPolicies<'topics'>
