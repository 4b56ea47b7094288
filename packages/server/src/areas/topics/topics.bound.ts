import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as deciding from './topics.decide.handlers.ts'
import * as exports from './topics.exports.handlers.ts'
import * as topics from './topics.handlers.ts'
import * as files from './topics.files.handlers.ts'
import { history } from './topics.history.handlers.ts'
import * as posts from './topics.posts.handlers.ts'
import * as texts from './topics.text.handlers.ts'
import { postTies, topicTies } from './topics.ties.ts'

/** Which handler answers which call of the area. */
export const topicsHandlers: AreaHandlers<'topics'> = {
  'topics.list': topics.list,
  'topics.create': topics.create,
  'topics.remove': topics.remove,
  'topics.information': topics.information,
  'topics.edit': topics.edit,
  'topics.move': topics.move,
  'topics.saveAccess': topics.saveAccess,
  'topics.history': history,
  'topics.questionAnswers': posts.questionAnswers,
  'topics.saveQuestionAnswer': posts.saveQuestionAnswer,
  'topics.alike': posts.alike,
  'topics.editQuestionAnswer': texts.editQuestionAnswer,
  'topics.removeQuestionAnswer': texts.removeQuestionAnswer,
  'topics.earlierTexts': texts.earlierTexts,
  'topics.voteAnswer': deciding.voteAnswer,
  'topics.markOfficial': deciding.markOfficial,
  'topics.moveQuestion': deciding.moveQuestion,
  'topics.revealAsker': deciding.revealAsker,
  'topics.addFile': files.addFile,
  'topics.removeFile': files.removeFile,
  'topics.addPostFile': files.addPostFile,
  'topics.removePostFile': files.removePostFile,
  'topics.file': files.file,
  'topics.keepFilter': topics.keepFilter,
  'topics.keptFilter': topics.keptFilter,
  'topics.excel': exports.excel,
  'topics.excelFile': exports.excelFile,
}

/** How a topic, and what is said on one, is tied to people. */
export const topicsTies = { topic: topicTies, topicPost: postTies } satisfies Partial<TieFinders>
