import type { QuestionType } from '../types.ts'

/** What a question of each type asks for. */
const asksFor: Readonly<Record<QuestionType, string>> = {
  text: 'a line of text',
  longText: 'a longer text',
  email: 'an email address',
  phone: 'a phone number',
  integer: 'a whole number',
  decimal: 'a number',
  date: 'a date',
  time: 'a time',
  dateTime: 'a date and a time',
  duration: 'hours and minutes',
  yesNo: 'yes, no or N/A',
  choice: 'one of several choices',
  multiChoice: 'any of several choices',
  rank: 'choices to be put in order',
  rating: 'a rating',
  risk: 'how likely and how grave something is',
  acknowledge: 'a tick that it was read and understood',
  calc: 'nothing',
  note: 'nothing',
  photo: 'photos',
  sketch: 'a sketch',
  signature: 'a signature',
  location: 'a place',
  barcode: 'a code that is scanned',
  file: 'files',
  district: 'a district',
  businessUnit: 'a business unit',
  crew: 'a crew',
  customer: 'a customer',
  pad: 'pads',
  equipment: 'equipment',
  person: 'a person',
  instances: 'nothing',
}

/** What becomes of what asks for nothing. */
const tellings: Partial<Readonly<Record<QuestionType, string>>> = {
  note: 'is shown as text',
  calc: 'is calculated',
}

/** As much of a label as tells which row is meant. */
function short(label: string): string {
  const [line = ''] = label.split('\n')
  return line.length > 80 ? `${line.slice(0, 79).replace(/[\ud800-\udbff]$/, '')}…` : line
}

