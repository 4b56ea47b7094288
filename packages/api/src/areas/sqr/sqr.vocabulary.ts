// The words of safety quality reports (decision 0111), for pages without the schemas.

/** The phases of a report, in their order. Each status of a business unit belongs to one. */
export const sqrPhases = [
  'draft',
  'open',
  'investigating',
  'verifying',
  'approval',
  'monitoring',
  'closed',
  'void',
] as const
/** The phase of a report. */
export type SqrPhase = (typeof sqrPhases)[number]

/** What a phase is called. */
export const sqrPhaseLabels: Readonly<Record<SqrPhase, string>> = {
  draft: 'Draft',
  open: 'Open',
  investigating: 'Investigating',
  verifying: 'Verifying',
  approval: 'Awaiting approval',
  monitoring: 'Monitoring',
  closed: 'Closed',
  void: 'Void',
}

/** In which phases what a report says may be changed. */
export const sqrEditablePhases: readonly SqrPhase[] = [
  ...(['draft', 'open', 'investigating', 'verifying'] as const),
]

/** In which phases it follows from a report who has investigated it, once it was written. */
export const sqrInvestigatedPhases: readonly SqrPhase[] = [
  ...(['investigating', 'verifying', 'monitoring'] as const),
]

/** In which phases reports are linked with each other. */
export const sqrLinkedPhases: readonly SqrPhase[] = ['open', 'investigating', 'verifying']

/** How many days the investigation may take from when the report was opened, by its severity. */
export const sqrInvestigationDays = {
  none: 7,
  near_miss: 7,
  level_1: 7,
  level_2: 14,
  level_3: 30,
} as const

/** How many hours may pass until the customer knows of a report of Level 2 or above. */
export const sqrCustomerNoticeHours = 1

/** What is said of a part or of who is responsible, once somebody has looked. */
export const sqrVerdicts = ['verified', 'disputed'] as const
/** What is said of a part. */
export type SqrVerdict = (typeof sqrVerdicts)[number]
/** What a verdict is called. */
export const sqrVerdictLabels: Readonly<Record<SqrVerdict, string>> = {
  verified: 'Verified',
  disputed: 'Disputed',
}

/** How many hours the timeline may differ from the time of the event. */
export const sqrTimelineSlackHours = 0.25
/** How many files a report takes, and how many forms; the numbers are ours. */
export const sqrFilesMax = 30
/** How many forms a report takes. */
export const sqrFormsMax = 30
