import { defineLines, type DeclaredFields } from '../../declared/declared-fields.ts'
import { severities, severityLabel, type Severity } from '../../vocabulary/severity.ts'

// What a report says, declared once: the header in groups, and its parts, each a list of like lines
// (spec 3, SQR; decision 0111).

const chosenSeverities = Object.fromEntries(
  severities.filter((level) => level !== 'none').map((level) => [level, severityLabel(level)]),
) as Readonly<Record<Exclude<Severity, 'none'>, string>>

/** What happened, and what it is called. */
export const sqrEvent = {
  title: { kind: 'line', label: 'Title', lengthMax: 150, missing: 'Please enter title.' },
  description: { kind: 'text', label: 'What happened', lengthMax: 2000 },
  immediateAction: { kind: 'text', label: 'What was done at once', lengthMax: 1000 },
  startsAt: { kind: 'moment', label: 'Began' },
  endsAt: { kind: 'moment', label: 'Ended', hint: 'The time between is the lost time.' },
  classificationId: { kind: 'category', label: 'Classification', type: 'classification' },
  typeId: { kind: 'category', label: 'Type', type: 'type' },
  codeId: { kind: 'category', label: 'Code', type: 'code' },
  incidentId: { kind: 'category', label: 'Incident', type: 'incident' },
  damageId: { kind: 'category', label: 'Damage', type: 'damage' },
} as const satisfies DeclaredFields

/** Where it happened, and on which job. */
export const sqrJob = {
  businessUnit: { kind: 'master', label: 'Business unit', of: 'businessUnits' },
  crewId: { kind: 'master', label: 'Crew', of: 'crews' },
  districtId: { kind: 'master', label: 'District', of: 'districts' },
  customerId: { kind: 'master', label: 'Customer', of: 'customers' },
  padId: { kind: 'master', label: 'Pad', of: 'pads' },
  well: { kind: 'line', label: 'Well', lengthMax: 100 },
  apiNumber: { kind: 'line', label: 'API number', lengthMax: 100 },
  stage: { kind: 'line', label: 'Stage', lengthMax: 100 },
  jobTicket: { kind: 'line', label: 'Job ticket', lengthMax: 100 },
  fluidId: { kind: 'category', label: 'Well fluid', type: 'well-fluid' },
} as const satisfies DeclaredFields

/** Who answers for it, and what it costs. */
export const sqrResponsibility = {
  ownerId: { kind: 'person', label: 'Owner', hint: 'Who leads the investigation.' },
  teamIds: { kind: 'people', label: 'Investigation team', max: 10 },
  responsiblePartyId: {
    ...{ kind: 'category', label: 'Responsible party', type: 'responsible-party' },
  },
  responsibleVendorId: {
    ...{ kind: 'category', label: 'Kind of vendor', type: 'responsible-vendor' },
  },
  vendor: { kind: 'line', label: 'Vendor', lengthMax: 150 },
  severityOverride: {
    ...{ kind: 'choice', label: 'Severity, if not by the lost time', choices: chosenSeverities },
  },
  overrideReason: { kind: 'text', label: 'Why another severity', lengthMax: 500 },
  potentialSeverity: {
    kind: 'choice',
    label: 'What it might have been',
    choices: chosenSeverities,
  },
  customerNotifiedAt: { kind: 'moment', label: 'Customer told at' },
  customerNotifiedWho: { kind: 'line', label: 'Who was told', lengthMax: 100 },
  ownCost: { kind: 'number', label: 'Cost to us', max: 99_999_999, unit: 'USD' },
  customerCost: { kind: 'number', label: 'Cost to the customer', max: 99_999_999, unit: 'USD' },
  isRecordable: {
    ...{ kind: 'flag', label: 'Recordable injury or illness' },
    ...{ hint: 'Decided by a person, by 29 CFR 1904.' },
  },
} as const satisfies DeclaredFields

/** What the machines have written down. */
export const sqrSystemInfo = {
  systemSoftware: { kind: 'line', label: 'Software and firmware', lengthMax: 150 },
  systemSensors: { kind: 'line', label: 'Sensors', lengthMax: 150 },
  systemDataFile: { kind: 'line', label: 'Data file', lengthMax: 150 },
} as const satisfies DeclaredFields

