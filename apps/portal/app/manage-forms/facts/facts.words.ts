/** The words of the form that says what a form is, beside its questions. */
export const factsWords = {
  add: 'New form',
  edit: 'Edit facts',
  title: 'Title',
  description: 'What it is for',
  type: 'Form type',
  chooseType: 'Please choose',
  noTypes: 'There is no form type yet, and each form belongs to one.',
  firstType: 'Name the first type',
  icon: 'Icon',
  place: 'Place in the menu',
  placeNew: 'Within its type, lower numbers come first. Left empty, it comes last.',
  placeKept: 'Within its type, lower numbers come first. Left empty, it stays where it is.',
  audience: 'Who may start it',
  audienceHint:
    'A part with nothing ticked leaves nobody out. Where several parts name something, whoever fits all of them may start it.',
  hasHeader: 'It begins with date, district, business unit, crew, customer and pad',
  holdsAtOnce:
    'What is said here holds as soon as it is saved. The questions change when a draft is published.',
  save: 'Save',
  saveAndBuild: 'Save and write the questions',
} as const
