import type { AreaWords } from '../../openapi/area-words.ts'
import { choiceWords, paging, stampWords } from '../../openapi/shared-words.ts'

const filters = {
  section: '`current` or `renewed`. `current` unless said otherwise.',
  search:
    'A part of the person’s name, the qualification or the number of the certificate, at most 200 characters.',
  personIds: choiceWords('Ids of people'),
  qualificationIds: choiceWords('Ids of qualifications'),
  states: choiceWords(
    '`valid`, `expiring`, `expired` or `missing`; `missing` finds what the job asks for and has expired, too',
  ),
  expiry: choiceWords(
    'When it expires, in days from today: `passed`, `30` (within 30), `90` (31 to 90), `365` (91 to 365), `later` or `never`',
  ),
  jobTitles: choiceWords('Codes of job titles'),
  departments: choiceWords('Codes of departments, of which a job title is one’s'),
  fromDate: 'YYYY-MM-DD, the first day of issue; `none` leaves it open.',
  toDate: 'YYYY-MM-DD, the last day of issue.',
  filter: 'The name of a kept filter; no call keeps one of this list.',
  orderBy: 'The column to sort by; `expires` unless said otherwise.',
  orderByAsc:
    '1 sorts upwards, 0 downwards. Days of issue fall, the rest rises unless said otherwise.',
}

const matrixFilters = {
  section:
    '`asked`: who is asked for something or holds it; `wanting`: who lacks something or holds what has expired; `everybody`. `asked` unless said otherwise.',
  search: 'A part of the person’s name or number, at most 200 characters.',
  qualificationIds: choiceWords(
    'Ids of the qualifications that are answered, and of which people hold one or are asked for it',
  ),
  jobTitles: filters.jobTitles,
  departments: filters.departments,
  countries: choiceWords('Codes or names of countries'),
  districts: choiceWords('Codes of districts'),
  businessUnits: choiceWords('Codes of business units'),
  crews: choiceWords('Codes of crews'),
  fromDate: 'YYYY-MM-DD, the first day of hiring; `none` leaves it open.',
  toDate: 'YYYY-MM-DD, the last day of hiring.',
  filter: filters.filter,
  orderBy: 'The column to sort by; `person` unless said otherwise.',
  orderByAsc: '1 sorts upwards, 0 downwards. Upwards unless said otherwise.',
}

/** What the documents say of the calls of training and skills. */
export const trainingWords = {
  notes: {
    'training.list':
      'One’s own, those of whoever reports to one, and for whoever keeps employees all of the organisation. Of several records of a person and a qualification the one that was issued last counts; the others lie on `renewed`. People who have left are not listed, unless whoever keeps employees names them.',
    'training.matrix':
      'The people whose records whoever asks may read, as `training-records` has them. Qualifications in use are answered, unless others are named, and those alone that somebody of the people holds or is asked for; what is neither held nor asked for has no cell.',
    'training.save':
      'A renewal is a record of its own: what was recorded before stays. Only people who work here and qualifications in use can be named anew.',
    'training.retireQualification': 'What people hold of it stays.',
  },
  inputs: {
    'training.list': { ...filters, ...paging('Rows', 20) },
    'training.excel': filters,
    'training.excelFile': { ...filters, ...stampWords },
    'training.matrix': { ...matrixFilters, ...paging('People', 50) },
    'training.matrixExcel': matrixFilters,
    'training.matrixExcelFile': { ...matrixFilters, ...stampWords },
    'training.get': { trainingRecordId: 'The record.', ...paging('Events of the history', 50) },
    'training.save': {
      trainingRecordId: 'The record that is edited; left out, a new one is made.',
      personId: 'Who holds it.',
      qualificationId: 'What they hold.',
      level: 'In words, at most 100 characters.',
      number: 'The number of the certificate, at most 100 characters.',
      issuedOn: 'YYYY-MM-DD.',
      expiresOn:
        'YYYY-MM-DD, the last day on which it is valid; left out, it is counted from the months of the qualification.',
      note: 'At most 500 characters.',
    },
    'training.remove': { trainingRecordId: 'The record.' },
    'training.saveFile': {
      trainingRecordId: 'The record.',
      file: 'A picture or a PDF of at most 15 MB.',
    },
    'training.removeFile': { trainingRecordId: 'The record.' },
    'training.file': { trainingRecordId: 'The record.' },
    'training.qualification': {
      qualificationId: 'The qualification.',
      ...paging('Events of the history', 50),
    },
    'training.saveQualification': {
      qualificationId: 'The qualification that is edited; left out, a new one is added.',
      name: '2 to 100 characters; no other one in use is called so.',
      kind: '`course`, `licence` or `skill`.',
      description: 'At most 2,000 characters.',
      validMonths: 'For how many months it is valid, 1 to 600; left out, for ever.',
      jobTitles: 'Codes of the job titles that must hold it.',
    },
    'training.retireQualification': {
      qualificationId: 'The qualification.',
      isRetired: 'True retires it, false brings it back.',
    },
  },
  parts: {
    TrainingRow: {
      trainingRecordId: 'Null where it is missing: then nothing is recorded.',
      state: 'Worked out by the day of whoever asks.',
      isRequired: 'The job title of the person asks for it.',
    },
    TrainingMatrixRow: {
      inOrder: 'How many of the cells are `valid` or `expiring`.',
      counted: 'How many cells there are.',
    },
    Qualification: { rowVersion: 'Send it as `If-Match` with an edit.' },
  },
} as const satisfies AreaWords<'training'>
