import type { ListName } from '../../lists.ts'

// What reports count, and by what (decision 0113), for pages without the schemas. A report counts the
// rows of a list that whoever reads it may read.

/** Something that rows are counted by. */
export type ReportDimension = {
  readonly label: string
  /** The part of the list's filter that narrows to one group, so that a group opens its rows. */
  readonly part?: string
  /** In the order of time rather than of size. */
  readonly isTime?: true
  /** How many of its groups are named, where more than of others are: those of a roster. */
  readonly most?: number
}
/** Something that is counted, added up or averaged. */
export type ReportMeasure = {
  readonly label: string
  readonly unit: string
  /** How groups are put together: by adding them up, or by the average of their rows. */
  readonly how: 'count' | 'sum' | 'average'
}
/** What reports may be made of. */
export type ReportDataset = {
  readonly label: string
  /** The list whose rows are counted, or of whose rows something is (decision 0137). */
  readonly list: ListName
  /** The tabs that are counted, where the list has no tab of all that one may read. */
  readonly tabs?: readonly [string, ...string[]]
  /** What is counted of each row, where it is not the row itself: a number then leads nowhere. */
  readonly each?: string
  /** What the days of its window are days of. */
  readonly days: string
  readonly dimensions: Readonly<Record<string, ReportDimension>>
  readonly measures: Readonly<Record<string, ReportMeasure>>
}

const times = {
  day: { label: 'Day', isTime: true },
  week: { label: 'Week', isTime: true },
  month: { label: 'Month', isTime: true },
} as const
const count = { label: 'How many', unit: '', how: 'count' } as const
const lockedHours = { label: 'Average hours locked', unit: 'h', how: 'average' } as const
const acknowledgedShare = { label: 'Acknowledged', unit: '%', how: 'average' } as const
const whereTheySit = {
  crew: { label: 'Crew' },
  district: { label: 'District' },
  businessUnit: { label: 'Business unit' },
} as const
const ofPerson = { person: { label: 'Person', most: 200 }, ...whereTheySit } as const