/** The header of a report, group by group, as its form asks for it. */
export const sqrHeaderGroups = [
  { name: 'event', title: 'What happened', fields: sqrEvent },
  { name: 'job', title: 'Where and on which job', fields: sqrJob },
  { name: 'responsibility', title: 'Who answers for it', fields: sqrResponsibility },
  { name: 'system', title: 'System information', fields: sqrSystemInfo },
] as const

/** All fields of the header. */
export const sqrHeader = {
  ...sqrEvent,
  ...sqrJob,
  ...sqrResponsibility,
  ...sqrSystemInfo,
} as const satisfies DeclaredFields

const note = { kind: 'text', label: 'Note', lengthMax: 500 } as const

/** The equipment that had to do with it. */
export const sqrEquipments = defineLines({
  ...{ name: 'equipments', title: 'Equipment', one: 'Piece of equipment', max: 40 },
  fields: {
    assetId: { kind: 'asset', label: 'Equipment' },
    name: {
      ...{ kind: 'line', label: 'Name', lengthMax: 150 },
      hint: 'Where it is not in the register.',
    },
    involvementId: {
      ...{ kind: 'category', label: 'Involvement', type: 'equipment-involvement' },
      missing: 'Please choose how it was involved.',
    },
    damageId: { kind: 'category', label: 'Damage', type: 'damage' },
    hoursSinceService: {
      ...{ kind: 'number', label: 'Hours since service', max: 99_999, unit: 'h' },
    },
    note,
  },
})

/** The people who had to do with it. */
export const sqrEmployees = defineLines({
  ...{ name: 'employees', title: 'People', one: 'Person', max: 60 },
  fields: {
    personId: { kind: 'person', label: 'Person', missing: 'Please choose a person.' },
    roleId: { kind: 'category', label: 'Role', type: 'employee-role' },
    involvementId: {
      ...{ kind: 'category', label: 'Involvement', type: 'employee-involvement' },
      missing: 'Please choose how they were involved.',
    },
    hoursOnShift: { kind: 'number', label: 'Hours on shift', max: 36, unit: 'h' },
    isInjured: { kind: 'flag', label: 'Injured' },
    isSSE: { kind: 'flag', label: 'Short-service employee at the time' },
    note,
  },
})

/** The parts that failed or were replaced. */
export const sqrItems = defineLines({
  ...{ name: 'parts', title: 'Parts', one: 'Part', max: 60 },
  fields: {
    itemNumber: {
      ...{ kind: 'line', label: 'Item number', lengthMax: 100 },
      missing: 'Please enter the item number.',
    },
    description: { kind: 'line', label: 'What it is', lengthMax: 150 },
    serialNumber: { kind: 'line', label: 'Serial number', lengthMax: 100 },
    poNumber: { kind: 'line', label: 'Purchase order', lengthMax: 100 },
    vendor: { kind: 'line', label: 'Vendor', lengthMax: 150 },
    condition: {
      ...{ kind: 'choice', label: 'Failed or replaced', missing: 'Please choose one of these.' },
      choices: { failed: 'Failed', replaced: 'Replaced', both: 'Failed and replaced' },
    },
    note,
  },
})

/** What happened, one after the other. */
export const sqrTimeline = defineLines({
  ...{ name: 'timeline', title: 'Timeline', one: 'Event', max: 100 },
  fields: {
    eventId: {
      ...{ kind: 'category', label: 'Event', type: 'timeline-event' },
      missing: 'Please choose an event.',
    },
    at: { kind: 'moment', label: 'Began', missing: 'Please enter when it began.' },
    hours: {
      ...{ kind: 'number', label: 'How long', max: 9999, unit: 'h' },
      missing: 'Please enter how long it took.',
    },
    source: {
      ...{ kind: 'choice', label: 'Known from' },
      choices: { manual: 'Somebody', frac: 'The frac log', wireline: 'The wireline log' },
    },
    note,
  },
})

/** The causes, by the technique that goes from the loss back to what was lacking. */
export const sqrScat = defineLines({
  ...{ name: 'scat', title: 'Causes (SCAT)', one: 'Cause', max: 60 },
  fields: {
    itemId: {
      ...{ kind: 'category', label: 'Cause', type: 'scat', missing: 'Please choose a cause.' },
    },
    why: { kind: 'text', label: 'Why', lengthMax: 500 },
    evidence: { kind: 'text', label: 'What shows it', lengthMax: 500 },
    gap: {
      ...{ kind: 'choice', label: 'What is lacking' },
      choices: {
        programme: 'There is no programme',
        standard: 'Its standard is too low',
        compliance: 'It is not kept',
      },
    },
  },
})

