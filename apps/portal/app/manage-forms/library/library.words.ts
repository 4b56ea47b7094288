const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** The words of the forms that come with Holdpoint. */
export const libraryWords = {
  title: 'Form library',
  intro:
    'Forms that come with Holdpoint. What you take becomes a draft of your own: change what does not fit your work, then publish it.',
  search: 'Search the library',
  show: 'Show',
  nothing: 'No forms found.',
  nothingOf: (search: string) => `The forms of the library ask nothing about “${search}”.`,
  all: 'The whole library',
  asks: (sections: number, questions: number) =>
    sections === 0
      ? counted(questions, 'question')
      : `${counted(sections, 'section')}, ${counted(questions, 'question')}`,
  passes: (percent: number) => `Passes at ${percent} %`,
  notScored: 'Not scored',
  /** Where whoever makes a form learns that there are some. */
  lead: 'You need not begin with a blank page.',
  begin: 'Begin with one of ours',
} as const

/** The words of one of them. */
export const libraryFormWords = {
  take: 'Use this form',
  formTitle: 'Title',
  type: 'Form type',
  chooseType: 'Please choose',
  newType: (name: string) => `${name} (a new form type)`,
  noTypes:
    'There is no form type yet, and each form belongs to one. Whoever keeps form types has to name the first one.',
  questions: 'What it asks',
  header: (questions: readonly string[]) => `First, as on all of these: ${questions.join(', ')}.`,
  approval: (meaning: string, when: string) =>
    `${meaning}: the manager of whoever hands it in decides${when}.`,
  approvalWhen: (condition: string) => ` where ${condition}`,
} as const
