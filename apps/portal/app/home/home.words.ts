/** The words of the first page. */
export const words = {
  title: 'Home',
  waits: 'Waits for you',
  critical: 'Read this before you go on',
  nothing: 'Nothing waits for you',
  thanks: 'Kudos for you',
  thanked: (by: string) => `${by} thanks you`,
  quickFill: 'Quick fill',
  allForms: 'All forms',
} as const

/** Of what runs where somebody works now. */
export const runningWords = {
  title: (pad: string | null) => (pad === null ? 'Today at work' : `Today on ${pad}`),
  allJobs: 'All jobs',
  board: 'Live board',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  signed: (of: number) => `of ${of} signed`,
  parts: {
    sign: 'You have not signed on.',
    sign_again: 'You have not signed again.',
    signed: 'You have signed on.',
    crew: 'You are on its crew.',
    none: null,
  },
  changed: (text: string) => `Changed since you signed: ${text}`,
  stopped: (reason: string) =>
    reason === '' ? 'The work is stopped.' : `The work is stopped: ${reason}`,
  sign: 'Sign on',
  locks: 'Who holds what',
  locksOn: 'Locks on',
  yourLock: 'Your lock',
  longest: 'On for',
  end: 'Planned end',
  none: 'None',
  noEnd: 'Not said',
  waits: 'It waits for you.',
} as const
