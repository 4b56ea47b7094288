/** The words of what is acknowledged, whatever it is: what a reader is asked, and who has done it. */
export const words = {
  toRead: (day: string) => `Please read this and acknowledge it by ${day}.`,
  late: (day: string) => `This was to be acknowledged by ${day}.`,
  settled: { acknowledged: 'You have acknowledged it.', waived: 'You need not acknowledge it.' },
  acknowledge: 'Acknowledge',
  acknowledged: 'Acknowledged. Thank you.',
  ask: 'To acknowledge',
  asked: (days: number, months: number | null) =>
    `Within ${days} ${days === 1 ? 'day' : 'days'}${
      months === null ? '' : `, again after ${months} ${months === 1 ? 'month' : 'months'}`
    }`,
  counts: {
    audience: 'Audience',
    acknowledged: 'Acknowledged',
    pending: 'To acknowledge',
    overdue: 'Overdue',
    waived: 'Waived',
  },
  nobodyFits: 'Nobody is that far.',
  nobodyAsked: 'Nobody is asked to acknowledge it.',
  due: (day: string) => `by ${day}`,
  ofVersion: (version: number) => `version ${version}`,
  wrongAnswers: (count: number) => (count === 1 ? '1 wrong answer' : `${count} wrong answers`),
  waive: 'Waive',
  waiveOf: (name: string) => `Waive for ${name}`,
  waived: 'Waived.',
  morePeople: 'More',
} as const

/** Of the form that says how it is asked for. */
export const formWords = {
  dueDays: 'Days for it',
  repeatMonths: 'Again after months',
  repeatHint: 'Left empty, once.',
} as const
