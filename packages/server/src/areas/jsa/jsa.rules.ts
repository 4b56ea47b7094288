import {
  jsaHoursMax,
  jsaHoursUsual,
  smallCrewMax,
  ssePercentMax,
  type JsaState,
  type RiskName,
} from '@holdpoint/api'

// The verdicts of job safety analyses (decision 0106), without a database.

const hourMs = 3_600_000

/** How long before the work begins people may sign on, in hours. */
export const opensHoursBefore = 2

/** What the guards of an analysis look at. */
export type JsaFacts = {
  /** Who asks, and whether they may edit all analyses. */
  personId: string
  editsAll: boolean
  authorId: string
  submittedBy: string | null
  /** Who wrote hazards before it was submitted. */
  hazardWriters: readonly string[]
  supervisorId: string | null
  isSupervisorHere: boolean
  startsAt: Date | null
  expiresAt: Date | null
  openedAt: Date | null
  now: Date
  hazardCount: number
  /** The first hazard without a control, and the first that is not rated. */
  uncontrolled: string | null
  unrated: string | null
  /** The first whose residual risk lies above the initial one, in likelihood or in severity. */
  worsened: string | null
  /** The worst residual risk. */
  risk: RiskName | null
  attendeeCount: number
  isSupervisorSigned: boolean
}

/** Why nobody signs on at a moment; null while they may. */
export function outOfTime({
  startsAt,
  expiresAt,
  now,
}: Pick<JsaFacts, 'startsAt' | 'expiresAt' | 'now'>): string | null {
  if (startsAt !== null && now.getTime() < startsAt.getTime() - opensHoursBefore * hourMs) {
    return 'Sign-on is opened at the earliest two hours before the work begins.'
  }
  return expiresAt !== null && expiresAt <= now
    ? 'Its time is over. Please copy it for the next shift.'
    : null
}

/** What each guard says; null lets the analysis through. */
export const jsaGuards = {
  hasSupervisor: ({ supervisorId, isSupervisorHere }: JsaFacts) => {
    if (supervisorId === null) {
      return 'Please choose the supervisor who runs the job.'
    }
    return isSupervisorHere ? null : 'The supervisor does not work here any more.'
  },
  hasTime: ({ startsAt, expiresAt, now }: JsaFacts) => {
    if (startsAt === null || expiresAt === null) {
      return 'Please enter when the work begins and ends.'
    }
    return expiresAt <= now ? 'Its time is over. Please choose a later one.' : null
  },
  hasHazard: ({ hazardCount }: JsaFacts) =>
    hazardCount === 0 ? 'Please enter at least one hazard.' : null,
  hasControls: ({ uncontrolled }: JsaFacts) =>
    uncontrolled === null ? null : `“${uncontrolled}” has no control yet.`,
  isRated: ({ unrated }: JsaFacts) =>
    unrated === null
      ? null
      : `Please rate the risk of “${unrated}” before its controls and with them.`,
  isNotWorse: ({ worsened }: JsaFacts) =>
    worsened === null
      ? null
      : `With its controls “${worsened}” is likelier or worse than before. Please rate it again.`,
  isBearable: ({ risk }: JsaFacts) =>
    risk === 'Unacceptable'
      ? 'A residual risk is unacceptable. Please add controls, or do the job in another way.'
      : null,
  isNotAuthor: ({ personId, authorId, submittedBy, hazardWriters }: JsaFacts) => {
    if (personId === authorId || personId === submittedBy) {
      return 'Somebody else approves what you wrote or submitted.'
    }
    return hazardWriters.includes(personId)
      ? 'Somebody else approves hazards that you wrote.'
      : null
  },
  isOfManager: ({ risk, editsAll }: JsaFacts) =>
    managersRisk(risk) && !editsAll
      ? 'A severe residual risk is approved by somebody who may edit all analyses.'
      : null,
  isInTime: outOfTime,
  hasAttendee: ({ attendeeCount }: JsaFacts) =>
    attendeeCount === 0 ? 'Please enter who is on the crew.' : null,
  wasOpened: ({ openedAt }: JsaFacts) =>
    openedAt === null ? 'Its sign-on was never opened, so that no job ran under it.' : null,
  hasSupervisorSigned: ({ isSupervisorSigned }: JsaFacts) =>
    isSupervisorSigned ? null : 'The supervisor signs before the job is closed.',
} as const

/** Where an analysis goes once it is submitted. */
export function submittedTo(risk: RiskName | null): JsaState {
  return waitsForApproval(risk) ? 'awaiting_approval' : 'ready'
}

/** Whether whoever edits all analyses approves a residual risk, and not the supervisor. */
export function managersRisk(risk: RiskName | null): boolean {
  return risk === 'Severe' || risk === 'Unacceptable'
}

/** Whether somebody approves a residual risk before the job is opened. */
export function waitsForApproval(risk: RiskName | null): boolean {
  return risk === 'High' || risk === 'Severe'
}

/** The times of an analysis as they are kept: twelve hours where no end is named. */
export function timesOf(startsAt: Date | null, expiresAt: Date | null) {
  return startsAt !== null && expiresAt === null
    ? { startsAt, expiresAt: new Date(startsAt.getTime() + jsaHoursUsual * hourMs) }
    : { startsAt, expiresAt }
}

/** What is wrong with the times of an analysis, at its field. */
export function wrongTimes({ startsAt, expiresAt }: ReturnType<typeof timesOf>) {
  if (startsAt === null || expiresAt === null) {
    return expiresAt === null
      ? null
      : { path: 'startsAt', message: 'Please enter when the work begins.' }
  }
  const hours = (expiresAt.getTime() - startsAt.getTime()) / hourMs
  if (hours <= 0) {
    return { path: 'expiresAt', message: 'Please choose an end that lies after the beginning.' }
  }
  return hours > jsaHoursMax
    ? { path: 'expiresAt', message: `An analysis holds for ${jsaHoursMax} hours at most.` }
    : null
}

/** Somebody who is there, as far as the crew is warned of them. */
export type CrewMember = {
  name: string
  isSSE: boolean
  hasMentor: boolean
  isMentorHere: boolean
}

/** What to look at before the work begins, in sentences; nothing of it stops the work. */
export function warningsOf(crew: readonly CrewMember[]): string[] {
  const green = crew.filter(({ isSSE }) => isSSE)
  return [
    ...tooMany(green.length, crew.length),
    ...green
      .filter(({ isMentorHere }) => !isMentorHere)
      .map(({ name, hasMentor }) =>
        hasMentor ? `The mentor of ${name} is not there.` : `${name} has no mentor.`,
      ),
  ]
}

function tooMany(green: number, all: number): string[] {
  if (all <= smallCrewMax) {
    return green > 1
      ? [`${green} short-service employees in a crew of ${all}: one is the most.`]
      : []
  }
  return green * 100 > all * ssePercentMax
    ? [`${green} of ${all} are short-service employees: ${ssePercentMax} % is the most.`]
    : []
}
