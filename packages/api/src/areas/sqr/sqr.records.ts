import * as z from 'zod'
import { answeredFields, answeredLine } from '../../declared/declared-fields.schema.ts'
import { page } from '../../lists/listing.ts'
import { historyEvent } from '../../moves/history.records.ts'
import { recordFile } from '../../record-file.ts'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { severity } from '../../vocabulary/severity.schemas.ts'
import {
  sqrEmployees,
  sqrEquipments,
  sqrHeader,
  sqrItems,
  sqrNcr,
  sqrNcrSteps,
  sqrScat,
  sqrTimeline,
} from './sqr.parts.vocabulary.ts'
import { sqrPhases, sqrVerdicts } from './sqr.vocabulary.ts'

// The records of safety quality reports (decision 0111). Moments are ISO 8601 with a zone.

/** A status of a business unit (spec 3, status config): a name and its colours within a phase. */
export const sqrStatus = z.object({
  statusId: z.string(),
  status: z.string(),
  phase: z.enum(sqrPhases),
  /** The code of the unit; null for all units that have none of their own in the phase. */
  businessUnit: z.string().nullable(),
  isPermissionRequired: z.boolean(),
  /** Colours as #rrggbb. */
  backgroundColor: z.string(),
  textColor: z.string(),
  isActive: z.boolean(),
  rowVersion: z.int(),
})
/** A status of a business unit. */
export type SqrStatus = z.infer<typeof sqrStatus>

const statusName = sqrStatus.pick({
  ...{ statusId: true, status: true, backgroundColor: true, textColor: true },
})

/** What somebody has said of a part, or of who is responsible. */
export const sqrVerdict = z.object({
  verdict: z.enum(sqrVerdicts),
  person: personLine,
  at: z.string(),
  note: z.string(),
})
/** What somebody has said of a part. */
export type SqrVerification = z.infer<typeof sqrVerdict>

/** A place, a company or a category, as it is called. */
const named = z.object({ id: z.string(), name: z.string() }).nullable()

/** One row of the list. */
export const sqrRow = z.object({
  sqrId: z.string(),
  number: z.string(),
  title: z.string(),
  phase: z.enum(sqrPhases),
  status: statusName,
  /** What was said when it came into this phase, if a reason was asked for. */
  statusReason: z.string().nullable(),
  /** When it came into this phase. */
  phaseSince: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** The lost time in hours, with two decimals; null while it is not known. */
  hours: z.number().nullable(),
  /** By the lost time or by a person, and not below that of a report linked below it (spec 4). */
  severity,
  isSeverityOverridden: z.boolean(),
  classification: named,
  type: named,
  businessUnit: named,
  crew: named,
  district: named,
  customer: named,
  pad: named,
  well: z.string(),
  reporter: personLine,
  owner: personLine.nullable(),
  /** Until when it is to be investigated; null for drafts. */
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
  openActions: z.int(),
  actions: z.int(),
  /** How far its non-conformance has come; null without one. */
  ncrStep: z.enum(sqrNcrSteps).nullable(),
  parentId: z.string().nullable(),
  childCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  closedAt: z.string().nullable(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    /** Its header and its parts. */
    edit: z.boolean(),
    /** Its non-conformance and its files, also while it is monitored. */
    editNcr: z.boolean(),
    delete: z.boolean(),
    /** To say of parts and of who is responsible whether it is so. */
    verify: z.boolean(),
    raiseAction: z.boolean(),
    link: z.boolean(),
  }),
})
/** One row of the list. */
export type SqrRow = z.infer<typeof sqrRow>

/** An action that was raised from a report. */
export const sqrAction = z.object({
  actionId: z.string(),
  number: z.string(),
  title: z.string(),
  status: z.string(),
  dueOn: z.string(),
  assignees: z.array(personLine),
  /** Whether whoever asks may open it, by the rules of actions. */
  isReadable: z.boolean(),
  /** Whether they may delete it from the report now. */
  canDelete: z.boolean(),
  rowVersion: z.int(),
})
/** A form that is attached to a report. */
export const sqrForm = z.object({
  myFormId: z.string(),
  formName: z.string(),
  title: z.string(),
  status: z.string(),
  /** Whether whoever asks may open it; what they may not is named by its form alone. */
  isReadable: z.boolean(),
})
/** A report that is linked with another one. */
export const sqrLink = z.object({
  sqrId: z.string(),
  number: z.string(),
  title: z.string(),
  severity,
  phase: z.enum(sqrPhases),
  isReadable: z.boolean(),
})

/** A report whole. */
export const sqrDetail = sqrRow.extend({
  header: answeredFields(sqrHeader),
  /** What each field of the header that holds an id is called, by the name of the field. */
  headerWords: z.record(z.string(), z.string()),
  team: z.array(personLine),
  responsiblePartyVerdict: sqrVerdict.nullable(),
  equipments: z.array(answeredLine(sqrEquipments)),
  employees: z.array(answeredLine(sqrEmployees)),
  parts: z.array(answeredLine(sqrItems).extend({ verdict: sqrVerdict.nullable() })),
  timeline: z.array(answeredLine(sqrTimeline)),
  scat: z.array(answeredLine(sqrScat)),
  ncr: z.array(answeredLine(sqrNcr)),
  linkedActions: z.array(sqrAction),
  forms: z.array(sqrForm),
  files: z.array(recordFile),
  parent: sqrLink.nullable(),
  children: z.array(sqrLink),
  /** The statuses that it may be given, of this phase and of those that a move leads to. */
  statuses: z.array(sqrStatus),
  /** What to look at, in sentences; nothing of it stops anybody. */
  warnings: z.array(z.string()),
  history: page(historyEvent),
})
/** A report whole. */
export type SqrDetail = z.infer<typeof sqrDetail>

/** When an event of a unit is of which severity: the lost time in hours (spec 3 and 4). */
export const sqrSeverityLevel = z.object({
  level: severity,
  label: z.string(),
  /** Colours as #rrggbb. */
  backgroundColor: z.string(),
  textColor: z.string(),
})

/** From which lost time on an event of a unit is of which level, in hours (spec 3). */
export const sqrThresholds = z.object({
  businessUnit: z.string(),
  nearMiss: z.number(),
  level1: z.number(),
  level2: z.number(),
  rowVersion: z.int(),
})
/** From which lost time on an event of a unit is of which level. */
export type SqrThresholds = z.infer<typeof sqrThresholds>
