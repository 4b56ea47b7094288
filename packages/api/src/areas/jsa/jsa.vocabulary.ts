// The words of job safety analyses (decision 0106), for pages without the schemas.

/** The states of an analysis. */
export const jsaStates = [
  'draft',
  'awaiting_approval',
  'ready',
  'active',
  'stopped',
  'closed',
  'expired',
  'cancelled',
] as const
/** The state of an analysis. */
export type JsaState = (typeof jsaStates)[number]

/** The states in which its job has ended: nobody signs any more. */
export const jsaEnds = ['closed', 'expired', 'cancelled'] as const satisfies readonly JsaState[]

/** Why something has expired, as long as nobody stopped the work after that and said why. */
export const jsaExpiredReason = 'Its time is over.'

/** Whether the work is stopped: while it had time, or after its time was over. */
export function isWorkStopped(jsa: { status: JsaState; statusReason: string | null }): boolean {
  const isStoppedLate = jsa.statusReason !== null && jsa.statusReason !== jsaExpiredReason
  return jsa.status === 'stopped' || (jsa.status === 'expired' && isStoppedLate)
}

/** What a state is called. */
export const jsaStateLabels: Readonly<Record<JsaState, string>> = {
  draft: 'Draft',
  awaiting_approval: 'Awaiting approval',
  ready: 'Ready',
  active: 'Active',
  stopped: 'Stopped',
  closed: 'Closed',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

/** The shifts that a job is done in. */
export const jsaShifts = ['day', 'night'] as const
/** A shift. */
export type JsaShift = (typeof jsaShifts)[number]
/** What a shift is called. */
export const jsaShiftLabels: Readonly<Record<JsaShift, string>> = { day: 'Day', night: 'Night' }

/** The permits that a job may need beside its analysis. */
export const jsaPermits = [
  'hot_work',
  'confined_space',
  'lifting',
  'electrical',
  'excavation',
  'height',
  'pressure_test',
  'radiation',
] as const
/** A permit. */
export type JsaPermit = (typeof jsaPermits)[number]
/** What a permit is called. */
export const jsaPermitLabels: Readonly<Record<JsaPermit, string>> = {
  hot_work: 'Hot work',
  confined_space: 'Confined space entry',
  lifting: 'Critical lift',
  electrical: 'Electrical isolation',
  excavation: 'Excavation',
  height: 'Work at height',
  pressure_test: 'Pressure test',
  radiation: 'Radiography',
}

/** How many of those who are there have signed, as the filter asks for it. */
export const signedShares = ['none', 'some', 'all'] as const
/** A share of those who have signed. */
export type SignedShare = (typeof signedShares)[number]
/** What a share is called. */
export const signedShareLabels: Readonly<Record<SignedShare, string>> = {
  none: 'Nobody has signed',
  some: 'Some have signed',
  all: 'Everybody has signed',
}

/** The languages that the crew is briefed in. */
export const jsaLanguages = ['en', 'es', 'fr'] as const
/** A language of a briefing. */
export type JsaLanguage = (typeof jsaLanguages)[number]
/** What a language is called, in itself. */
export const jsaLanguageLabels: Readonly<Record<JsaLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
}

/** What whoever signs on has read, in each language of a briefing. */
export const signOnStatements: Readonly<Record<JsaLanguage, string>> = {
  en: 'I know the hazards of this job and my part in it, and I will stop the work when something changes.',
  es: 'Conozco los peligros de este trabajo y mi parte en él, y pararé el trabajo cuando algo cambie.',
  fr: 'Je connais les dangers de ce travail et ma part, et j’arrêterai le travail si quelque chose change.',
}

/** What can be done with somebody of the crew beside signing. */
export const attendeeEvents = ['join', 'leave', 'return'] as const
/** What can be done with somebody of the crew. */
export type AttendeeEvent = (typeof attendeeEvents)[number]

/** How many hazards an analysis takes; the number is ours. */
export const jsaHazardsMax = 40
/** How many people an analysis takes; the number is ours. */
export const jsaAttendeesMax = 60
/** How many files an analysis takes; the number is ours. */
export const jsaFilesMax = 30
/** How long an analysis may hold, in hours: one shift, and not a second one. */
export const jsaHoursMax = 16
/** How long it holds unless said otherwise, in hours. */
export const jsaHoursUsual = 12

/** The share of short-service employees above which a crew is warned of (domain practice). */
export const ssePercentMax = 20
/** A crew of up to this many people holds at most one short-service employee. */
export const smallCrewMax = 5
