// The words of messages (decision 0075), for pages without the schemas.

/** The states of a message. The clock alone makes a scheduled one active, and an active one expired. */
export const messageStates = ['draft', 'scheduled', 'active', 'expired', 'recalled'] as const
/** The state of a message at a moment. */
export type MessageState = (typeof messageStates)[number]

/** What is kept of a state: the others follow from the clock. */
export type KeptMessageState = Extract<MessageState, 'draft' | 'scheduled' | 'recalled'>

/** What a state is called. */
export const messageStateLabels: Readonly<Record<MessageState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  expired: 'Expired',
  recalled: 'Recalled',
}

/** How much a message presses, the least first. */
export const messagePriorities = ['normal', 'important', 'critical'] as const
/** How much a message presses. */
export type MessagePriority = (typeof messagePriorities)[number]

/** What a priority is called. */
export const messagePriorityLabels: Readonly<Record<MessagePriority, string>> = {
  normal: 'Normal',
  important: 'Important',
  critical: 'Critical',
}

/** What a message is about. */
export const messageCategories = [
  'safety_alert',
  'bulletin',
  'policy_change',
  'stand_down',
  'weather',
] as const
/** What a message is about. */
export type MessageCategory = (typeof messageCategories)[number]

/** What a category is called. */
export const messageCategoryLabels: Readonly<Record<MessageCategory, string>> = {
  safety_alert: 'Safety alert',
  bulletin: 'Bulletin',
  policy_change: 'Policy change',
  stand_down: 'Stand-down',
  weather: 'Weather',
}

/** How far somebody came with a message. */
export const receiptStates = ['waiting', 'delivered', 'opened', 'acknowledged'] as const
/** How far somebody came with a message. */
export type ReceiptState = (typeof receiptStates)[number]

/** What that is called. */
export const receiptStateLabels: Readonly<Record<ReceiptState, string>> = {
  waiting: 'Not delivered',
  delivered: 'Delivered',
  opened: 'Opened',
  acknowledged: 'Acknowledged',
}
