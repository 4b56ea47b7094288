// What editing says, and what new items are called until somebody names them.

export const editingWords = {
  newForm: 'New form',
  newSection: 'New section',
  newQuestion: 'New question',
  newNote: 'New text to read',
  newChoice: (place: number) => `Choice ${place}`,
  notFound: 'This item is no longer in the form. It may have been removed meanwhile.',
  doubleKey: (key: string) =>
    `The key "${key}" is used twice, so it cannot be told which of the two is meant. Please give one of them another key in the form as JSON.`,
  inBoth:
    'Two sections have the same key, so this would come to stand in both. Please give one of them another key in the form as JSON.',
  noSuchPlace: 'The place for this item is no longer in the form. Choose another place.',
  nothingToAdd: 'Write what is asked, one question a line.',
  tooManyAtOnce: (max: number) => `Add at most ${max} questions at once.`,
  sectionInSection: 'A section cannot stand in another section.',
  otherKind: 'A section stays a section, and a question stays a question.',
  alreadyFirst: 'This is already the first place.',
  alreadyLast: 'This is already the last place.',
  headerEdge: 'Header questions stay together at the beginning of the form.',
  notInHeader: 'Only header questions can stand in the header. Make this a header question first.',
  notOutOfHeader: 'This question is part of the header. Take it out of the header first.',
  sectionInHeader: 'A section cannot be part of the header.',
  takenKey: (key: string) => `The key "${key}" is used already. Choose another one.`,
  otherTest: 'This cannot be asked about such an answer. Choose another comparison.',
  compareWith: 'Say what the answer is compared with.',
  noFormula: (why: string) => `This cannot be calculated: ${why}.`,
  nothingToCopy: 'Choose what to copy. What was chosen may have been removed meanwhile.',
  lostVisible: (label: string, asked: string) =>
    `“${label}” always shows now: that depended on ${asked}, which was not copied.`,
  lostRequired: (label: string, asked: string) =>
    `“${label}” is not required now: that depended on ${asked}, which was not copied.`,
  lostCalculation: (label: string, asked: string) =>
    `“${label}” is calculated from nothing now: that depended on ${asked}, which was not copied.`,
  lostReaction: (label: string, asked: string) =>
    `“${label}” has lost a reaction: it depended on ${asked}, which was not copied.`,
  lostValidation: (label: string, asked: string) =>
    `“${label}” has lost a check: it depended on ${asked}, which was not copied.`,
  lostDefault: (label: string, asked: string) =>
    `“${label}” starts empty now: that depended on ${asked}, which was not copied.`,
  lostField: (field: string, type: string) =>
    `“${field}” does not go with the type “${type}” and was left out.`,
  lostSome: (field: string, count: number, type: string) =>
    `“${field}”: ${count === 1 ? '1 does' : `${count} do`} not go with the type “${type}” and ${count === 1 ? 'was' : 'were'} left out.`,
  lostInHeader: (field: string) =>
    `“${field}” was left out: questions of the header are never scored.`,
  lostLanguages: (tags: string) =>
    `Texts in ${tags} stayed behind: this form is not in that language.`,
  notTranslated: (count: number, tag: string) =>
    `${count === 1 ? '1 text is' : `${count} texts are`} not in "${tag}" yet and came in another language.`,
  notALanguage: (tag: string) => `"${tag}" is not a language that this form is translated into.`,
  otherText: 'What stands beside this was changed meanwhile. Please look at it again.',
  textGone:
    'The text that this belongs to is no longer in the form. Empty this field to save the others.',
  tooManySubForms: (max: number) => `A form has at most ${max} sub-forms.`,
  tooManyParts: (max: number) => `A form has at most ${max} sections and questions side by side.`,
} as const

/** What is worth a look before a form is published. */
export const warningWords = {
  manyRequired: (count: number) =>
    `${count} questions are required. So many at once are answered without being read.`,
  noTitle:
    'No question gives the title, so that entries are told apart by their form and day alone.',
  criticalUnseen: 'A critical answer fails this form, but no step of approval shows it to anybody.',
  criticalUnscored:
    'Questions are marked as critical, but the form is not scored: they fail nothing.',
  untranslated: (count: number, tag: string, first: string) =>
    `${count === 1 ? '1 text is' : `${count} texts are`} missing in "${tag}". People read "${first}" there.`,
  emptySection: 'This section has no questions.',
  noTable:
    'This section is shown as a table, but no table comes of it: no two questions below each other have the same short answers.',
  sectionNeverShows: 'This section never shows: no answers fulfil its condition.',
  questionNeverShows: 'This question never shows: no answers fulfil its condition.',
  reactionInVain: 'A reaction of this question never happens: no answer fulfils its condition.',
  checkInVain: {
    error: 'A check of this question holds for no answer, so that every answer is refused.',
    warn: 'A check of this question holds for no answer, so that every answer is warned about.',
  },
  stepNeverAsked: (place: number) =>
    `Step ${place} of the approval is never asked for: nothing fulfils its condition.`,
  namesPerhaps: (meaning: string) =>
    `“${meaning}” asks whom a question names that need not be answered. Where it names nobody, an administrator is asked.`,
  weightless: 'The points of this question do not count, because its weight is 0.',
} as const
