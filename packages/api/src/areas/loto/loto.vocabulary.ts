// The words of lockouts and of their templates (decision 0107), for pages without the schemas.

/** The states of a template. Editing one that is approved makes a revision, a draft of its own. */
export const lotoTemplateStates = [
  'draft',
  'in_review',
  'approved',
  'superseded',
  'retired',
] as const
/** The state of a template. */
export type LotoTemplateState = (typeof lotoTemplateStates)[number]
/** What a state of a template is called. */
export const lotoTemplateStateLabels: Readonly<Record<LotoTemplateState, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  superseded: 'Superseded',
  retired: 'Retired',
}

/** The states of a lockout, in the order of 29 CFR 1910.147(d) and (e). */
export const lotoStates = [
  'draft',
  'prepared',
  'shutdown',
  'locked',
  'verified',
  'work_active',
  'test_mode',
  'ready_to_restore',
  'restored',
  'closed',
  'cancelled',
] as const
/** The state of a lockout. */
export type LotoState = (typeof lotoStates)[number]
/** What a state is called. */
export const lotoStateLabels: Readonly<Record<LotoState, string>> = {
  draft: 'Draft',
  prepared: 'Prepared',
  shutdown: 'Locking',
  locked: 'Locked',
  verified: 'Verified',
  work_active: 'Work active',
  test_mode: 'Test mode',
  ready_to_restore: 'Ready to restore',
  restored: 'Restored',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

/** The states in which a machine is out of service: its locks are going on, are on, or come off. */
export const lotoLiveStates = [
  'shutdown',
  'locked',
  'verified',
  'work_active',
  'test_mode',
  'ready_to_restore',
] as const satisfies readonly LotoState[]

/** The states in which it stands: prepared, and not given back yet. */
export const lotoStandingStates = [
  'prepared',
  ...lotoLiveStates,
] as const satisfies readonly LotoState[]

/** The energies that a point isolates; each with the letter of its tag. */
export const lotoEnergies = [
  'electrical',
  'hydraulic',
  'pressure',
  'pneumatic',
  'mechanical',
  'gravity',
  'spring',
  'thermal',
  'chemical',
] as const
/** An energy. */
export type LotoEnergy = (typeof lotoEnergies)[number]
/** What an energy is called. */
export const lotoEnergyLabels: Readonly<Record<LotoEnergy, string>> = {
  electrical: 'Electrical',
  hydraulic: 'Hydraulic',
  pressure: 'Pressure',
  pneumatic: 'Pneumatic',
  mechanical: 'Mechanical',
  gravity: 'Gravity',
  spring: 'Spring',
  thermal: 'Thermal',
  chemical: 'Chemical',
}
/** The letter that the tag of a point begins with. */
export const lotoEnergyLetters: Readonly<Record<LotoEnergy, string>> = {
  electrical: 'E',
  hydraulic: 'H',
  pressure: 'P',
  pneumatic: 'N',
  mechanical: 'M',
  gravity: 'G',
  spring: 'S',
  thermal: 'T',
  chemical: 'C',
}

/** How far a point of a lockout is. */
export const lotoPointStates = ['open', 'locked', 'released', 'verified', 'removed'] as const
/** How far a point is. */
export type LotoPointState = (typeof lotoPointStates)[number]
/** What it is called. */
export const lotoPointStateLabels: Readonly<Record<LotoPointState, string>> = {
  open: 'Open',
  locked: 'Locked',
  released: 'Energy released',
  verified: 'At zero',
  removed: 'Lock removed',
}

/** What can be done at a point. `unlock` takes off one's own lock, `removeAbsent` another's. */
export const lotoPointEvents = ['lock', 'release', 'verify', 'unlock', 'removeAbsent'] as const
/** What can be done at a point. */
export type LotoPointEvent = (typeof lotoPointEvents)[number]

/** As what somebody is named on a lockout: who works under a lock, who is affected, who is told. */
export const lotoRoles = ['authorized', 'affected', 'other'] as const
/** As what somebody is named. */
export type LotoRole = (typeof lotoRoles)[number]
/** What it is called. */
export const lotoRoleLabels: Readonly<Record<LotoRole, string>> = {
  authorized: 'Works under a lock',
  affected: 'Affected',
  other: 'Informed',
}

/** What can be done with a personal lock beside putting it on. */
export const lotoAuthorizationEvents = ['lockOff', 'removeAbsent'] as const
/** What can be done with a personal lock. */
export type LotoAuthorizationEvent = (typeof lotoAuthorizationEvents)[number]

/** What is signed by hand on somebody else's device: one's line, or that one's lock comes off. */
export const lotoManualSignatures = ['line', 'lockOff'] as const

/** What must be ticked before a lock of somebody who is absent is removed (29 CFR 1910.147(e)(3)). */
export const absentChecks = {
  away: 'I have verified that this person is not on site.',
  tried: 'Every reasonable effort was made to reach them.',
  told: 'They will know of it before they go back to work here.',
} as const
/** A check before the lock of somebody absent is removed. */
export type AbsentCheck = keyof typeof absentChecks

/**
 * What must be ticked before a move, beside the lines that the template writes for shut-down and
 * restoration, which are asked for as `line-1` and so on.
 */
export const lotoChecks = {
  prepare: {
    energies: 'I know the type and size of each energy, its hazards, and how it is controlled.',
    notified: 'Everybody who is affected was told that the machine goes out of service.',
  },
  verify: {
    away: 'Nobody is exposed.',
    tried: 'The machine was tried at its controls, and they are back in neutral or off.',
    tester: 'The tester was proven before and after, where one was used.',
  },
  test: {
    clear: 'Tools and parts are clear of the machine.',
    away: 'Everybody is away from it.',
  },
  clear: {
    clear: 'Tools and parts are clear, and the machine is whole.',
    away: 'Everybody is at a safe place.',
  },
  restore: {
    notified: 'Everybody who is affected was told that the locks are off.',
  },
  close: {
    returned: 'All locks and tags are back.',
  },
} as const

/** What somebody reads before they put their personal lock on. */
export const lockOnStatement =
  'I have seen that this machine is isolated and at zero energy, and I work under my own lock, which nobody but me takes off.'
/** What somebody who is affected or informed signs. */
export const toldStatement =
  'I know that this machine is being locked out. I do not try to start it or take off a lock until I am told that it is given back.'

/** What somebody without an account signs as they take their lock off. */
export const lockOffStatement =
  'I have left this machine, my tools and parts are clear of it, and I take my own lock off.'

/** How a template is copied: as the next revision of itself, or as the beginning of another one. */
export const lotoCopyKinds = ['revision', 'copy'] as const
/** How a template is copied. */
export type LotoCopyKind = (typeof lotoCopyKinds)[number]

/** How many points a template takes; the number is ours. */
export const lotoPointsMax = 40
/** How many pictures a point of a template, and of a lockout, takes; the number is ours. */
export const lotoPicturesMax = 6
/** How many people a lockout names; the number is ours. */
export const lotoPeopleMax = 60
/** How many locks one point takes, by a hasp; the number is ours. */
export const lotoLocksMax = 10
/** A lock that is on for longer is flagged, in hours (domain practice). */
export const lockHoursMax = 12
/** A template is inspected at least once in so many months (29 CFR 1910.147(c)(6)). */
export const lotoInspectionMonths = 12