/** The one non-conformance of a report, in the order in which it is worked on (ISO 9001, 10.2). */
export const sqrNcr = defineLines({
  ...{ name: 'ncr', title: 'Non-conformance (NCR)', one: 'Non-conformance', max: 1 },
  fields: {
    requirement: {
      ...{ kind: 'text', label: 'Requirement that was not met', lengthMax: 1000 },
      missing: 'Please say which requirement was not met.',
    },
    originId: { kind: 'category', label: 'Origin', type: 'ncr', below: 'ncr.origin' },
    classId: { kind: 'category', label: 'Class', type: 'ncr', below: 'ncr.class' },
    product: { kind: 'line', label: 'Product or service', lengthMax: 150 },
    quantity: { kind: 'line', label: 'Quantity', lengthMax: 100 },
    lot: { kind: 'line', label: 'Lot or serial number', lengthMax: 100 },
    detectedAt: { kind: 'moment', label: 'Detected at' },
    detectedById: { kind: 'person', label: 'Detected by' },
    containment: { kind: 'text', label: 'How it was contained', lengthMax: 1000 },
    dispositionId: {
      ...{ kind: 'category', label: 'Disposition', type: 'ncr', below: 'ncr.disposition' },
    },
    concessionById: {
      ...{ kind: 'person', label: 'Concession by' },
      hint: 'Who allows that it is used as it is.',
    },
    causeMethod: {
      ...{ kind: 'choice', label: 'Method' },
      choices: { five_why: 'Five whys', fishbone: 'Fishbone', scat: 'SCAT' },
    },
    causeId: { kind: 'category', label: 'Kind of cause', type: 'ncr', below: 'ncr.cause' },
    cause: { kind: 'text', label: 'Root cause', lengthMax: 2000 },
    correctiveAction: { kind: 'text', label: 'Corrective action', lengthMax: 1000 },
    isVendorAsked: { kind: 'flag', label: 'The vendor was asked for a corrective action' },
    verification: { kind: 'text', label: 'What shows that it was done', lengthMax: 1000 },
    effectiveOn: { kind: 'day', label: 'Effectiveness looked at on' },
    effectiveness: {
      ...{ kind: 'choice', label: 'Has it helped' },
      choices: { effective: 'It has', not_effective: 'It has not' },
    },
    cost: { kind: 'number', label: 'Cost', max: 99_999_999, unit: 'USD' },
  },
})

/** The parts of a report that are lists of lines, in the order of its page. */
export const sqrParts = [
  sqrEquipments,
  sqrEmployees,
  sqrItems,
  sqrTimeline,
  sqrScat,
  sqrNcr,
] as const
/** The name of a part. */
export type SqrPartName = (typeof sqrParts)[number]['name']

/** How far a non-conformance has come: what is written says it, step by step. */
export const sqrNcrSteps = [
  'open',
  'contained',
  'dispositioned',
  'cause_found',
  'action_in_progress',
  'verification',
  'closed',
] as const
/** How far a non-conformance has come. */
export type SqrNcrStep = (typeof sqrNcrSteps)[number]
/** What a step is called. */
export const sqrNcrStepLabels: Readonly<Record<SqrNcrStep, string>> = {
  open: 'Open',
  contained: 'Contained',
  dispositioned: 'Dispositioned',
  cause_found: 'Cause found',
  action_in_progress: 'Action in progress',
  verification: 'Verification',
  closed: 'Closed',
}

/** What is asked of a non-conformance to know how far it has come. */
export type SqrNcrFacts = {
  containment: string
  dispositionId: string | null
  cause: string
  correctiveAction: string
  verification: string
  effectiveness: string | null
}

/**
 * How far a non-conformance has come: the last step whose fields, and those of all steps before it,
 * are filled. What has not helped goes back to its cause.
 */
export function sqrNcrStep(ncr: SqrNcrFacts): SqrNcrStep {
  const isDone = [
    ncr.containment !== '',
    ncr.dispositionId !== null,
    ncr.cause !== '',
    ncr.correctiveAction !== '',
    ncr.verification !== '',
    ncr.effectiveness === 'effective',
  ]
  const open = isDone.indexOf(false)
  const done = open === -1 ? isDone.length : open
  const most = ncr.effectiveness === 'not_effective' ? sqrNcrSteps.indexOf('cause_found') : done
  return sqrNcrSteps[Math.min(done, most)] ?? 'open'
}
