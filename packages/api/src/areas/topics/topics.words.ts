import type { AreaWords } from '../../openapi/area-words.ts'
import {
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  stampWords,
} from '../../openapi/shared-words.ts'

const narrowing = {
  categories: choiceWords('Categories, such as `safety`'),
  owners: choiceWords('Ids of the people who own them'),
  myTopics: flagWords('topics of your own'),
  unanswered: flagWords('topics with a question that nobody has answered'),
  fromDate:
    'YYYY-MM-DD, the first day on which a topic was created, in your time zone. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `published`, `drafts` (your own) or `archived`. `published` unless said otherwise.',
  search:
    'A part of the number, the title, the text, a question or an answer, at most 200 characters.',
  filter: keptFilterWords('topics-filter'),
  orderBy: 'The column to sort by; `activity` unless said otherwise, with what is pinned in front.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Titles rise, activity and questions fall unless said otherwise.',
} as const

const draft = {
  title: '2 to 150 characters.',
  body: 'At most 2,000 characters.',
  category:
    'What it is about: `safety`, `operations`, `equipment`, `quality`, `environment`, `people` or `systems`. A draft may be without.',
  isPinned: 'True lets it stand in front of the others.',
} as const

const topicId = 'The topic, which must be open to you.'
const body = '1 to 1,000 characters.'
const file = 'JPEG, PNG, WebP or PDF of at most 15 MB.'
const post = {
  postType: 'Which of the two it is.',
  postId: 'The id of the question or the answer.',
} as const

/** What the documents say of the calls about topics. */
export const topicsWords = {
  notes: {
    'topics.list':
      'A topic that is limited to some people is there for nobody else: not in the list, not in a total, not in a workbook.',
    'topics.saveQuestionAnswer':
      '222: with `looksForAlike` nothing was asked, because `alike` may be the same question. Send it again without to ask all the same.',
    'topics.editQuestionAnswer':
      'Within 15 minutes nothing tells of it; later, and of an answer that is accepted or official, `editedAt` does, and the earlier text can be read. An official answer that is edited is official no more.',
    'topics.voteAnswer': 'Once by each person. A vote for your own answer is passed over.',
    'topics.revealAsker': 'Needs a reason, which stands in the trail with your name.',
    'topics.excel':
      'A row for each question. A workbook holds at most 1,048,575 topics. 222: the list is longer, and `content` says how long it is and how long it may be.',
  },
  inputs: {
    'topics.list': { ...filters, ...paging('Rows', 20) },
    'topics.create': draft,
    'topics.remove': { topicId },
    'topics.information': { topicId },
    'topics.edit': { topicId, ...draft },
    'topics.move': {
      topicId,
      event: 'The move, by its name; `allowedEvents` of the topic says which are open to you now.',
    },
    'topics.saveAccess': {
      topicId,
      isLimited: 'True opens it to its owner and `personIds` alone, false to everybody.',
      personIds: 'The people whom it is open to, up to 9,999.',
    },
    'topics.history': { topicId, ...paging('Events', 50) },
    'topics.questionAnswers': {
      topicId,
      questionId: 'This question alone.',
      pLimit: 'Questions on a page, 1 to 100; 10 unless said otherwise.',
      pOffset: paging('Questions', 10).pOffset,
      answersMax: 'How many answers of each question come along, 0 to 200; 3 unless said.',
    },
    'topics.saveQuestionAnswer': {
      topicId,
      questionId: 'The question that is answered; left out, a new one is asked.',
      body,
      isAnonymous: 'True asks without a name. An answer always has one.',
      looksForAlike: 'True asks only where no question of the topic looks alike.',
    },
    'topics.alike': { topicId, body: 'What is being asked, at most 1,000 characters.' },
    'topics.editQuestionAnswer': { ...post, body },
    'topics.removeQuestionAnswer': post,
    'topics.earlierTexts': post,
    'topics.voteAnswer': {
      answerId: 'The answer.',
      isVoted: 'False takes the vote back.',
    },
    'topics.markOfficial': {
      answerId: 'The answer.',
      isOfficial: 'False takes the mark off.',
    },
    'topics.moveQuestion': {
      questionId: 'The question.',
      event:
        'The move, by its name; `allowedEvents` of the question says which are open to you now.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
      acceptedId: 'The answer that `accept` takes.',
      acceptedVersion:
        'The `rowVersion` of that answer as you read it. Where it was edited since, 409. Left out, the present one is taken.',
      duplicateOfId: 'The question of the same topic that `markDuplicate` names.',
    },
    'topics.revealAsker': {
      questionId: 'The question.',
      reason: 'Why it must be known, at most 500 characters.',
    },
    'topics.addFile': { topicId, file },
    'topics.removeFile': { topicId },
    'topics.addPostFile': { ...post, file },
    'topics.removePostFile': post,
    'topics.file': { topicId },
    'topics.keepFilter': narrowing,
    'topics.keptFilter': { filter: 'What `topics-filter` answered when it was kept.' },
    'topics.excel': filters,
    'topics.excelFile': { ...filters, ...stampWords },
  },
  answers: {
    'topics.keepFilter': { filter: keptNameWords },
  },
  parts: {
    Topic: {
      openCount: 'Questions that nobody has answered.',
      lastActivityAt: 'When somebody last asked or answered, or it was published.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    TopicQuestion: {
      askedBy: 'Null where it was asked without a name.',
      statusReason: 'What was said when it came into this state.',
      editedAt: 'When its text was changed after the first 15 minutes.',
    },
  },
} as const satisfies AreaWords<'topics'>
