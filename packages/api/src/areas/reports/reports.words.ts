import type { AreaWords } from '../../openapi/area-words.ts'
import { reportDatasetNames } from './reports.vocabulary.ts'

const window =
  'Another window than the one that it was saved with: `7`, `30`, `90`, `365` days or `all`.'

/** What the documents say of the calls of reports. */
export const reportsWords = {
  notes: {
    'reports.list':
      'Without pages: those that come with Holdpoint first, then by title. One’s own, those that are shared, and those that one is told of; with `manage_reports` all of them.',
    'reports.get':
      'Nothing is counted for it: what it says is asked for apart, by `report-result`.',
    'reports.result':
      'Counted when it is asked for, from the rows that whoever asks may read: two people may see different numbers. At most 30 groups (200 of people by name) and 8 parts of each are named, or the last 366 up to today in the order of time; the rest stands together, with a `key` of null, and so does what is later than today. `valued` says how many rows have the number that is averaged. A group opens its rows by the part of the list’s filter that the dimension names.',
    'reports.save':
      'A saved filter is copied as it is then. Sharing a report with everybody, and telling others of it, takes `manage_reports`; an edit by somebody else takes nothing of it back. One whose owner has left, or may no longer tell those who are named, becomes that of whoever manages reports and saves it. Everybody makes at most 100.',
  },
  inputs: {
    'reports.list': {
      search: 'A part of the title or the description, at most 200 characters.',
      dataset: 'Only those of one dataset.',
    },
    'reports.get': { reportId: 'That of one that comes with Holdpoint begins with `library.`.' },
    'reports.result': { reportId: 'The report.', window },
    'reports.excel': { reportId: 'The report.', window },
    'reports.excelFile': {
      reportId: 'The report.',
      window,
      expires: 'From the address.',
      signature: 'From the address.',
    },
    'reports.save': {
      reportId: 'The report that is edited; left out, a new one is made.',
      title: '2 to 100 characters.',
      description: 'What it is for, at most 500 characters.',
      dataset: `What is counted: ${reportDatasetNames.map((name) => `\`${name}\``).join(', ')}.`,
      groupBy: 'What it is counted by, a name of the dataset.',
      splitBy: 'What each group is split by, another name of the dataset; left out, it is not.',
      measure: 'What is counted, added up or averaged, a name of the dataset.',
      window: '`7`, `30`, `90`, `365` days or `all`; `30` unless said otherwise.',
      savedFilterId:
        'One of your own saved filters of the list; `keep` leaves the one that the report has, or takes that of the one it is a copy of; left out it has none.',
      copyOf: 'Of a new one: the report that it is a copy of, one that you may open.',
      isShared: 'Whether everybody may open it; no unless said otherwise.',
      pace: 'How often those who are named are told of it: `never`, `daily`, `weekly`, `monthly`.',
      recipientIds: 'Who is told of it, up to 50 people.',
    },
    'reports.remove': { reportId: 'The report.' },
  },
  parts: {
    Report: {
      groupBy: 'A name of the dataset.',
      recipients: 'Whom it is told to as it stands now.',
      named: 'Who is named to be told of it, whether they are now or not.',
      rowVersion: 'Send it as `If-Match` with an edit or a delete.',
    },
  },
} as const satisfies AreaWords<'reports'>
