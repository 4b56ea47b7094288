import type { AreaWords } from '../../openapi/area-words.ts'
import {
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  placeWords,
  questionKeyWords as questionKey,
  shareWords,
  stampWords,
} from '../../openapi/shared-words.ts'

const usual = 'Names of statuses and columns are sorted A to Z, dates newest first.'

/** What lists of entries say of the parts that they share. */
export const entryPartWords = {
  formIds: choiceWords('Ids of forms'),
  countries: placeWords('Codes or names of countries'),
  districts: choiceWords('Codes of districts (`divisionCode`)'),
  businessUnites: choiceWords('Codes of business units (`lobCode`); the name is spelled so'),
  crews: placeWords('Codes of crews'),
  customers: choiceWords('Ids of customers'),
  padNames: choiceWords('Ids or names of pads'),
  assetIds: choiceWords('Ids of equipment that an answer names'),
  formTypes: choiceWords('Ids of form types'),
  score:
    '`low-high`, both included, such as `20-80`. 0-100 is no filter; any other range leaves out entries without a score.',
  elevated: flagWords('entries that were elevated from another form'),
  isFailed: flagWords('entries that failed'),
  hasCriticalFailure: flagWords('entries in which a question failed that is critical'),
  isKudos: flagWords('entries with kudos'),
  isPrivateComment: flagWords('entries with a private comment that you may see'),
  isPublicComment: flagWords('entries with a public comment'),
} as const

const filters = {
  section:
    'The tab: `ongoing` holds your drafts, `completed` what you handed in, `signature` what you are listed to sign or approve. `ongoing` unless said otherwise.',
  startDate:
    'YYYY-MM-DD, in your time zone. Left out, the last 30 days with today; `none` lifts the limit.',
  endDate: 'YYYY-MM-DD, this day included. Today unless said otherwise.',
  search: 'A part of the form’s title, at most 200 characters.',
  isAssigned: flagWords('entries that were assigned to you'),
  isOverdue: flagWords('entries that were assigned to you, are due and not handed in'),
  ...entryPartWords,
  status:
    'Statuses: `in_progress` and `fill` among the ongoing; `in_reviews`, `approved`, `complete` and `reject` elsewhere. An unknown one matches nothing.',
  filter: keptFilterWords('my-form-filter'),
  orderBy: 'The column to sort by; `date`, when the entry was started, unless said otherwise.',
  orderByAsc: `1 sorts upwards, 0 downwards. ${usual}`,
} as const

// A graph has no order.
const { orderBy: _orderBy, orderByAsc: _orderByAsc, ...narrowing } = filters
const { section: _section, search: _search, filter: _filter, ...kept } = narrowing

