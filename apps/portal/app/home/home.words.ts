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

/** Of what makes a new installation ready. */
export const firstStepsWords = {
  title: 'First steps',
  intro: 'They stand here until a first form was handed in.',
  done: 'Done.',
  names: {
    places: 'Enter places and lists',
    people: 'Add people',
    groups: 'Give rights by groups',
    form_types: 'Name the types of forms',
    forms: 'Make a form and publish it',
  },
  why: {
    places:
      'Districts and business units first: crews, pads and equipment take from them. Lists can come from tables.',
    people: 'One by one, or many from a table. Whoever is invited chooses a password.',
    groups:
      'Filling forms out needs no right. Reviewing, making forms, reading those of others and the like do.',
    form_types: 'Each form belongs to one, such as Inspections; people find forms by them.',
    forms:
      'Begin with one that comes along, write your own, or take one over from an XLSForm. Once it is published it can be filled out.',
  },
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
