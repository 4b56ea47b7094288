/** The words of raising an action on each answer that failed. */
export const words = {
  title: 'Raise actions on failed answers',
  questions: 'What is to be done',
  each: 'Untick what needs no action.',
  tick: (question: string) => `Raise an action on: ${question}`,
  action: (place: number) => `Action ${place}`,
  hasOne: (count: number) =>
    count === 1 ? 'It has an action already.' : `It has ${count} actions already.`,
  tickOne: 'Please tick at least one answer.',
  nothing: 'No answer of this form has failed.',
  raise: 'Raise actions',
  together: 'For all of them',
} as const
