import { defineMoves } from '../../moves/moves.ts'
import type { TieRight } from '../../tie.ts'
import { questionStatuses, topicStatuses } from './topics.vocabulary.ts'

const editsOwn = ['edit_own_topics', 'edit_all_topics'] as const

/** Who may edit a topic (spec 6, topics). */
export const topicEditors: readonly TieRight[] = [
  { tie: 'own', keys: editsOwn },
  { tie: 'all', keys: ['edit_all_topics'] },
]

/** How a topic moves (decision 0074). */
export const topicMoves = defineMoves(topicStatuses, {
  publish: {
    from: ['draft'],
    to: 'published',
    // Whoever may create topics brings their own to light.
    who: [{ tie: 'own', keys: ['create_topics', ...editsOwn] }],
    guards: ['hasCategory'],
    label: 'Publish',
    kind: 'main',
  },
  archive: { from: ['published'], to: 'archived', who: topicEditors, label: 'Archive' },
  republish: {
    from: ['archived'],
    to: 'published',
    who: topicEditors,
    label: 'Publish again',
    kind: 'main',
  },
  /** Asked for by the call that deletes (spec 7), which says who may. */
  remove: { from: topicStatuses, who: [], label: 'Delete', kind: 'refusing' },
})

/** Of a question the owner of its topic is the one who has it to do. */
const keepers: readonly TieRight[] = [
  { tie: 'assignee', keys: editsOwn },
  { tie: 'all', keys: ['edit_all_topics'] },
]
const askerAndKeepers: readonly TieRight[] = [{ tie: 'own', keys: [] }, ...keepers]

/** How a question moves (decision 0074). */
export const questionMoves = defineMoves(questionStatuses, {
  /** Follows from the first answer. */
  answer: { from: ['open'], to: 'answered', who: [], label: 'Answered' },
  accept: {
    from: ['open', 'answered'],
    to: 'closed',
    who: askerAndKeepers,
    guards: ['topicIsPublished', 'hasAnswers'],
    label: 'Accept an answer',
    kind: 'main',
  },
  close: {
    from: ['open', 'answered'],
    to: 'closed',
    who: askerAndKeepers,
    guards: ['topicIsPublished'],
    label: 'Close',
  },
  markDuplicate: {
    from: ['open', 'answered'],
    to: 'duplicate',
    who: keepers,
    guards: ['topicIsPublished'],
    label: 'Duplicate',
  },
  reopen: {
    from: ['closed', 'duplicate'],
    to: 'open',
    who: askerAndKeepers,
    guards: ['topicIsPublished'],
    needsReason: true,
    label: 'Reopen',
  },
  /** Follows when the last answer is deleted. */
  loseAnswers: { from: ['answered'], to: 'open', who: [], label: 'Without answers again' },
  /** Follows when the answer that was accepted is deleted. */
  loseAccepted: {
    from: ['closed'],
    to: 'open',
    who: [],
    label: 'Without its accepted answer',
  },
  /** Asked for by the call that deletes (spec 7), which says who may. */
  remove: { from: questionStatuses, who: [], label: 'Delete', kind: 'refusing' },
})
