import * as z from 'zod'
import { allowedEvent } from '../../moves/moves.records.ts'
import { personLine } from '../../vocabulary/person.ts'
import { controlLevels } from '../../vocabulary/control-levels.ts'
import {
  actionPriorities,
  actionSources,
  actionStatuses,
  actionTypes,
  workOrderStatuses,
} from './actions.vocabulary.ts'

// The records of actions and work orders (spec 3; decision 0055). Days are YYYY-MM-DD, moments ISO
// 8601 with a zone.

/** Somebody who has an action to do, and the id of that assignment (spec 3). */
export const assignment = personLine.extend({ assignedActionId: z.string() })
/** Somebody who has an action to do. */
export type Assignment = z.infer<typeof assignment>

/**
 * What an action was raised from, in the words of that moment: whoever does the action knows what it
 * is about, also without the right to open the record itself. A quality report is named to those alone who
 * may read it; to others it is a report without number and title.
 */
export const sourceOfAction = z.object({
  type: z.enum(actionSources),
  id: z.string(),
  /** The record's human number. */
  number: z.string().nullable(),
  /** Its title, such as the form's. */
  title: z.string(),
  questionKey: z.string().nullable(),
  /** The question, and what was answered. */
  question: z.string().nullable(),
  answer: z.string().nullable(),
})
/** What an action was raised from. */
export type SourceOfAction = z.infer<typeof sourceOfAction>

/** One row of the list. */
export const action = z.object({
  actionId: z.string(),
  /** The assignment of whoever asks; of somebody else's action, the first one. */
  assignedActionId: z.string(),
  number: z.string(),
  title: z.string(),
  type: z.enum(actionTypes),
  priority: z.enum(actionPriorities),
  status: z.enum(actionStatuses),
  /** What was said when it came into this state, if a reason was asked for. */
  statusReason: z.string().nullable(),
  /** The first three who do it. */
  assignees: z.array(assignment),
  assigneeCount: z.int(),
  owner: personLine,
  verifier: personLine.nullable(),
  source: sourceOfAction.nullable(),
  dueOn: z.string(),
  firstDueOn: z.string(),
  /** How often the due date was moved. */
  dueMoves: z.int(),
  /** Computed for the day of whoever asks, never stored. */
  isOverdue: z.boolean(),
  /** The day that an action on hold comes back, or on which it is asked whether one has helped. */
  waitsUntil: z.string().nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  rowVersion: z.int(),
  /** What whoever asks may do with it now. */
  allowedEvents: z.array(allowedEvent),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    addFile: z.boolean(),
    removeFile: z.boolean(),
  }),
})
/** One row of the list. */
export type Action = z.infer<typeof action>

/** An action as the record names it that it was raised from. */
export const raisedAction = action
  .pick({ actionId: true, number: true, title: true, status: true })
  .extend({
    /** Whether whoever asks may read it whole. */
    canOpen: z.boolean(),
  })
/** An action as the record names it that it was raised from. */
export type RaisedAction = z.infer<typeof raisedAction>

/** A file of an action: a photo of what was found, or evidence that it is cured. */
export const actionFile = z.object({
  uploadId: z.string(),
  kind: z.enum(['source', 'evidence']),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  addedBy: personLine,
  addedAt: z.string(),
})
/** A file of an action. */
export type ActionFile = z.infer<typeof actionFile>

/** A due date that an action has, or had. */
export const actionDueDate = z.object({
  dueOn: z.string(),
  setBy: personLine,
  setAt: z.string(),
  /** Why it was moved; null for the first one. */
  reason: z.string().nullable(),
})

/** A work order of the maintenance system (spec 3). Its state is mirrored, not ours to change. */
export const workOrder = z.object({
  workOrderId: z.string(),
  workOrderNumber: z.string(),
  description: z.string(),
  equipment: z.string().nullable(),
  assetId: z.string().nullable(),
  /** The maintenance system that it lives in. */
  system: z.string(),
  status: z.enum(workOrderStatuses),
  priority: z.enum(actionPriorities),
  requestedBy: z.string(),
  plannedOn: z.string().nullable(),
  completedOn: z.string().nullable(),
  /** In US dollars, as the maintenance system says. */
  cost: z.number().nullable(),
})
/** A work order. */
export type WorkOrder = z.infer<typeof workOrder>

/** Another action, as short as a line needs it. */
export const actionLine = action
  .pick({ actionId: true, number: true, title: true, status: true, dueOn: true })
  .extend({
    assignedTo: personLine,
  })
/** Another action, in a line. */
export type ActionLine = z.infer<typeof actionLine>

/** A piece of equipment that actions and work orders are about. */
export const asset = z.object({
  assetId: z.string(),
  code: z.string(),
  name: z.string(),
  category: z.string(),
  /** It is not offered any more, and goes on being named. */
  isRetired: z.literal(true).optional(),
})
/** A piece of equipment. */
export type Asset = z.infer<typeof asset>

/** An action whole. */
export const actionDetail = action.extend({
  description: z.string(),
  createdBy: personLine,
  /** Everybody who does it. */
  assignees: z.array(assignment),
  controlLevel: z.enum(controlLevels).nullable(),
  asset: asset.nullable(),
  countryId: z.string().nullable(),
  districtId: z.string().nullable(),
  businessUnitId: z.string().nullable(),
  crewIds: z.array(z.string()),
  padIds: z.array(z.string()),
  customerId: z.string().nullable(),
  /** How many files of evidence it must have before it is completed. */
  evidenceMin: z.int(),
  files: z.array(actionFile),
  dueDates: z.array(actionDueDate),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  verifiedBy: personLine.nullable(),
  /** How many days after its completion it is asked whether it has helped; null for never. */
  effectivenessDays: z.int().nullable(),
  /** What the answer was; null before it was given. */
  isEffective: z.boolean().nullable(),
  /** How often it comes again, in days; null for once. */
  repeatEveryDays: z.int().nullable(),
  workOrder: workOrder.nullable(),
  /** Why the action need not wait for its work order; null where it does, or has none. */
  workOrderWaiver: z.string().nullable(),
  /** The action that did not help, which this one follows. */
  parent: actionLine.nullable(),
  children: z.array(actionLine),
  /**
   * Records that it was linked to beside the one it was raised from; one of limited access is told to
   * those alone who may open it.
   */
  links: z.array(sourceOfAction),
  sqrId: z.string().nullable(),
})
/** An action whole. */
export type ActionDetail = z.infer<typeof actionDetail>
