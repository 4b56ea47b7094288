/** The words of the page on which the texts of a form are written in another language. */
export const translateWords = {
  title: 'Translations',
  builder: 'Edit form',
  done: (done: number, all: number) => `${done} of ${all}`,
  count: (language: string, done: number, all: number) =>
    done === all ? `${language}: all ${all} texts` : `${language}: ${done} of ${all} texts`,
  languages: 'Languages',
  parts: 'Parts of the form',
  /** What is shown of a part that goes on. */
  partAt: (name: string, at: number, all: number) => `${name} (${at} of ${all})`,
  form: 'The form',
  onlyMissing: 'Show only what is missing',
  showAll: 'Show all texts',
  allDone: 'Nothing is missing in this language.',
  oneLanguage: (first: string) =>
    `This form is in ${first} alone. Add a language to it first, under Languages.`,
  addLanguage: 'Languages of the form',
  hint: (first: string) => `What is left empty is read in ${first}.`,
  also: (count: number) =>
    count === 1
      ? 'Also at 1 other place where it says the same'
      : `Also at ${count} other places where it says the same`,
  save: 'Save',
  before: 'Back',
  after: 'Next',
  gone: 'A text that is no longer in the form',
  said: (language: string, count: number) =>
    `${count === 1 ? '1 text' : `${count} texts`} in ${language}`,
  nothingSaid: 'Nothing has changed.',
  fields: {
    title: 'Title',
    label: 'What is asked',
    note: 'Text to read',
    hint: 'Hint',
    sectionTitle: 'Title of the section',
    intro: 'Introduction',
    repeat: 'What one of them is called',
    choice: (place: number) => `Choice ${place}`,
    limit: (place: number) => `Range ${place}`,
    message: (place: number) => `Message ${place}`,
    check: (place: number) => `Check ${place}`,
    listed: (list: string, place: number) => `Choice ${place} of the list ${list}`,
  },
} as const