/** Every sentence that is said about the rows of a workbook. */
export const words = {
  // What was taken.
  question: (label: string, type: QuestionType) =>
    `“${short(label)}” ${tellings[type] ?? `asks for ${asksFor[type]}`}.`,
  section: (label: string) => `“${short(label)}” is a section.`,
  repeat: (label: string) => `“${short(label)}” is a section that is asked several times.`,
  asTable: 'Questions of it with the same answers are rows of one table.',
  intro: 'This is what its section says first.',
  sectionEnd: 'The section ends here.',
  groupEnd: 'The group ends here.',
  repeatEnd: 'What is asked several times ends here.',
  form: (title: string) => `The form is called “${title}”.`,

  // What was changed.
  nested: 'A section holds no other: the questions stand in the outer one, below this as text.',
  nestedUnlabelled: 'A section holds no other: the questions stand in the outer one.',
  nestedTable:
    'There all that have the same answers are rows of a table, where it has room for them.',
  tableHead:
    'It is the head of a table, which nobody answers. Where its rows become a table, their answers stand above them by themselves.',
  repeatInSection:
    'A section holds no other: the one around it ends here, and what follows goes on in another.',
  goesOn: 'What is asked several times in it parts it in two sections.',
  onlyRepeats: 'It holds nothing but what is asked several times, and is no section of its own.',
  repeatCount: (most: number, min: number, max: number) =>
    `Its “repeat_count” is no whole number from 1 to ${most}, so there may be ${min} to ${max} of these.`,
  loop: 'What was asked for each of a list is asked as often as somebody wants.',
  takesAll: (name: string) =>
    `What takes “${name}” beside it takes all answers to it, not the one that stands there.`,
  countsInstances: (name: string) =>
    `What counts “${name}” counts how often its section is asked, answered or not.`,
  unended: 'It is nowhere ended, so it ends with the sheet.',
  newName: (name: string, key: string) => `Its name, “${name}”, became “${key}”.`,
  noLabel: 'It has no label, so its name is shown.',
  labelCut: 'Its label was cut to the length that fits here.',
  untold: (language: string) => `Texts that are missing in ${language} are in another language.`,
  showsAnswers: 'It would put an answer into its text; here the text stays as it is written.',
  noRule: (column: string, why: string) => `Its “${column}” is left out: ${why}.`,
  leftOut: (column: string) => `Its “${column}” is left out.`,
  unfitDefault: 'Its starting answer does not fit, and is left out.',
  guidance: 'Its guidance became a part of its hint.',
  constraintFailed: 'This answer is outside of what is allowed.',
  edited: (column: string) =>
    `“${column}” was changed in the workbook since it was written, so it counts as it is there.`,
  kept: (parts: string) =>
    `The file says nothing about ${parts}: that stays as it was written here.`,
  lostBeside: (count: number) =>
    `${count === 1 ? '1 question has' : `${count} questions have`} no more what the file says nothing about: points, photos, notes, reactions, readings or a place in the header.`,
  lostRepeat: (count: number) =>
    `Of ${count === 1 ? '1 section' : `${count} sections`} the file does not say how often it may be asked any more.`,
  approval: 'approval',
  signatures: 'signatures',
  scoring: 'scoring',
  access: 'access',
  subForms: 'sub-forms',
  stepAlways: (meaning: string) =>
    `The approval “${meaning}” is always asked for now: it depended on a question that is gone.`,
  askedManager: (meaning: string) =>
    `“${meaning}” asks the manager now: it asked whom a question named that is gone.`,
  circleOfNumbers: 'It would be calculated from itself, so what it is calculated from is left out.',
  circle: 'Whether it shows would depend on itself, so it always shows.',
  otherChoice: 'Its “other” became a choice, with a question that asks which.',
  specifyOther: 'Which other?',
  other: 'Other',
  rank: 'So many choices are not put in order here; what was to be is chosen.',
  range: 'What was a slider is entered as a number.',
  picture: 'A photo is taken; marks are set on it afterwards.',
  yesNoWords: 'Its answers read Yes, No and N/A here.',
  choiceLabel: 'It has no label, so its value is shown.',
  setting: (column: string) => `The setting “${column}” has no equal here and is left out.`,
  column: (column: string) => `The column “${column}” has no equal here and is left out.`,
  madeTag: (language: string, tag: string) =>
    `The language “${language}” is not known; it goes by “${tag}”.`,

  // What was refused.
  refused: (label: string, why: string) => (label === '' ? why : `“${short(label)}”: ${why}`),
  noSurvey: 'This is no XLSForm: it has no sheet “survey” with columns for type and name.',
  tooManyRows: (sheet: string, max: number) =>
    `“${short(sheet)}” has more rows than a form needs: at most ${max.toLocaleString('en')} are read.`,
  tooManyColumns: (sheet: string, max: number) =>
    `“${short(sheet)}” has more columns than a form needs: at most ${max} are read.`,
  tooDeep: (max: number) => `Groups stand in each other at most ${max} deep, and here more do.`,
  noQuestions: 'There is no question in this workbook that a form here can ask.',
  noType: 'The row has no type.',
  comment: 'The row is a comment.',
  disabled: 'The row is disabled.',
  unknownType: (type: string) => `“${type}” is no type of question that is known here.`,
  needs: (what: string) => `It would need ${what}. There is nothing like that here.`,
  noCalculation: (why: string) => `What it is calculated from cannot be worked out here: ${why}.`,
  meta: 'Who fills an entry, and when, is kept with every entry; what else a device knows is not.',
  repeatInRepeat:
    'It would be asked several times within what is asked several times. There is nothing like that here.',
  inRepeat: 'It belongs to what would be asked several times within what is asked several times.',
  noList: (list: string) => `Its list “${list}” is not on the sheet of choices.`,
  noBegin: 'There is no group to end here.',
  tooMany: (max: number) => `A form has at most ${max} questions.`,
  noChoiceName: 'A choice needs a list and a name.',
  choiceTwice: (value: string) => `The choice “${value}” is in its list already.`,
  longChoice: 'The name of a choice has at most 64 characters.',
  reservedChoice: (value: string) => `No choice can be called “${value}”.`,
  tooManyChoices: (max: number) => `A list has at most ${max} choices.`,
  unusedList: (list: string) => `No question that was taken uses the list “${list}”.`,
  sheet: 'This sheet is not read.',
} as const