/** What the documents say of the calls about entries. */
export const myFormsWords = {
  notes: {
    'myForms.list': 'Answers entries of the last 30 days unless dates say otherwise.',
    'myForms.start':
      'The id that it answers is what `POST /my-form-fill` and `POST /my-form-submit` take.',
    'myForms.ahead':
      'The forms are those that were filled last, then others that you may start; six at most. Of what is assigned to you and not opened yet it is twenty at most.',
    'myForms.blank':
      'Whoever fills it in without a network begins it by `POST /my-form` with a `newId`.',
    'myForms.fill':
      '222: some answers were not valid and stand in `content.refused`; the valid ones are saved all the same. An answer that somebody else changed in between stands in `content.conflicts` and is not saved.',
    'myForms.submit':
      '222: something is missing, and `content.missing` says what. Sub-forms that are filled out are handed in with it; the `key` of one that is missing is `subForm:` and the id of its form.',
    'myForms.markAnswerImage':
      'For whoever may change the answer, while they may. The bytes of the photo stay as they are. A signature that stands for the answer is void with it. Marks that are there already change nothing.',
    'myForms.sign': '222: it was not signed, and `errors` says why.',
    'myForms.saveReviewSignature':
      'For whom the entry lists to sign, once it is handed in. A signature is given once and not taken back; with the last one the entry is complete, unless an approval is still to come.',
    'myForms.handOver':
      'Of what is being filled out, was assigned, handed back or rejected. What the same person fills out below it goes along. Whoever had it reads it once it is handed in, and neither approves nor signs it.',
    'myForms.restore': 'Within 15 minutes of its deletion; nothing of it was gone.',
    'myForms.answersExcel':
      'The filter names one form. 222: it names none or several, and `content.totalRecords` is null; or the list is too long. An entry is a line, and a question a column, by its key through all versions. What is asked several times, notes and photos, and which column is which question stand on sheets of their own.',
    'myForms.excel':
      'A workbook holds at most 1,048,575 entries. 222: the list is longer, and `content` says how long it is and how long it may be.',
    'myForms.share': 'Whom the entry was open to by a share before is not told again.',
    'myForms.vote':
      'The same call votes and takes the vote back. A vote for your own entry is passed over, and the answer says how things stand.',
    'myForms.giveKudos':
      'Each person thanks once an entry; thanking again takes the place of what was said. Nobody thanks themselves.',
    'myForms.saveComment':
      'A comment has 1 to 100 characters. Whoever may read the entry may comment on it; only its author edits a comment. Where somebody was faster, the comment as it stands now is in `problem.details`.',
  },
  inputs: {
    'myForms.list': {
      ...filters,
      ...paging('Rows', 10),
    },
    'myForms.graph': narrowing,
    'myForms.keepFilter': kept,
    'myForms.keptFilter': { filter: 'What `my-form-filter` answered when it was kept.' },
    'myForms.excel': filters,
    'myForms.excelFile': { ...filters, ...stampWords },
    'myForms.answersExcel': filters,
    'myForms.answersExcelFile': { ...filters, ...stampWords },
    'myForms.pdfFile': stampWords,
    'myForms.historyVersion': { version: 'The number of the version; the newest unless said.' },
    'myForms.giveKudos': {
      category: 'What they are thanked for.',
      personIds: 'Who is thanked, up to 20 people; the submitter unless said otherwise.',
    },
    'myForms.start': {
      version:
        'The version that was looked at. Any other than the published one is refused with `version_not_published`.',
      isLimitedAccess:
        'True keeps the entry from people who may otherwise read all of them. Left out, it is as the form has it.',
      parentMyFormId:
        'The entry that it is filled out below: one of your own that is being filled, whose form names this one among its sub-forms. Limited access is then that of the entry.',
      assetId:
        'The machine that it is about: it answers the first question of the form that asks for equipment.',
      startedAt:
        'When the person began, where that was before this call. A time that cannot be true is replaced by now; with a `newId` it may lie 31 days back.',
      newId:
        'A random UUID (version 4) that a device gave to what it began without a network. Sent again it answers the same entry. With `version` and a `startedAt` that can be true it is taken as of that version, should the form have been replaced, paused or archived no longer than 31 days before. It goes with neither `parentMyFormId` nor `assetId`.',
    },
    'myForms.blank': { version: 'The version that is published, as `my-form-ahead` answers it.' },
    'myForms.fill': {
      changes: 'The answers that changed, at most 500. A form post carries them as JSON text.',
    },
    'myForms.addAnswerImage': {
      questionKey,
      file: 'JPEG, PNG or WebP of at most 15 MB; ten an answer.',
    },
    'myForms.addAnswerFile': {
      questionKey,
      file: 'JPEG, PNG, WebP, PDF, Word (.docx), Excel (.xlsx) or text (.txt, .csv, .md, .json) of at most 15 MB; ten an answer.',
    },
    'myForms.remove': {
      reason: 'Why it is deleted, at most 500 characters; wanted of what stands as handed in.',
    },
    'myForms.handOver': {
      personId: 'Somebody who works here and may start the form.',
      word: 'What they should know, at most 500 characters; it stands in the history.',
    },
    'myForms.removeAnswerImage': { questionKey },
    'myForms.markAnswerImage': {
      questionKey,
      marks:
        'All marks of the photo; none takes them off. `points` are shares of its width and height, 0 to 1, kept with four decimals: of an `arrow` from and to, of an `ellipse` and a `box` two opposite corners, of a `line` 2 to 200, of a `pin` one. A pin has a `number` from 1 to 99; each mark may have a `text` of at most 100 characters. The marks of a photo have at most 2,000 points together. A form post carries them as JSON text.',
      baseRev:
        'The `marked.rev` of the photo that they were drawn on, 0 where it had no marks. Where they were set since, `row_changed` is answered with the photo as it stands now in `problem.details.media`. Left out, the last writer wins.',
    },
    'myForms.addAttachment': { file: 'JPEG, PNG, WebP or PDF of at most 15 MB; thirty a form.' },
    'myForms.sign': {
      questionKey: 'The key of the signature question in the form’s definition.',
      kind: '`drawn` takes `file`, `typed` takes `name` and `password`, `clear` takes the signature away.',
      name: 'The typed name, at most 150 characters.',
      password: 'Your own password, beside a typed name.',
      file: 'The drawn signature as an image.',
      answersRev:
        'The sum of the `rev` of the answers that the signature stands for, as they were read: the other questions of its section, or where that has none, of the form. Where one was changed since, `row_changed` is answered and nothing is signed. Left out, it stands for the answers as they are.',
    },
    'myForms.saveReviewSignature': {
      kind: '`drawn` takes `file`, `typed` takes `name` and `password`.',
      name: 'The typed name, at most 150 characters.',
      password: 'Your own password, beside a typed name.',
      file: 'The drawn signature as an image.',
    },
    'myForms.unshare': { personId: 'Whom the entry shall not be open to any more.' },
    'myForms.share': { personIds: shareWords.personIds },
    'myForms.saveComment': {
      comment:
        '1 to 100 characters; a blank one is refused. It is called `comment` here and `comments` in answers.',
      privacyType:
        '`public` for everybody who may read the entry, `private` for you, reviewers and admins. Left out, a new comment is public and an edited one stays as it is.',
      commentId:
        'Left out, a comment is added. With the id of one of your own, that one is edited.',
    },
    'myForms.removeComment': { commentId: 'One of your own, or with the key `admin` any.' },
    'myForms.history': paging('Events', 50),
    'myForms.linkAction': {
      actionId: 'An action that is open to you and not closed.',
      questionKey: `${questionKey} Left out, it is linked with the entry as a whole.`,
    },
  },
  answers: {
    'myForms.keepFilter': {
      filter: keptNameWords,
    },
  },
  parts: {
    AnswerChange: {
      key: questionKey,
      value: 'The answer, in the shape that its type of question has. Null clears it.',
      note: 'At most 1,000 characters.',
      baseRev: 'The `rev` of the answer that was changed. Left out, the last writer wins.',
    },
    Answer: { rev: 'Counts the saves of this answer; a change names the one it was based on.' },
    MyForm: {
      crew: 'Names of crews with commas between them.',
      padNames: 'Names of pads with commas between them, or `N/A`.',
      commentCounter: 'The comments that you may see.',
      rowVersion: 'Send it as `If-Match` with an edit.',
    },
    MyFormComment: {
      comments: 'The text; called `comment` when it is sent.',
      mayEdit: 'True for your own comments alone.',
      mayDelete: 'True for your own comments, and for all with the key `admin`.',
      rowVersion: 'Send it as `If-Match` with an edit or a delete.',
    },
  },
} as const satisfies AreaWords<'myForms'>
