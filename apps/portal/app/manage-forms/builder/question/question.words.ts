import { tableAnswerLengthMax, tableAnswersMax, tableRowLengthMax } from '@holdpoint/forms'
import { sketchBackgroundNames } from '@holdpoint/forms/editing'
import { type noteWays, type photoWays, type requiredWays } from './question-fields.ts'

/** The words of the form of one question, and of a section. */
export const questionWords = {
  label: 'What is asked',
  text: 'What is to be read',
  hint: 'Help below it',
  type: 'Kind of answer',
  change: 'Change',
  required: 'Needs an answer',
  requiredWays: { no: 'No', yes: 'Yes', rule: 'When its rule says so' } satisfies Record<
    (typeof requiredWays)[number],
    string
  >,
  header: 'Header question: lists and filters read it, and it never scores',
  titleAnswer: 'Its answer is the title of the entry',
  startsWithLast:
    'Begin with the last answer of whoever fills it out, unless it is begun without a network',
  choices: 'Choices',
  choicesHint: 'In the order in which they are offered. Rules know a choice by its value.',
  sharedList: (name: string, count: number) =>
    `The list “${name}”, which ${count} questions have: what you change here changes for all of them.`,
  choice: (row: number) => `Choice ${row}`,
  value: (row: number) => `Value of choice ${row}`,
  points: (row: number) => `Points of choice ${row}`,
  critical: 'Fails the form',
  exclude: 'Leaves the score',
  choiceRows: {
    add: 'Add a choice',
    up: (row: number) => `Move choice ${row} up`,
    down: (row: number) => `Move choice ${row} down`,
    remove: (row: number) => `Remove choice ${row}`,
  },
  calc: 'Calculated from',
  calcHint:
    'Such as ${load} / ${chart} * 100. It is empty while one of them is, and two decimals long unless you say.',
  calcSaid: (sentence: string) => `It comes to: ${sentence}`,
  calcNames: 'What it can name',
  calcNoNames:
    'No other question of this form is answered with a number, a date or several choices.',
  calcCircle:
    'It would be calculated from itself: what you name depends on it. Name something else, or change that first.',
  unit: 'Unit',
  least: 'Least',
  most: 'Most',
  earliest: 'Earliest',
  latest: 'Latest',
  steps: 'Steps, 2 to 10',
  step: 'In steps of',
  precision: 'Decimal places',
  limits: 'What a reading means',
  limitsHint: 'Each range begins at its first number and ends just below its second.',
  limitFrom: (row: number) => `From, range ${row}`,
  limitTo: (row: number) => `Below, range ${row}`,
  limitLevel: (row: number) => `How serious, range ${row}`,
  limitLabel: (row: number) => `What is said, range ${row}`,
  levels: { ok: 'Fine', warn: 'A warning', danger: 'Dangerous' },
  limitRows: {
    add: 'Add a range',
    up: (row: number) => `Move range ${row} up`,
    down: (row: number) => `Move range ${row} down`,
    remove: (row: number) => `Remove range ${row}`,
  },
  maxLength: 'Most characters',
  many: 'Several may be picked',
  background: 'Drawn on',
  backgrounds: sketchBackgroundNames,
  photo: 'Photos beside the answer',
  photoWays: { none: 'None', offered: 'Offered', needed: 'Needed' } satisfies Record<
    (typeof photoWays)[number],
    string
  >,
  photosOrNone: 'You said how many photos at most. Say whether they are offered or needed.',
  photoMax: 'Most photos, 1 to 10',
  fileMax: 'Most files, 1 to 10',
  note: 'Note beside the answer',
  noteWays: { none: 'None', optional: 'Offered', required: 'Needed' } satisfies Record<
    (typeof noteWays)[number],
    string
  >,
  more: 'For those who read the data',
  key: 'Key',
  keyHint: 'a-z, 0-9 and _, starting with a letter. Rules that read it change along.',
  save: 'Save',
  noLabel: 'Write what is asked.',
  noKey: 'Write a key.',
  noType: 'Choose a kind of answer.',
  noChoice: 'Write what can be chosen.',
  noChoices: 'Give at least one choice.',
  noPoints: 'Enter points from -1000 to 1000.',
  noNumber: 'Enter a number, such as 12.5.',
  noDuration: 'Enter hours and minutes, such as 1 h 30 min.',
  shortest: 'Shortest, such as 1 h 30 min',
  longest: 'Longest',
  noMeaning: 'Say what it means.',
  noStep: 'Enter a step above 0.',
  noPrecision: 'Enter 0 to 6 decimal places.',
  noLength: 'Enter 1 to 2,000 characters.',
  noPhotoMax: 'Enter a number from 1 to 10.',
} as const

/** The words of the form of a section. */
export const sectionWords = {
  title: 'Title',
  intro: 'What stands above its questions',
  passPercent: 'Passes at, in %',
  passHint: 'Left empty, the section has no mark of its own.',
  noTitle: 'Write a title.',
  noPercent: 'Enter 0 to 100.',
  repeat: 'Asked several times in one entry',
  repeatLabel: 'One of them is called',
  repeatHint:
    'Such as Person or Lift. Left empty, the section is asked once; with a name, whoever fills the form in adds as many as there are.',
  repeatMin: 'At least',
  repeatMax: 'At most',
  asTable: 'Show it as a table',
  asTableHint: `Questions below each other with the same answers become rows under one head: Yes, No and N/A, or one of the same choices, at most ${tableAnswersMax} of up to ${tableAnswerLengthMax} letters and with short words. What is asked in more than ${tableRowLengthMax} letters stays by itself. On a phone each row is its question above its answers.`,
  noRepeatLabel: 'Say what one of them is called.',
  noTimes: (min: number, max: number) => `Enter ${min} to ${max}.`,
  crossedTimes: 'No more can be wanted than there may be.',
  save: 'Save',
} as const
