/** What the rows of a file come to, the worst first. */
export const importFates = ['refused', 'changed', 'taken'] as const
/** What a row of a file comes to. */
export type ImportFate = (typeof importFates)[number]

/** The words of the page that makes a draft of a file. */
export const words = {
  title: 'Take questions from a file',
  intro:
    'Choose an XLSForm (.xlsx or .csv), as other form systems write it, or a form that left here as JSON (.json).',
  introNext:
    'It takes the place of what is being written. Nothing that is in use changes before you publish, and you can take it back.',
  file: 'File',
  accepted: '.xlsx,.csv,.json',
  chooseFirst: 'Please choose a file first; an empty one counts as none.',
  take: 'Take the questions',
  takeAnother: 'Take another file',
  result: 'What became of the rows',
  fileRefused:
    'The file was not taken. Please choose an XLSForm (.xlsx or .csv) or a form as JSON (.json) of at most 5 MB.',
  same: 'The draft said all of it already: nothing changed.',
  undone: 'The file was taken back.',
  publishable: 'Nothing keeps the draft from being published.',
  problems: (count: number) =>
    count === 1
      ? '1 problem keeps the draft from being published.'
      : `${count} problems keep the draft from being published.`,
  goOn: 'Go on in the builder',
  takeBack: 'Take it back',
  row: 'Row',
  sheet: 'Sheet',
  about: 'What became of it',
  none: 'None.',
} as const

/** What rows of a fate are called. */
export const fateWords: Readonly<Record<ImportFate, string>> = {
  refused: 'Refused',
  changed: 'Taken with changes',
  taken: 'Taken as they are',
}
