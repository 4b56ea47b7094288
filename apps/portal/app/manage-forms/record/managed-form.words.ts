/** The words of a form's page, as those who make it see it. */
export const words = {
  forms: 'Manage forms',
  kind: 'Form',
  by: (type: string, owner: string | undefined) =>
    owner === undefined ? type : `${type}, made by ${owner}`,
  nobodys: 'Nobody’s in particular',
  paused: 'Nobody starts it. What was started can be finished.',
  archived: 'It is out of use. Nobody starts it, and nobody edits it until it is taken out again.',
  build: 'Edit the questions',
  goOn: 'Go on in the builder',
  editFacts: 'Edit facts',
  copy: 'Copy',
  remove: 'Delete',
  files: 'Files',
  asXlsForm: 'Download as XLSForm',
  asJson: 'Download as JSON',
  import: 'Import a file',
  terms: {
    type: 'Form type',
    owner: 'Owner',
    place: 'Place in the menu',
    audience: 'Who may start it',
    changed: 'Changed',
  },
  everybody: 'Everybody',
  whoeverFits: 'Whoever fits each of these',
  leads: 'Forms that lead to it',
  above: 'Forms that it is a sub-form of',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  entries: (count: number) =>
    count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`,
  done: {
    deleted: 'The form was deleted.',
    discarded: 'The draft was discarded.',
  },
  moveDone: {
    pause: 'Form paused.',
    resume: 'Form resumed.',
    archive: 'Form archived.',
    restore: 'Form taken out of the archive. It is paused.',
  } as Readonly<Record<string, string>>,
  did: {
    create: 'made it',
    edit: 'changed it',
    publish: 'published it',
    pause: 'paused it',
    resume: 'resumed it',
    archive: 'archived it',
    restore: 'took it out of the archive',
    discard: 'discarded the draft',
    delete: 'deleted it',
  } as Readonly<Record<string, string>>,
} as const

/** The words of what is being written. */
export const draftWords = {
  title: (version: number) => `Draft ${version}`,
  none: 'The questions',
  nothing: (version: number | null) =>
    version === null
      ? 'It has no questions yet.'
      : `There is nothing new to publish. Version ${version} is the newest.`,
  saved: 'Saved',
  by: (name: string) => `by ${name}`,
  problems: (count: number) =>
    count === 1
      ? '1 problem keeps it from being published'
      : `${count} problems keep it from being published`,
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  compare: (version: number) => `Compare with version ${version}`,
  tryIt: 'Try it',
  discard: 'Discard',
} as const

/** The words of the published versions. */
export const versionWords = {
  title: 'Versions',
  none: 'It was never published.',
  version: (version: number) => `Version ${version}`,
  head: 'Version',
  published: 'Published',
  entries: 'Entries',
  changelog: 'What has changed',
  doing: 'What can be done with it',
  tryIt: 'Try',
  tryVersion: (version: number) => `Try version ${version}`,
  compare: 'Compare',
  compareWith: (version: number, before: number) =>
    `Compare version ${version} with version ${before}`,
  file: 'XLSForm',
  fileOf: (version: number) => `Version ${version} as XLSForm`,
} as const

/** The words of how a form is used. */
export const usageWords = {
  title: 'How it is used',
  never: 'Nobody has started it yet.',
  entries: 'What was handed in',
  handedIn: 'Handed in',
  unfinished: 'Unfinished',
  time: 'Time it takes',
  timeMore: 'Half of those who hand it in take less.',
  minutes: (minutes: number) => {
    const whole = Math.round(minutes)
    if (whole < 1) {
      return 'Under a minute'
    }
    const [hours, rest] = [Math.floor(whole / 60), whole % 60]
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  },
  score: 'Average score',
  percent: (score: number) => `${Math.round(score)}%`,
  sentBack: 'Sent back',
  sentBackShare: (share: number) => `${share}% of those handed in`,
} as const

/** The words of what its page asks. */
export const dialogWords = {
  publishes: (version: number) =>
    `Version ${version} is what people start from now on. What was started stays on its version.`,
  publishesPaused: (version: number) =>
    `Version ${version} is what people start once the form is resumed: it stays paused. What was started stays on its version.`,
  pausedBecause: (reason: string) => `It was paused because: “${reason}”`,
  changedSince: 'This draft has changed since you looked.',
  lookAgain:
    'Nothing was published. Please look at what changed, then open this from the form’s page again.',
  changed: 'What has changed',
  changedHint: 'Whoever makes forms reads it beside the version. It may stay empty.',
  warnings: 'Worth a look first',
  copyTitle: 'Title of the copy',
  copyHint: 'The copy is a draft of yours. Entries stay with this form.',
  copyOf: (title: string) => `Copy of ${title}`.slice(0, 100),
  discardTitle: 'Discard the draft',
  discardAsks: (draft: number, version: number) =>
    `Are you sure you want to discard draft ${draft}? Version ${version} stays as it is. This cannot be undone.`,
  confirmDelete: 'Are you sure you want to delete this form?',
  deletesEntries: (entries: string) =>
    `Are you sure you want to delete this form and ${entries} with it? After that, nobody can open or restore what was entered.`,
  typeTitle: 'The title of the form, to be sure',
  archiveInstead: (entries: string) =>
    `This form has ${entries}, so it is not deleted. Archive it instead: nobody starts it any more, and what stands on it stays.`,
  archive: 'Archive',
  leads: 'These forms lead to it. Their entries can no longer be taken further on it:',
  above:
    'It is a sub-form of these. Nobody can add one there any more, and their entries no longer wait for it:',
  madeByAndLeads: (by: string, titles: readonly string[]) =>
    titles.length === 0 ? by : `${by}. These forms lead to it: ${titles.join(', ')}.`,
} as const
