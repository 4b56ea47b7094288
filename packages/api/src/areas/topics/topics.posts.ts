import * as z from 'zod'
import { call } from '../../call.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { personLine } from '../../vocabulary/person.ts'
import { id, wireBoolean, wireInteger, written } from '../../wire.ts'
import { postBody, postNamed } from './topics.input.ts'
import { questionMoves } from './topics.moves.ts'
import { earlierText, questionLine, topicAnswer, topicQuestion } from './topics.records.ts'
import { firstAnswers } from './topics.vocabulary.ts'

// What is asked and answered on a topic. Whoever may read it may ask, answer and vote.

const source = 'spec 7, topics; decision 0074'

const questionAnswers = call({
  name: 'topics.questionAnswers',
  method: 'GET',
  path: '/topic-question-answer',
  summary: 'Lists the questions of a topic, open ones first, each with its first answers.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true }).extend({
    topicId: id,
    /** This question alone. */
    questionId: id.optional(),
    pLimit: wireInteger(1, 100).default(10),
    answersMax: wireInteger(0, 200).default(firstAnswers),
  }),
  content: page(topicQuestion),
  problems: ['forbidden'],
})

const saveQuestionAnswer = call({
  name: 'topics.saveQuestionAnswer',
  method: 'POST',
  path: '/topic-question-answer',
  summary: 'Asks a question on a topic, or answers the one that is named.',
  status: 'decided',
  source,
  input: z.object({
    topicId: id,
    questionId: id.optional(),
    body: postBody,
    isAnonymous: wireBoolean.default(false),
    /** Asks only where no question of the topic looks alike; else those are answered. */
    looksForAlike: wireBoolean.default(false),
  }),
  content: z.object({ questionId: z.string(), answerId: z.string().nullable() }),
  refusal: z.object({ alike: z.array(questionLine) }),
  problems: ['forbidden', 'wrong_state'],
})

const alike = call({
  name: 'topics.alike',
  method: 'GET',
  path: '/topic-question-alike',
  summary: 'Finds the questions of a topic that look like a text; five at most.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, body: written(1000) }),
  content: z.array(questionLine),
  problems: ['forbidden'],
})

const editQuestionAnswer = call({
  name: 'topics.editQuestionAnswer',
  method: 'POST',
  path: '/topic-question-answer-text',
  summary: 'Edits one’s own question or answer; after 15 minutes the earlier text is kept.',
  status: 'decided',
  source,
  input: postNamed.extend({ body: postBody }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const removeQuestionAnswer = call({
  name: 'topics.removeQuestionAnswer',
  method: 'DELETE',
  path: '/topic-question-answer',
  summary: 'Deletes a question with its answers, or an answer.',
  status: 'decided',
  source: 'spec 6, topics; spec 7, topics; decision 0074',
  input: postNamed,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const earlierTexts = call({
  name: 'topics.earlierTexts',
  method: 'GET',
  path: '/topic-question-answer-text',
  summary: 'Lists the earlier texts of a question or an answer, the latest first.',
  status: 'decided',
  source,
  input: postNamed,
  content: z.array(earlierText),
  problems: ['forbidden'],
})

const voteAnswer = call({
  name: 'topics.voteAnswer',
  method: 'POST',
  path: '/topic-answer-vote',
  summary: 'Votes for an answer of somebody else, or takes the vote back.',
  status: 'decided',
  source,
  input: z.object({ answerId: id, isVoted: wireBoolean }),
  content: topicAnswer.pick({ answerId: true, votes: true, isVoted: true }),
  problems: ['forbidden', 'wrong_state'],
})

const markOfficial = call({
  name: 'topics.markOfficial',
  method: 'POST',
  path: '/topic-answer-official',
  summary: 'Marks an answer as the official one, or takes the mark off.',
  status: 'decided',
  source,
  input: z.object({ answerId: id, isOfficial: wireBoolean }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const moveQuestion = call({
  name: 'topics.moveQuestion',
  method: 'POST',
  path: '/topic-question-status',
  summary: 'Moves a question: accept an answer, close, reopen, mark as a duplicate.',
  status: 'decided',
  source,
  input: z.object({
    questionId: id,
    event: z.enum(eventNames(questionMoves)),
    reason: written(500).optional(),
    /** The answer that `accept` takes. */
    acceptedId: id.optional(),
    /** Its version as it was read; left out, the present one. */
    acceptedVersion: wireInteger(0, 2_147_483_647).optional(),
    /** The question of the same topic that this one repeats. */
    duplicateOfId: z.union([z.literal('').transform(() => undefined), id]).optional(),
  }),
  takesRowVersion: true,
  content: topicQuestion,
  problems: ['forbidden', 'wrong_state'],
})

const revealAsker = call({
  name: 'topics.revealAsker',
  method: 'POST',
  path: '/topic-question-asker',
  summary: 'Shows an administrator who asked an anonymous question, and writes down that it did.',
  status: 'decided',
  source,
  input: z.object({ questionId: id, reason: written(500) }),
  content: personLine,
  problems: ['forbidden'],
})

/** What is asked and answered on a topic. */
export const topicPosts = {
  questionAnswers,
  saveQuestionAnswer,
  alike,
  editQuestionAnswer,
  removeQuestionAnswer,
  earlierTexts,
  voteAnswer,
  markOfficial,
  moveQuestion,
  revealAsker,
}
