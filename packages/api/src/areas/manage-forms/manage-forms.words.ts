import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

const typed = 'The definition, in the form engine’s dialect.'

/** What the documents say of the calls about forms as they are made (decision 0114). */
export const manageFormsWords = {
  notes: {
    'manageForms.save':
      'What is said here holds at once, for entries that are started from then on; the questions change when a draft is published. An empty part of the audience narrows nothing.',
    'manageForms.takeFromLibrary':
      'The new form is its maker’s own; its history says what it was made of, and nothing else ties the two. Approvals are asked of managers; sub-forms are chosen afterwards, once they are in use.',
    'manageForms.saveDraft':
      'The draft need not be whole: `problemCount` says how much keeps it from being published. The first save makes a draft of the version in use.',
    'manageForms.move':
      '`publish` makes the draft the next version; entries that were started stay on theirs. `pause` and `archive` need a reason. What is paused is published and stays paused. Nothing of it is possible while another organisation has entries of the form.',
    'manageForms.remove':
      'A form with entries is archived instead, unless `withEntries` is true, its title is typed, why is said, their number is the one that was seen, and whoever asks holds the key for it. More than 5,000 entries are never deleted at once.',
    'manageForms.importFile':
      'What was in the draft before can be undone. Each row of the file stands in one of the three lists.',
  },
  inputs: {
    'manageForms.list': {
      section: '`inUse`, `drafts` or `archived`. `inUse` unless said otherwise.',
      search: 'A part of the title or of the description, at most 200 characters.',
      formTypes: 'Ids of form types; -1 among them lifts the filter.',
      myForms: 'Only those that are yours.',
      unpublished: 'Only those in which something is written that is not published.',
      paused: 'Only those that are paused.',
      fromDate:
        'YYYY-MM-DD, the first day of the last change. Left out, all days; `none` says the same.',
      toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
      filter:
        'The name of a kept filter; no call keeps one of this list, which is never that long.',
      orderBy: 'The column to sort by; `title` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Numbers of entries and changes fall, the rest rises unless said otherwise.',
      ...paging('Rows', 20),
    },
    'manageForms.get': paging('Events of the history', 50),
    'manageForms.save': {
      formId: 'The form that is edited; left out, a new one is made.',
      title: '2 to 100 characters.',
      description: 'What it is for, at most 500 characters.',
      formTypeId: 'The form type that it stands in.',
      icon: 'One of our icons, by its name; `clipboard` unless said otherwise.',
      sortOrder:
        'Where it stands within its type, 0 to 9,999; left out of an edit, it stays; of a new one, behind all others.',
      countryIds: 'Codes of countries whose people may start it.',
      districtIds: 'Codes of districts whose people may start it.',
      businessUnitIds: 'Codes of business units whose people may start it.',
      departmentIds: 'Codes of departments whose people may start it.',
      jobTitleIds: 'Codes of job titles whose people may start it.',
      hasHeader:
        'Of a new one: whether it begins with date, district, business unit, crew, customer and pad.',
    },
    'manageForms.copy': { title: 'The title of the copy, 2 to 100 characters.' },
    'manageForms.library': {
      search:
        'Words of the title, the description, the form type or a question, at most 200 characters.',
    },
    'manageForms.libraryForm': { key: 'The `key` of a form of the library.' },
    'manageForms.takeFromLibrary': {
      key: 'The `key` of a form of the library.',
      title: 'The title of the new form, 2 to 100 characters.',
      formTypeId: 'The form type that the new form stands in.',
    },
    'manageForms.move': {
      event: 'What is done with it; `allowedEvents` says what is open.',
      reason: 'Why; of `publish`, what has changed. At most 500 characters.',
      draftRowVersion:
        'Of `publish`, where there is a draft: the one that was looked at; another one answers `row_changed`.',
    },
    'manageForms.remove': {
      withEntries: 'Whether its entries are deleted too.',
      title: 'The title of the form, where its entries are deleted too.',
      reason: 'Why its entries are deleted, where they are; at most 500 characters.',
      entryCount:
        'The `entryCount` that was seen, where its entries are deleted; another one is refused.',
    },
    'manageForms.saveDraft': {
      definition: typed,
      said: 'What was done, as the step back names it, at most 150 characters.',
    },
    'manageForms.version': { version: 'The number of the version.' },
    'manageForms.importFile': { file: 'The file: .xlsx, .csv or .json.' },
    'manageForms.exportFile': {
      version: 'The number of a version; left out, what is being written.',
      kind: '`xlsx` for an XLSForm workbook, `json` for the definition. `xlsx` unless said otherwise.',
    },
  },
  parts: {
    ManagedForm: {
      rowVersion: 'Send it as `If-Match` with an edit of what is said beside the questions.',
      allowedEvents: 'What can be done with it now.',
    },
    FormDraft: { definition: typed },
    LibraryFormDetail: { definition: typed },
  },
} as const satisfies AreaWords<'manageForms'>
