import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function topicsInputs(ids: RecordIds): ValidInputs<'topics'> {
  const topicId = ids.topic
  const questionId = ids.topicPost
  const answerId = ids.topicPost
  const post = { postType: 'question', postId: ids.topicPost }
  return {
    'topics.list': {},
    'topics.create': { title: 'Cold weather starts' },
    'topics.remove': { topicId },
    'topics.information': { topicId },
    'topics.edit': { topicId, title: 'Cold weather starts' },
    'topics.move': { topicId, event: 'publish' },
    'topics.saveAccess': { topicId, isLimited: '0' },
    'topics.history': { topicId },
    'topics.questionAnswers': { topicId },
    'topics.saveQuestionAnswer': { topicId, body: 'How long do we warm up?' },
    'topics.alike': { topicId, body: 'How long do we warm up?' },
    'topics.editQuestionAnswer': { ...post, body: 'How long?' },
    'topics.removeQuestionAnswer': post,
    'topics.earlierTexts': { ...post, postType: 'answer' },
    'topics.voteAnswer': { answerId, isVoted: '1' },
    'topics.markOfficial': { answerId, isOfficial: '1' },
    'topics.moveQuestion': { questionId, event: 'close' },
    'topics.revealAsker': { questionId, reason: 'A threat' },
    'topics.addFile': { topicId, file: 'upload:none' },
    'topics.removeFile': { topicId, uploadId: 'none' },
    'topics.addPostFile': { ...post, file: 'upload:none' },
    'topics.removePostFile': { ...post, uploadId: 'none' },
    'topics.file': { topicId, uploadId: 'none' },
    'topics.keepFilter': { categories: 'safety' },
    'topics.keptFilter': { filter: 'none' },
    'topics.excel': {},
    'topics.excelFile': { expires: '0', signature: 'x' },
  }
}
