// The words of actions (decision 0055), for pages without the schemas.

/** The states of an action, in the order in which a good one goes through them. */
export const actionStatuses = [
  'open',
  'returned',
  'in_progress',
  'on_hold',
  'pending_verification',
  'effectiveness_review',
  'closed',
  'cancelled',
] as const
export type ActionStatus = (typeof actionStatuses)[number]

/** The states in which something is still to be done. */
export const openActionStatuses = [
  'open',
  'returned',
  'in_progress',
  'on_hold',
  'pending_verification',
  'effectiveness_review',
] as const satisfies readonly ActionStatus[]

/** What a state is called. */
export const actionStatusLabels: Readonly<Record<ActionStatus, string>> = {
  open: 'Open',
  returned: 'Returned',
  in_progress: 'In progress',
  on_hold: 'On hold',
  pending_verification: 'To verify',
  effectiveness_review: 'Effective?',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

/** What an action is for. */
export const actionTypes = [
  'corrective',
  'preventive',
  'immediate',
  'improvement',
  'task',
  'learning',
] as const
export type ActionType = (typeof actionTypes)[number]

/** What a type is called. */
export const actionTypeLabels: Readonly<Record<ActionType, string>> = {
  corrective: 'Corrective',
  preventive: 'Preventive',
  immediate: 'Immediate correction',
  improvement: 'Improvement',
  task: 'Task',
  learning: 'Learning',
}

/** How much an action presses, the least first. */
export const actionPriorities = ['low', 'medium', 'high', 'critical'] as const
export type ActionPriority = (typeof actionPriorities)[number]

/** What a priority is called. */
export const actionPriorityLabels: Readonly<Record<ActionPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}

/** What an action may have been raised from. */
export const actionSources = ['my_form', 'sqr', 'jsa', 'loto', 'topic'] as const
export type ActionSource = (typeof actionSources)[number]

/** What the list is narrowed to by what its actions were raised from: a kind of record, or none. */
export const actionOrigins = [...actionSources, 'none'] as const
/** What a kind of record is called that an action was raised from. */
export const actionOriginLabels: Readonly<Record<(typeof actionOrigins)[number], string>> = {
  my_form: 'Form',
  sqr: 'Quality report',
  jsa: 'Job safety analysis',
  loto: 'Lockout',
  topic: 'Topic',
  none: 'No record',
}

/** How long one waits before asking whether an action has helped, in days. */
export const effectivenessWaits = [30, 60, 90] as const

/** How often an action comes again, in days. */
export const recurrences = [7, 14, 30, 91, 182, 365] as const

/** How often an assignee may move a due date before it is the owner's to move. */
export const ownDueMovesMax = 2

/** How many files an action takes; the number is ours. */
export const actionFilesMax = 30

/** How many actions one call adds or decides; the number is ours. */
export const actionsAtOnceMax = 100

/** The states of a work order, as the maintenance system reports them. */
export const workOrderStatuses = ['open', 'scheduled', 'in_progress', 'done', 'cancelled'] as const
export type WorkOrderStatus = (typeof workOrderStatuses)[number]

/** What the state of a work order is called. */
export const workOrderStatusLabels: Readonly<Record<WorkOrderStatus, string>> = {
  open: 'Open',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  done: 'Done',
  cancelled: 'Cancelled',
}
