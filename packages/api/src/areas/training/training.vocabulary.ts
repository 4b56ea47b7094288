// The words of training and skills (decision 0153), for pages without the schemas.

/** What an organisation asks its people to hold. */
export const qualificationKinds = ['course', 'licence', 'skill'] as const
/** A kind of qualification. */
export type QualificationKind = (typeof qualificationKinds)[number]
/** What it is called. */
export const qualificationKindLabels: Readonly<Record<QualificationKind, string>> = {
  course: 'Course',
  licence: 'Licence',
  skill: 'Skill',
}

/** How it stands with a qualification and somebody; worked out by the day, never kept. */
export const trainingStates = ['valid', 'expiring', 'expired', 'missing', 'renewed'] as const
/** How it stands with a qualification and somebody. */
export type TrainingState = (typeof trainingStates)[number]
/** What it is called. */
export const trainingStateLabels: Readonly<Record<TrainingState, string>> = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  missing: 'Missing',
  renewed: 'Renewed',
}

/** The states that a list can be narrowed to: what was renewed has a tab of its own. */
export const currentTrainingStates = ['missing', 'expired', 'expiring', 'valid'] as const

/** The states in which a qualification is in order; in the others it is not. */
export const inOrderStates = ['valid', 'expiring'] as const satisfies readonly TrainingState[]
/** Whether a qualification is in order in a state. */
export const isInOrder = (state: TrainingState): boolean =>
  inOrderStates.some((one) => one === state)

/** When something expires, counted from today. */
export const trainingSpans = ['passed', '30', '90', '365', 'later', 'never'] as const
/** When something expires. */
export type TrainingSpan = (typeof trainingSpans)[number]
/** What it is called. */
export const trainingSpanLabels: Readonly<Record<TrainingSpan, string>> = {
  passed: 'Has expired',
  30: 'Within 30 days',
  90: 'In 31 to 90 days',
  365: 'In 91 to 365 days',
  later: 'Later than that',
  never: 'Never',
}

/** So many days before it expires a qualification expires soon, and whoever holds it is told. */
export const trainingExpiringDays = 30
/** For how many months a qualification is valid at most; the number is ours. */
export const qualificationMonthsMax = 600
/** How many qualifications an organisation has at most; the number is ours. */
export const qualificationsMax = 500
