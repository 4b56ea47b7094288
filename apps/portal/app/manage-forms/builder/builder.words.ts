/** The words of the builder's page: its head, its outline and the questions in it. */
export const words = {
  title: 'Edit form',
  manageForms: 'Manage forms',
  header: 'Crew and place',
  loose: 'Questions',
  outline: 'Outline',
  form: 'The form',
  wholeSection: 'The section',
  draft: (version: number, saved: string) => `Draft ${version}, saved ${saved}.`,
  noDraft: (version: number) => `Nothing is changed yet. The first change begins draft ${version}.`,
  inUse: (version: number) => `Version ${version} is in use.`,
  neverInUse: 'It was never published.',
  undo: 'Undo',
  undoes: (said: string) => `Undo: ${said}`,
  compare: (version: number) => `Compare with ${version}`,
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  hasProblems: (count: number) =>
    count === 1
      ? '1 problem keeps it from being published.'
      : `${count} problems keep it from being published.`,
  nothingNew: 'There is nothing new to publish.',
  translations: 'Translations',
  tryIt: 'Try it',
  publish: 'Publish',
  empty: 'Nothing is asked yet. Add the first question, or a section for several.',
  emptySection: 'No question stands in this section yet.',
  before: (name: string) => `Before: ${name}`,
  after: (name: string) => `Next: ${name}`,
  gone: 'This item is no longer in the form. It may have been removed meanwhile.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  menu: (name: string) => `More for ${name}`,
  duplicate: 'Duplicate',
  moveTo: 'Move to…',
  placeTitle: (name: string) => `Move ${name}`,
  placeLabel: 'Where to',
  choosePlace: 'Choose…',
  place: 'Move',
  remove: 'Delete',
  follows: 'shows by a rule',
  decides: 'has rules',
  parts: 'Properties',
  back: 'Back to the questions',
  goneHere: 'It is no longer in the form: somebody removed it, or gave it another key, meanwhile.',
  addAnew: 'Add it as a new question',
  overtaken:
    'This was changed meanwhile. What you typed is still here; saving it takes the place of that.',
  notSaved: 'What you typed is not saved yet. Leave it?',
} as const

/** The parts of a question or a section. */
export const partWords = {
  question: 'Question',
  section: 'Section',
  logic: 'Logic',
  score: 'Score',
} as const

/** What is said of a question beside it. */
export const tagWords = {
  required: 'Required',
  neededWhen: (when: string) => `Needed when ${when}`,
  calculated: (from: string) => `Calculated: ${from}`,
  critical: 'Critical',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  notCounted: 'Not counted',
  givesTitle: 'Gives the title',
  startsWithLast: 'Begins with the last answer',
  passes: (percent: number) => `Passes at ${percent} %`,
  repeats: (label: string, min: number, max: number) => `${label}: asked ${min} to ${max} times`,
  asTable: 'Shown as a table',
  shownWhen: (when: string) => `Shown when ${when}`,
  when: (when: string) => `When ${when}, it`,
  asksFor: (evidence: readonly string[]) => `asks for ${evidence.join(' and ')}`,
  evidence: { requireNote: 'a note', requirePhoto: 'a photo', requireAction: 'an action' },
  flagged: 'is flagged',
  says: (message: string) => `says “${message}”`,
  reaction: (answer: string, effects: readonly string[]) =>
    `${answer.charAt(0).toUpperCase()}${answer.slice(1)} ${effects.join(' and ')}`,
  checks: (count: number) => (count === 1 ? '1 check' : `${count} checks`),
} as const

/** The words of what is added. */
export const addWords = {
  question: 'Question',
  questions: 'Several questions',
  section: 'Section',
  insert: 'From another form',
  addQuestion: 'Add a question',
  addQuestions: 'Add several questions',
  addSection: 'Add a section',
  label: 'What is asked',
  labels: 'One question per line',
  labelsHint: (most: number) =>
    `At most ${most}. Each has the same choices as the nearest question of its kind in the section that it goes to.`,
  type: 'Kind of answer',
  place: 'Where',
  inHeader: 'At the end of the header',
  atEnd: 'At the end of the form',
  endOf: (section: string) => `At the end of ${section}`,
  behind: (name: string) => `Behind ${name}`,
  first: (section: string) => `First in ${section}`,
  firstOfForm: 'First in the form',
  sectionTitle: 'Title',
  add: 'Add',
  addAndNext: 'Add and write the next',
  noLabel: 'Write what is asked.',
  noLabels: 'Write what is asked, one question a line.',
  longLabel: (most: number) => `Use at most ${most} characters for each question.`,
  noTitle: 'Write a title.',
  noType: 'Choose a kind of answer.',
  noPlace: 'Choose a place.',
} as const

/** The words of taking questions from another form. */
export const insertWords = {
  title: 'From another form',
  search: 'Find a form by its title',
  find: 'Find',
  none: (words: string) => `No form in use fits “${words}”.`,
  otherForm: 'Another form',
  from: (title: string) => `From ${title}`,
  hint: 'A section comes with all its questions. Rules among what you choose come along.',
  take: 'Take them',
  chooseOne: 'Choose a section or a question first.',
} as const

/** The words of what was lost when something was saved. */
export const lossWords = {
  title: 'Not all of it could be kept',
  undo: 'Undo takes it back.',
  goOn: 'Go on',
} as const

/** What was done, as the page says it and the step back names it. */
export const saidWords = {
  questionAdded: (label: string) => `Question added: ${label}`,
  questionsAdded: (count: number, first: string) =>
    count === 1 ? `Question added: ${first}` : `${count} questions added: ${first}`,
  sectionAdded: (title: string) => `Section added: ${title}`,
  movedUp: (label: string) => `Moved up: ${label}`,
  movedDown: (label: string) => `Moved down: ${label}`,
  placed: (label: string) => `Moved: ${label}`,
  duplicated: (label: string) => `Duplicated: ${label}`,
  removed: (label: string) => `Deleted: ${label}`,
  questionEdited: (label: string) => `Question edited: ${label}`,
  sectionEdited: (title: string) => `Section edited: ${title}`,
  logicEdited: (label: string) => `Logic edited: ${label}`,
  scoreEdited: (label: string) => `Score edited: ${label}`,
  formEdited: 'Form settings edited',
  approvalEdited: 'Approval edited',
  subFormsEdited: 'Sub-forms edited',
  jsonTaken: 'Definition written as JSON',
  inserted: (count: number, title: string) =>
    `${count === 1 ? '1 item' : `${count} items`} taken from ${title}`,
} as const
