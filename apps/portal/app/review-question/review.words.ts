import type { MyFormApproval } from '@holdpoint/api'

type Task = MyFormApproval['task']
type Status = MyFormApproval['status']

/** The words of the review page. */
export const words = {
  title: 'Signatures and approvals',
  yours: 'Your part',
  nobody: 'Nobody is asked to sign or to approve this form.',
  nobodyThen: 'Nobody signed or decided on this version.',
  you: 'you',
  step: (step: number) => `Step ${step}`,
  skipped: 'Skipped',
  askedIf: (condition: string) => `Asked only if this holds: ${condition}`,
  deputyFor: (name: string) => `Deputy of ${name}`,
  note: (note: string) => `Note: ${note}`,
  toSign: 'Sign below',
  signTitle: 'Sign this form',
  meaning: (meaning: string) =>
    `You sign as: ${meaning}. Your signature stands for the answers above and is not taken back.`,
  signed: 'Form signed.',
  signedLast: 'Form signed. It is complete now.',
  /** What is said to the person who is asked. */
  own: {
    sign: {
      pending: 'Waiting for your signature',
      done: 'You signed this form',
      refused: 'You refused to sign this form',
      passed: 'Somebody else has signed',
    },
    approve: {
      pending: 'Waiting for your approval',
      done: 'You approved this form',
      refused: 'You rejected this form',
      passed: 'Somebody else has decided',
    },
  },
  /** How somebody's part stands. */
  state: {
    sign: { pending: 'To sign', done: 'Signed', refused: 'Refused', passed: 'Not needed' },
    approve: { pending: 'To approve', done: 'Approved', refused: 'Rejected', passed: 'Not needed' },
  },
} as const satisfies {
  own: Record<Task, Record<Status, string>>
  state: Record<Task, Record<Status, string>>
  [name: string]: unknown
}