/** What reports may be made of, by their names. A module adds its line. */
export const reportDatasets = {
  reviews: {
    label: 'Forms that were handed in',
    list: 'reviewform',
    days: 'Handed in',
    dimensions: {
      ...times,
      status: { label: 'Status', part: 'statuses' },
      form: { label: 'Form', part: 'formIds' },
      formType: { label: 'Form type', part: 'formTypes' },
      district: { label: 'District', part: 'districts' },
      businessUnit: { label: 'Business unit', part: 'businessUnits' },
    },
    measures: { count, score: { label: 'Average score', unit: '%', how: 'average' } },
  },
  actions: {
    label: 'Actions',
    list: 'action',
    days: 'Raised',
    dimensions: {
      ...times,
      status: { label: 'State', part: 'statuses' },
      priority: { label: 'Priority', part: 'priorities' },
      type: { label: 'What it is for' },
      overdue: { label: 'Overdue or not' },
      district: { label: 'District', part: 'districts' },
      businessUnit: { label: 'Business unit', part: 'businessUnits' },
    },
    measures: { count, days: { label: 'Average days to close', unit: 'days', how: 'average' } },
  },
  analyses: {
    label: 'Job safety analyses',
    list: 'jsa',
    days: 'Work begins',
    dimensions: {
      ...times,
      status: { label: 'State', part: 'statuses' },
      shift: { label: 'Shift', part: 'shifts' },
      crew: { label: 'Crew', part: 'crews' },
      pad: { label: 'Pad', part: 'pads' },
      supervisor: { label: 'Supervisor', part: 'supervisors' },
    },
    measures: {
      count,
      stops: { label: 'Times the work was stopped', unit: '', how: 'sum' },
    },
  },
  lockouts: {
    label: 'Lockouts',
    list: 'loto',
    days: 'Planned',
    dimensions: {
      ...times,
      status: { label: 'State', part: 'statuses' },
      category: { label: 'Equipment category', part: 'categories' },
      pad: { label: 'Pad', part: 'pads' },
      primary: { label: 'Primary', part: 'primaries' },
      open: { label: 'Out of service or not' },
    },
    measures: { count, hours: lockedHours },
  },
  lockedEnergies: {
    label: 'Energies that were locked out',
    list: 'loto',
    each: 'Each kind of energy of a lockout is one',
    days: 'Planned',
    dimensions: {
      ...times,
      energy: { label: 'Energy' },
      status: { label: 'State' },
      category: { label: 'Equipment category' },
      pad: { label: 'Pad' },
    },
    measures: { count, hours: lockedHours },
  },
  lockoutTemplates: {
    label: 'Lockout templates in use',
    list: 'lototemplate',
    tabs: ['approved'],
    days: 'Last changed',
    dimensions: {
      ...times,
      due: { label: 'Next inspection' },
      inspected: { label: 'Last inspection' },
      inspector: { label: 'Inspected by' },
      category: { label: 'Equipment category', part: 'categories' },
    },
    measures: { count },
  },
  failedQuestions: {
    label: 'Questions that failed',
    list: 'reviewform',
    each: 'Each question of a form that earned nothing or was critical is one',
    days: 'Handed in',
    dimensions: {
      ...times,
      question: { label: 'Question' },
      form: { label: 'Form' },
      formType: { label: 'Form type' },
      district: { label: 'District' },
      businessUnit: { label: 'Business unit' },
      pad: { label: 'Pad' },
      crew: { label: 'Crew' },
    },
    measures: { count },
  },
  fileAcknowledgements: {
    label: 'Acknowledgements of files',
    list: 'file',
    tabs: ['library'],
    each: 'Each person who is asked to acknowledge a file is one',
    days: 'File last changed',
    dimensions: {
      ...times,
      state: { label: 'How far' },
      file: { label: 'File' },
      folder: { label: 'Folder' },
      ...ofPerson,
    },
    measures: { count, share: acknowledgedShare },
  },
  messageAcknowledgements: {
    label: 'Acknowledgements of messages',
    list: 'message',
    tabs: ['inbox', 'sent', 'ended'],
    each: 'Each person who is asked to acknowledge a message is one',
    days: 'Message begins',
    dimensions: {
      ...times,
      state: { label: 'How far' },
      message: { label: 'Message' },
      category: { label: 'Category' },
      ...ofPerson,
    },
    measures: { count, share: acknowledgedShare },
  },
  shortService: {
    label: 'Short-service employees',
    list: 'person',
    tabs: ['active', 'invited'],
    each: 'Each colleague who is a short-service employee is one',
    days: 'Hired',
    dimensions: {
      ...times,
      roster: { label: 'Roster', most: 200 },
      since: { label: 'Hired since' },
      mentor: { label: 'Mentor' },
      ...whereTheySit,
    },
    measures: { count, days: { label: 'Average days since hired', unit: 'days', how: 'average' } },
  },
  qualityReports: {
    label: 'Quality reports',
    list: 'sqr',
    days: 'Event began',
    dimensions: {
      ...times,
      severity: { label: 'Severity', part: 'severities' },
      phase: { label: 'Phase', part: 'phases' },
      classification: { label: 'Classification', part: 'classifications' },
      type: { label: 'Type', part: 'types' },
      incident: { label: 'Incident' },
      responsibleParty: { label: 'Responsible party' },
      businessUnit: { label: 'Business unit', part: 'businessUnits' },
      customer: { label: 'Customer', part: 'customers' },
      pad: { label: 'Pad', part: 'pads' },
    },
    measures: {
      count,
      hours: { label: 'Lost time', unit: 'h', how: 'sum' },
      cost: { label: 'Cost to us', unit: 'USD', how: 'sum' },
    },
  },
} as const satisfies Readonly<Record<string, ReportDataset>>

/** The name of a dataset. */
export type ReportDatasetName = keyof typeof reportDatasets
/** The names of the datasets. */
export const reportDatasetNames = Object.keys(reportDatasets) as [
  ReportDatasetName,
  ...ReportDatasetName[],
]

/** What is known of a dataset, by its name. */
export function reportDataset(name: ReportDatasetName): ReportDataset {
  return reportDatasets[name]
}

/** The days that a report looks back, today included; `all` has no first day. */
export const reportWindows = ['7', '30', '90', '365', 'all'] as const
/** The days that a report looks back. */
export type ReportWindow = (typeof reportWindows)[number]
/** What a window is called. */
export const reportWindowLabels: Readonly<Record<ReportWindow, string>> = {
  '7': 'The last 7 days',
  '30': 'The last 30 days',
  '90': 'The last 90 days',
  '365': 'The last 365 days',
  all: 'All days',
}

/** How often people are told of a report. */
export const reportPaces = ['never', 'daily', 'weekly', 'monthly'] as const
/** How often people are told of a report. */
export type ReportPace = (typeof reportPaces)[number]
/** What a pace is called. */
export const reportPaceLabels: Readonly<Record<ReportPace, string>> = {
  never: 'Not at all',
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
}

/** How many groups a report shows; the rest stands together. The number is ours. */
export const reportGroupsMax = 30
/** How many parts a group is split into; the rest stands together. The number is ours. */
export const reportPartsMax = 8
/** How many reports somebody makes; the number is ours. */
export const reportsMax = 100
/** How many people are told of a report; the number is ours. */
export const reportRecipientsMax = 50
