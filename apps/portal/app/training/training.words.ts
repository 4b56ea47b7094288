import type { OrderOf, SectionOf, trainingList } from '@holdpoint/api'

/** The words of training and skills. */
export const words = {
  title: 'Training and skills',
  records: ['qualification', 'qualifications'],
  record: 'Record a qualification',
  search: 'Search people and qualifications',
  show: 'Show qualifications',
  only: 'Only qualifications that are',
  shownAs: 'Shown as',
  views: { list: 'List', matrix: 'Matrix' },
  more: 'More for',
  view: 'View',
  edit: 'Edit',
  renew: 'Record a renewal',
  recordMissing: 'Record it',
  qualification: 'What it is',
  forEver: 'Never',
  asked: 'The job asks for it',
  columns: {
    person: 'Person',
    qualification: 'Qualification',
    state: 'State',
    issued: 'Issued',
    expires: 'Expires',
  },
  searches: {
    people: { searchBy: 'Search people by name', find: 'Find people' },
    qualifications: { searchBy: 'Search qualifications by name', find: 'Find qualifications' },
    jobTitles: { searchBy: 'Search job titles by name', find: 'Find job titles' },
    departments: { searchBy: 'Search departments by name', find: 'Find departments' },
  },
} as const

export const tabNames = {
  current: 'Current',
  renewed: 'Renewed',
} as const satisfies Record<SectionOf<typeof trainingList>, string>

export const sortNames = {
  expires: 'Expires',
  person: 'Person',
  qualification: 'Qualification',
  issued: 'Issued',
} as const satisfies Record<OrderOf<typeof trainingList>, string>

/** The words of one record and of its form. */
export const recordWords = {
  kind: 'Qualification of a person',
  delete: 'Delete',
  confirmDelete: 'Are you sure you want to delete this record?',
  deleted: 'The record was deleted.',
  note: 'Note',
  evidence: 'Certificate as a file',
  fileDone: { add: 'The file was added.', remove: 'The file was removed.' },
  others: 'Recorded before and since',
  other: (issued: string, expires: string | null) =>
    expires === null ? `Issued ${issued}` : `Issued ${issued}, expires ${expires}`,
  facts: {
    person: 'Person',
    job: 'Job title',
    department: 'Department',
    qualification: 'Qualification',
    level: 'Level',
    number: 'Certificate',
    issued: 'Issued',
    expires: 'Expires',
    recordedBy: 'Recorded by',
  },
  did: {
    create: 'recorded it',
    edit: 'changed it',
    delete: 'deleted it',
    add_file: 'added a file',
    remove_file: 'removed a file',
  } as Readonly<Record<string, string>>,
  form: {
    add: 'Record a qualification',
    edit: 'Edit record',
    choose: 'Please choose',
    seek: 'Search people by name',
    person: 'Who holds it',
    hasLeft: (name: string) => `${name} has left, so nothing new can be recorded of them.`,
    qualification: 'Qualification',
    level: 'Level (may stay empty)',
    number: 'Number of the certificate (may stay empty)',
    issuedOn: 'Issued',
    expiresOn: 'Expires (may stay empty)',
    expiresHint: 'Left empty, it follows from how long the qualification is valid.',
    note: 'Note (may stay empty)',
    save: 'Save',
  },
} as const

/** The words of qualifications. */
export const qualificationWords = {
  title: 'Qualifications',
  kind: 'Qualification',
  add: 'Add a qualification',
  edit: 'Edit',
  editTitle: 'Edit qualification',
  retire: 'Retire',
  reinstate: 'Bring back',
  retired: 'Retired',
  inUse: 'In use',
  none: 'Nothing is asked for yet.',
  about: 'What it is',
  counts: 'How people stand',
  nobody: 'Nobody whom you may see holds it or is asked for it.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  validFor: (months: number | null) =>
    months === null
      ? 'For ever'
      : months % 12 === 0
        ? months === 12
          ? '1 year'
          : `${months / 12} years`
        : months === 1
          ? '1 month'
          : `${months} months`,
  facts: { kind: 'Kind', valid: 'Valid for', jobs: 'Asked of', nobody: 'Nobody by their job' },
  did: {
    create: 'added it',
    edit: 'changed it',
  } as Readonly<Record<string, string>>,
  form: {
    name: 'Name',
    kind: 'Kind',
    description: 'What it is, and how one comes by it (may stay empty)',
    validMonths: 'Valid for so many months (may stay empty)',
    validHint: 'Left empty, it is valid for ever.',
    jobTitles: 'Job titles that must hold it',
    save: 'Save',
  },
} as const
