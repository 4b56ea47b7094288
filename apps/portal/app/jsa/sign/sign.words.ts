/** The words of the sheet on which a crew signs on. */
export const words = {
  analyses: 'JSA',
  here: 'Sign-on',
  title: (title: string) => `Sign-on, ${title}`,
  about: (number: string, revision: number, until: string | null, supervisor: string | null) =>
    [`${number}, revision ${revision}`, until === null ? '' : `until ${until}`]
      .filter((part) => part !== '')
      .join(', ') + (supervisor === null ? '.' : `. Supervisor ${supervisor}.`),
  stopped: (why: string) => `Work is stopped: ${why}`,
  closed: 'Nobody signs on now: the job is not active.',
  changed: (what: string) => `Changed: ${what}`,
  readAgain: (revision: number) =>
    `The analysis has changed since you read revision ${revision}. Please read it again before you sign.`,
  job: 'The job',
  hazards: 'Hazards',
  crew: 'Crew',
  signatures: 'Signatures',
  nobody: 'Nobody is on the crew yet.',
  sign: 'Sign',
  signAgain: 'Sign again',
  signed: (revision: number) => `Signed revision ${revision}.`,
  signedAt: (at: string) => `Signed ${at}`,
  left: (at: string) => `Left ${at}`,
  leave: 'Leaves',
  leaves: (name: string) => `${name} leaves the job`,
  comeBack: 'Is back',
  comesBack: (name: string) => `${name} is back`,
  join: 'Join the crew',
  edit: 'Visitor or other company',
  mentorHere: (name: string) => `Mentor ${name}, here`,
  mentorAway: (name: string) => `Mentor ${name}, not here`,
  language: 'Language of the briefing',
  witness: (name: string) => `On the device of ${name}`,
  thanks: (name: string) => `${name} signed.`,
} as const
