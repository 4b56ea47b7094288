import type { AreaWords } from '../../openapi/area-words.ts'

const usual = 'Names of statuses and columns are sorted A to Z, dates newest first.'
const questionKey = 'The key of the question in the form’s definition.'

const filters = {
  section:
    'The tab: `ongoing` holds your drafts, `completed` what you handed in, `signature` what you are listed to sign or approve. `ongoing` unless said otherwise.',
  startDate:
    'YYYY-MM-DD, in your time zone. Left out, the last 30 days with today; `none` lifts the limit.',
  endDate: 'YYYY-MM-DD, this day included. Today unless said otherwise.',
  search: 'A part of the form’s title, at most 200 characters.',
  formIds: 'Ids of forms. -1 among them lifts the filter.',
  countries: 'Codes or names of countries. -1 and -2 are passed over.',
  districts: 'Codes of districts (`divisionCode`). -1 among them lifts the filter.',
  businessUnites:
    'Codes of business units (`lobCode`); the name is spelled so. -1 among them lifts the filter.',
  crews: 'Codes of crews. -1 and -2 are passed over.',
  customers: 'Ids of customers. -1 among them lifts the filter.',
  padNames: 'Ids or names of pads. -1 among them lifts the filter.',
  formTypes: 'Ids of form types. -1 among them lifts the filter.',
  score:
    '`low-high`, both included, such as `20-80`. 0-100 is no filter; any other range leaves out entries without a score.',
  elevated: 'True leaves only entries that were elevated from another form; false is no filter.',
  isKudos: 'True leaves only entries with kudos; false is no filter.',
  isPrivateComment:
    'True leaves only entries with a private comment that you may see; false is no filter.',
  isPublicComment: 'True leaves only entries with a public comment; false is no filter.',
  status:
    'Statuses: `in_progress` and `fill` among the ongoing; `in_reviews`, `approved`, `complete` and `reject` elsewhere. An unknown one matches nothing.',
  filter:
    'The name of a filter that `my-form-filter` keeps; it stands for the parameters that it holds. A parameter sent beside it, empty or not, counts instead of the same one inside.',
  orderBy: 'The column to sort by; `date`, when the entry was started, unless said otherwise.',
  orderByAsc: `1 sorts upwards, 0 downwards. ${usual}`,
} as const

// A graph has no order.
const { orderBy: _orderBy, orderByAsc: _orderByAsc, ...narrowing } = filters
const { section: _section, search: _search, filter: _filter, ...kept } = narrowing

const stamp = {
  expires: 'Part of the address that was answered: milliseconds since 1970.',
  signature:
    'Part of the address that was answered. It fits this person and these parameters only.',
} as const

/** What the documents say of the calls about entries. */
export const myFormsWords = {
  notes: {
    'myForms.list': 'Answers entries of the last 30 days unless dates say otherwise.',
    'myForms.start':
      'The id that it answers is what `POST /my-form-fill` and `POST /my-form-submit` take.',
    'myForms.fill':
      '222: some answers were not valid and stand in `content.refused`; the valid ones are saved all the same. An answer that somebody else changed in between stands in `content.conflicts` and is not saved.',
    'myForms.submit': '222: something is missing, and `content.missing` says what.',
    'myForms.sign': '222: it was not signed, and `errors` says why.',
    'myForms.saveReviewSignature':
      'For whom the entry lists to sign, once it is handed in. A signature is given once and not taken back; with the last one the entry is complete, unless an approval is still to come.',
    'myForms.restore': 'Within 15 minutes of its deletion; nothing of it was gone.',
    'myForms.excel':
      'A workbook holds at most 10,000 entries. 222: the list is longer, and `content` says how long it is and how long it may be.',
    'myForms.share': 'Whom the entry was open to by a share before is not told again.',
    'myForms.vote':
      'The same call votes and takes the vote back. A vote for your own entry is passed over, and the answer says how things stand.',
    'myForms.saveComment':
      'A comment has 1 to 100 characters. Whoever may read the entry may comment on it; only its author edits a comment. Where somebody was faster, the comment as it stands now is in `problem.details`.',
  },
  inputs: {
    'myForms.list': {
      ...filters,
      pLimit: 'Rows on a page, 1 to 200; 10 unless said otherwise.',
      pOffset: 'Rows to pass over; 0 unless said otherwise.',
    },
    'myForms.graph': narrowing,
    'myForms.changes': {
      myFormIds: 'The entries that are shown, up to 100.',
      states:
        'Their states as they were answered last, in the same order. Without them the answer comes at once.',
      waitS:
        'How long to wait for a change, 0 to 25 seconds; 0 unless said otherwise. When nothing changes, the same states come then.',
    },
    'myForms.keepFilter': kept,
    'myForms.keptFilter': { filter: 'What `my-form-filter` answered when it was kept.' },
    'myForms.excel': filters,
    'myForms.excelFile': { ...filters, ...stamp },
    'myForms.pdfFile': stamp,
    'myForms.start': {
      version:
        'The version that was looked at. Any other than the published one is refused with `version_not_published`.',
      isLimitedAccess:
        'True keeps the entry from people who may otherwise read all of them. Left out, it is as the form has it.',
      startedAt:
        'When the person began, where that was before this call. A time that cannot be true is replaced by now.',
    },
    'myForms.fill': {
      changes: 'The answers that changed, at most 500. A form post carries them as JSON text.',
    },
    'myForms.addAnswerImage': {
      questionKey,
      file: 'JPEG, PNG or WebP of at most 15 MB; ten an answer.',
    },
    'myForms.removeAnswerImage': { questionKey },
    'myForms.sign': {
      questionKey: 'The key of the signature question in the form’s definition.',
      kind: '`drawn` takes `file`, `typed` takes `name` and `password`, `clear` takes the signature away.',
      name: 'The typed name, at most 150 characters.',
      password: 'Your own password, beside a typed name.',
      file: 'The drawn signature as an image.',
    },
    'myForms.saveReviewSignature': {
      kind: '`drawn` takes `file`, `typed` takes `name` and `password`.',
      name: 'The typed name, at most 150 characters.',
      password: 'Your own password, beside a typed name.',
      file: 'The drawn signature as an image.',
    },
    'myForms.share': {
      personIds: 'Whom to share with: 1 to 200 people, each named once.',
    },
    'myForms.saveComment': {
      comment:
        '1 to 100 characters; a blank one is refused. It is called `comment` here and `comments` in answers.',
      privacyType:
        '`public` for everybody who may read the entry, `private` for you, reviewers and admins. Left out, a new comment is public and an edited one stays as it is.',
      commentId:
        'Left out, a comment is added. With the id of one of your own, that one is edited.',
    },
    'myForms.removeComment': { commentId: 'One of your own, or with the key `admin` any.' },
    'myForms.history': {
      pLimit: 'Events on a page, 1 to 200; 50 unless said otherwise.',
      pOffset: 'Events to pass over; 0 unless said otherwise.',
    },
  },
  answers: {
    'myForms.changes': {
      data: 'In the order of the ids. A `state` is opaque; `none` stands for an entry that is gone or not open to the person.',
    },
    'myForms.keepFilter': {
      filter: 'Send it as `filter`. It lasts until nobody has used it for 90 days.',
    },
  },
  parts: {
    AnswerChange: {
      key: 'The key of the question in the form’s definition.',
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
