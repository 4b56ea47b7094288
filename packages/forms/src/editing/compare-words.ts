// What comparing two definitions says, in one place.
import type { Effect, LimitLevel, QuestionType } from '../types.ts'

/** What each type of question is called. */
export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  yesNo: 'Yes, No, N/A',
  choice: 'One choice',
  multiChoice: 'Several choices',
  rating: 'Rating',
  text: 'Short text',
  longText: 'Long text',
  integer: 'Whole number',
  decimal: 'Number',
  date: 'Date',
  time: 'Time',
  dateTime: 'Date and time',
  photo: 'Photo',
  signature: 'Signature',
  note: 'Text to read',
  crew: 'Crew',
  district: 'District',
  businessUnit: 'Business unit',
  customer: 'Customer',
  pad: 'Pad',
}

const effects: Readonly<Record<Effect, string>> = {
  requireNote: 'asks for a note',
  requirePhoto: 'asks for a photo',
  showMessage: 'shows a message',
  flag: 'marks the answer for the reviewer',
}

const levels: Readonly<Record<LimitLevel, string>> = {
  ok: 'fine',
  warn: 'warning',
  danger: 'danger',
}

/** What can differ about a question, a section or a form. */
export const fieldWords = {
  place: 'Place',
  type: 'Type',
  label: 'Label',
  title: 'Title',
  hint: 'Hint',
  intro: 'Introduction',
  titleAnswer: 'Gives the title',
  required: 'Required',
  visible: 'Shows',
  default: 'Starts with',
  choices: 'Choices',
  list: 'List of choices',
  namedList: (name: string) => `List of choices “${name}”`,
  min: 'Least',
  max: 'Greatest',
  step: 'Steps of',
  unit: 'Unit',
  precision: 'Decimal places',
  limits: 'What a reading means',
  maxLength: 'Longest answer',
  media: 'Photos',
  note: 'Note',
  weight: 'Weight',
  fullPoints: 'Full points',
  points: 'Points',
  critical: 'Critical',
  invert: 'Points the other way round',
  allOrNothing: 'All or nothing',
  on: 'Reactions',
  validate: 'Checks',
  sectionPass: 'Pass mark of the section',
  languages: 'Languages',
  access: 'Access',
  scored: 'Scored',
  passMark: 'Pass mark',
  na: 'N/A answers',
  criticalFailure: 'A critical failure',
  sectionFail: 'A section below its pass mark',
  approvals: 'Approval',
  allowSelfApproval: 'Approving what is one’s own',
  bulkApprove: 'Approving several at once',
  elevatesTo: 'Taken further on',
  subForms: 'Sub-forms',
} as const

/** How the parts of a field are told. */
export const compareWords = {
  yes: 'Yes',
  no: 'No',
  constant: (holds: boolean) => (holds ? 'Always' : 'Never'),
  exactly: (label: string, id: string) => `${label} (${id})`,
  inLanguage: (field: string, tag: string) => `${field} (${tag})`,
  partOfForm: (place: number) => `Part ${place} of the form`,
  partOfHeader: (place: number) => `Place ${place} of the header`,
  partOfSection: (place: number, section: string) => `Place ${place} of “${section}”`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  criticalChoice: 'critical',
  excluded: 'leaves the score out',
  colour: (colour: string) => `in ${colour}`,
  detailed: (label: string, details: readonly string[]) =>
    details.length === 0 ? label : `${label} (${details.join(', ')})`,
  from: (least: number) => `from ${least}`,
  below: (most: number) => `below ${most}`,
  anyNumber: 'any number',
  limit: (range: string, label: string, level: LimitLevel) =>
    `${range}: ${label} (${levels[level]})`,
  earns: (range: string, points: string) => `${range}: ${points}`,
  photosUpTo: (max: number) => `up to ${max}`,
  photosRequired: 'required with an answer',
  photosOffered: 'offered',
  notes: { none: 'Not offered', optional: 'Offered', required: 'Required' },
  characters: (max: number) => `${max} characters`,
  percent: (percentage: number) => `${percentage} %`,
  reaction: (sentence: string, effect: Effect, message: string) =>
    `When: ${sentence} It ${effects[effect]}${message === '' ? '.' : `: “${message}”`}`,
  check: (sentence: string, level: 'error' | 'warn', message: string) =>
    `Must hold: ${sentence} Else it ${level === 'error' ? 'stands in the way' : 'warns'}: “${message}”`,
  limited: 'Limited to those it is shared with',
  everyone: 'As usual',
  naNames: { exclude: 'Left out of the score', pass: 'Full points' },
  criticalNames: {
    failKeepScore: 'Fails the form and keeps the score',
    failZero: 'Fails the form and takes the score to 0',
  },
  failsForm: 'Fails the form',
  changesNothing: 'Changes nothing',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  manager: 'the manager',
  group: (name: string) => `the group ${name}`,
  anyOf: (who: string) => `one of ${who}`,
  subForm: (name: string, min: number, max: number) =>
    min === 0 ? `${name} (up to ${max})` : `${name} (at least ${min}, up to ${max})`,
  hours: (hours: number) => (hours === 1 ? 'within 1 hour' : `within ${hours} hours`),
  step: (place: number, meaning: string, parts: readonly string[], condition: string) =>
    `${place}. ${meaning}: ${parts.join(', ')}.${condition === '' ? '' : ` Asked when: ${condition}`}`,
} as const
