import type { AreaWords } from '../../openapi/area-words.ts'
import {
  choiceWords,
  keptFilterWords,
  keptNameWords,
  paging,
  stampWords,
} from '../../openapi/shared-words.ts'
import { entryPartWords } from '../my-forms/my-forms.words.ts'

const narrowing = {
  ...entryPartWords,
  status:
    'Statuses: `in_reviews`, `approved`, `complete` and `reject`. An unknown one matches nothing.',
  reviewers: choiceWords('Ids of people who decide, or have decided'),
  steps: choiceWords('The number of the step that is due, `1`, `2` or `3`'),
  ages: choiceWords(
    'How long ago an entry was handed in: under a `day`, from one day to a `week`, from a week to 30 days (`month`), or `older`',
  ),
  submitters: choiceWords('Ids of people who handed them in'),
  thanked: choiceWords('Ids of people whom kudos on them thank'),
  startDate:
    'YYYY-MM-DD, the first day on which an entry was handed in, in your time zone. Left out, all days; `none` says the same.',
  endDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `to_review` holds what waits for your decision, `my_approvals` what you decide or decided on, `reviewed` what you decided, `elevated` what was elevated, `all` whatever you may see, `signature` what you sign. `to_review` unless said otherwise.',
  search: 'A part of the form’s title or of the number, at most 200 characters.',
  filter: keptFilterWords('review-form-filter'),
  orderBy:
    'The column to sort by; `submitted`, when the entry was handed in, unless said otherwise.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Names, statuses and scores rise, days fall unless said otherwise.',
} as const

const reason = 'Why, at most 500 characters; wanted where `needsReason` of the event says so.'

/** What the documents say of the calls about reviews. */
export const reviewFormsWords = {
  notes: {
    'reviewForms.elevate':
      'The form it came from says which ones it may be elevated to. Header questions of the same kind take over their answers; the entry itself stays as it is. Nothing is elevated to a form twice, while what came of it stands.',
    'reviewForms.shareByEmail':
      'Each address gets a link of its own. It opens the entry to read, with the address across the page, for seven days, unless it is taken back, access is limited or the entry is deleted.',
    'reviewForms.answersExcel':
      'The filter names one form. 222: it names none or several, and `content.totalRecords` is null; or the list is too long. An entry is a line, and a question a column, by its key through all versions. What is asked several times, notes and photos, and which column is which question stand on sheets of their own.',
    'reviewForms.excel':
      'A workbook holds at most 1,048,575 entries. 222: the list is longer, and `content` says how long it is and how long it may be.',
    'reviewForms.saveApprovalStatus':
      'Steps go one after the other. Whoever comes second is told who was there first. With the last approval the entry is `approved`, or `complete` where nobody has to sign any more.',
    'reviewForms.saveStatus':
      '`requestChange` wants `flags` and leaves the entry in review: its submitter changes the flagged answers alone and hands it in again, and whoever had decided on other answers decides again. `reopen` makes approvals and signatures void.',
    'reviewForms.saveAccessControl':
      'A limited entry is shown to its submitter, its steps and the people named, and to nobody else, whatever keys they hold.',
  },
  inputs: {
    'reviewForms.list': { ...filters, ...paging('Rows', 20) },
    'reviewForms.formSearch': { search: 'A part of the title, at most 200 characters.' },
    'reviewForms.excel': filters,
    'reviewForms.excelFile': { ...filters, ...stampWords },
    'reviewForms.answersExcel': filters,
    'reviewForms.answersExcelFile': { ...filters, ...stampWords },
    'reviewForms.keepFilter': narrowing,
    'reviewForms.keptFilter': { filter: 'What `review-form-filter` answered when it was kept.' },
    'reviewForms.elevate': {
      formId: 'One of the `targets` that `GET /review-form-elevated-forms` answers.',
      reason: 'Why, at most 500 characters.',
    },
    'reviewForms.shareByEmail': {
      emails: 'One to ten addresses, separated by commas.',
      note: 'What is said in the mail, at most 500 characters.',
    },
    'reviewForms.takeBackEmail': { shareId: 'The id that the list of addresses answers.' },
    'reviewForms.shared': { share: 'What the mailed address carries.' },
    'reviewForms.sharedPhoto': { share: 'What the mailed address carries.' },
    'reviewForms.information': {
      module: 'Where it is read from; makes no difference.',
      historyVersion: 'Opens it as it was handed in that time; left out, as it stands now.',
    },
    'reviewForms.saveApprovalStatus': {
      decision: '`reject` wants a reason.',
      reason,
    },
    'reviewForms.saveStatus': {
      event: 'The move, by its name; `allowedEvents` of the entry says which are open to you now.',
      reason,
      flags:
        'For `requestChange`: 1 to 100 questions with a note each, what is to be changed. A form post carries them as JSON text.',
    },
    'reviewForms.reassign': {
      signerId:
        'Whose part goes over, as `handsOver` names it; left out, one’s own, or the only one there is.',
      personId: 'Who decides from now on.',
      reason,
    },
    'reviewForms.difference': {
      from: 'The earlier version.',
      to: 'The later version; left out, how it stands now.',
    },
    'reviewForms.saveAccessControl': {
      isLimitedAccess: 'Whether it is limited.',
      personIds:
        'Whom it is open to beside its submitter and its steps. Left out, it stays as it is.',
    },
  },
  answers: { 'reviewForms.keepFilter': { filter: keptNameWords } },
} as const satisfies AreaWords<'reviewForms'>
