import { namedOnly } from '../../call.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Topics with questions and answers. Their payloads are not shown.

const source = 'spec 7, topics'

const list = namedOnly({
  name: 'topics.list',
  method: 'GET',
  path: '/topics',
  summary: 'Lists topics.',
  source,
  input: namedListing,
})

const create = namedOnly({
  name: 'topics.create',
  method: 'POST',
  path: '/topics',
  summary: 'Creates a topic.',
  source,
})

const remove = namedOnly({
  name: 'topics.remove',
  method: 'DELETE',
  path: '/topics',
  summary: 'Deletes a topic.',
  source,
})

const information = namedOnly({
  name: 'topics.information',
  method: 'GET',
  path: '/topic-info',
  summary: 'Answers one topic.',
  source,
})

const saveQuestionAnswer = namedOnly({
  name: 'topics.saveQuestionAnswer',
  method: 'POST',
  path: '/topic-question-answer',
  summary: 'Saves a question or an answer.',
  source,
})

const questionAnswers = namedOnly({
  name: 'topics.questionAnswers',
  method: 'GET',
  path: '/topic-question-answer',
  summary: 'Lists the questions and answers of a topic.',
  source,
  input: namedListing,
})

const removeQuestionAnswer = namedOnly({
  name: 'topics.removeQuestionAnswer',
  method: 'DELETE',
  path: '/topic-question-answer',
  summary: 'Deletes a question or an answer.',
  source,
})

const saveAccess = namedOnly({
  name: 'topics.saveAccess',
  method: 'POST',
  path: '/topic-access',
  summary: 'Updates who may read a topic.',
  source,
})

/** Topics with questions and answers. */
export const topics = {
  list,
  create,
  remove,
  information,
  saveQuestionAnswer,
  questionAnswers,
  removeQuestionAnswer,
  saveAccess,
}
