/** The words of trying a form. */
export const previewWords = {
  draft: (version: number) => `Try draft ${version}`,
  version: (version: number) => `Try version ${version}`,
  nothingKept: 'Nothing that is answered here is kept, sent or counted.',
  languages: 'Languages of the form',
  build: 'Back to the builder',
  page: 'Back to the form',
  again: 'Start over',
  publish: 'Publish',
  problems: (count: number) =>
    count === 1
      ? '1 problem still keeps it from being published.'
      : `${count} problems still keep it from being published.`,
  showProblems: 'See what',
  nothingAsked: 'Nothing is asked yet.',
} as const

/** The words of what follows from the answers. */
export const followWords = {
  title: 'What follows',
  see: 'See what follows',
  notScored: 'This form is not scored.',
  result: (result: 'pass' | 'fail', isSoFar: boolean) => {
    const does = result === 'pass' ? 'passes' : 'fails'
    return isSoFar ? `So far it ${does}.` : `It ${does}.`
  },
  sectionBelow: (title: string, mark: number, failsForm: boolean) =>
    `“${title}” is below its pass mark of ${mark} %${failsForm ? ', which fails the form' : ''}.`,
  ready: 'Nothing is missing: it could be submitted.',
  onlyNotHere: 'Nothing else is missing.',
  toAnswer: (count: number) => `${count} to answer before it could be submitted.`,
  notGivenHere: (count: number) =>
    count === 1
      ? '1 question asks for a photo, a file, a signature or an action, which is not given here.'
      : `${count} questions ask for photos, files, signatures or actions, which are not given here.`,
  missing: (count: number) => `What is missing: ${count}`,
  breakdown: 'How the score comes about',
  question: 'Question',
  points: 'Points',
  weight: 'Weight',
  total: 'Points by weight',
  pointsOf: (got: string, max: string) => `${got} of ${max}`,
  states: { open: 'Not answered', na: 'N/A, left out', excluded: 'Left out' },
  critical: 'Critical failure',
  approvals: (asked: number, all: number) => `Approvals: ${asked} of ${all} asked for`,
  asked: 'asked for',
  notAsked: 'skipped',
} as const
