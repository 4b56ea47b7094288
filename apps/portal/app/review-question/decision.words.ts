import type { EntryScore } from '../fill-out/entry-view.ts'

const failed = (count: number) => `${count} failed`

/** The words of deciding on an entry. */
export const words = {
  eyes: (count: number) =>
    count === 1 ? 'One answer needs your eyes' : `${count} answers need your eyes`,
  waits: (names: string, since: string) => `Waits for ${names} since ${since}`,
  dueAt: (due: string) => `due ${due}`,
  overdueBy: (length: string) => `overdue by ${length}`,
  verdict: 'Verdict',
  result: (score: EntryScore | null) => {
    if (score === null || score.percent === null) {
      return 'Not scored'
    }
    const mark = score.passAt === null ? '' : `: pass at ${score.passAt}`
    const critical = score.hasCriticalFailure ? ', and a critical answer failed' : ''
    return score.result === 'none'
      ? 'Scored without a pass mark'
      : `${score.result === 'pass' ? 'Passed' : 'Failed'}${mark}${critical}`
  },
  failed,
  answered: (count: number) => `${count} answered`,
  answersIn: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  percent: (percent: number) => `${percent} %`,
  sections: 'Sections',
  needsEyes: 'Needs your eyes',
  shown: { folded: 'All answers', open: 'All answers', failed: 'Only failed' },
  show: { folded: 'Fold all', open: 'Open all', failed: 'Only failed' },
  owed: 'Before it is complete',
  /** Of one person, then of oneself and of several. */
  owes: {
    answers: ['answers what is missing', 'answer what is missing'],
    change: ['changes what was handed back', 'change what was handed back'],
    approve: ['decides', 'decide'],
    sign: ['signs', 'sign'],
  },
  later: 'after the step before',
  you: 'You',
  placeOf: (place: number, total: number, isAll: boolean) =>
    `${place} of ${total}${isAll ? '' : '+'}`,
  nothingFailed: 'Nothing failed',
  worstFirst: 'Worst first',
  critical: 'Critical',
  points: (got: number, max: number) => `${got} of ${max} ${max === 1 ? 'point' : 'points'}`,
  noEvidence: 'No note and no photo',
  odd: 'Also worth a look',
  handedBack: 'Handed back',
  handedBackTo: 'These questions are to be changed. Everything else stays as it is.',
  wholeForm: 'Open the whole form',
  onlyHandedBack: 'Show only what was handed back',
  by: (name: string) => `Asked by ${name}`,
  next: 'Next due',
  raise: 'Raise action',
  approves: (failures: number) =>
    failures === 0
      ? 'No answer failed.'
      : `${failures === 1 ? '1 answer' : `${failures} answers`} failed.`,
  stillOwed: 'Still owed after your decision',
  noteToo: 'Note (may stay empty)',
  handBackShort: 'Hand back',
  handBackOne: (label: string) => `Hand back: ${label}`,
  handBack: 'What is to be changed?',
  handBackHint: 'Tick a question and say what is wrong with its answer. Only those can be changed.',
  note: (label: string) => `What is to be changed: ${label}`,
  other: 'Another question',
  tickToo:
    'Something is written beside a question that does not go back. Please tick it, or clear it.',
  alreadyBack: 'handed back already',
  chooseFirst: 'Please tick a question and say what is to be changed.',
  whose: 'Whose part',
  part: (name: string, meaning: string) => `${name}: ${meaning}`,
  who: 'Who decides',
  seekPerson: 'Name or part of it',
  cancel: 'Cancel',
  done: {
    approve: 'Form approved.',
    reject: 'Form rejected.',
    requestChange: 'Handed back.',
    reassign: 'Handed over.',
    correct: 'The form is open for filling again.',
    reopen: 'The form is reopened.',
  },
  parts: 'Parts of this form',
  answers: 'Answers',
  actions: 'Actions',
  elevated: 'Elevated',
  versions: 'Versions',
  history: 'History',
  access: 'Access',
  noVersions: 'This form was not handed in yet.',
  version: (version: number) => `Version ${version}`,
  isNow: 'How it stands now',
  asHandedIn: (by: string) => `This is the form as ${by} handed it in on`,
  isOlder: (newest: number) => `It was handed in again since: version ${newest} is the newest.`,
  isNewest: 'It was not handed in again since.',
  compareWithNow: 'Compare with how it stands now',
  allVersions: 'All versions',
  compare: 'Compare two versions',
  compareFrom: 'From',
  compareTo: 'To',
  doCompare: 'Compare',
  changed: (from: number, to: number | null) =>
    to === null
      ? `What changed since version ${from}`
      : `What changed from version ${from} to version ${to}`,
  nothingChanged: 'Nothing changed.',
  question: 'Question',
  before: 'Before',
  after: 'After',
  none: 'not answered',
  // Spec 2, access control.
  limitedHint: 'Turn on limited access to keep this form shared with limited people.',
  limited: 'Limited access',
  people: 'People',
  isOn: 'On: only the people below can open this form.',
  isOff: 'Off: whoever may read all forms can open this one.',
  turnOn: 'Turn on limited access',
  turnOff: 'Turn off limited access',
  as: { submitter: 'Submitter', step: 'Signs or approves', shared: 'Shared' },
  sharedWith: 'Shared with',
  sharedHint: 'Tick whom the form stays open to. Who signs or approves it always may open it.',
  savePeople: 'Save people',
  saved: 'Access saved.',
  loading: 'Loading…',
} as const
