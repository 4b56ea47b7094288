// What happens to records that somebody may want to hear of, beside whom the deed itself tells: those
// who follow the record, whose filter it fits, or whom a rule names. A module adds its events.

/** What happens in each module, behind the name of who did it. */
export const notifyEvents = {
  forms: {
    form_submitted: 'submitted a form',
    form_approved: 'approved a form',
    form_rejected: 'rejected a form',
    form_reopened: 'reopened a form',
  },
  actions: {
    action_raised: 'raised an action',
    action_completed: 'completed an action',
    action_verified: 'verified an action',
    action_declined: 'declined an action',
    action_extended: 'moved the due date of an action',
    action_cancelled: 'cancelled an action',
  },
  topics: {
    topic_published: 'published a topic',
    topic_asked: 'asked a question on a topic',
    topic_answered: 'answered a question on a topic',
  },
  files: {
    file_in_force: 'brought a file into force',
    file_put_away: 'archived a file',
  },
  sheets: {
    sheet_asked_for: 'asked for a safety data sheet that is missing',
    sheet_in_review: 'began the review of a safety data sheet',
    sheet_in_force: 'brought a safety data sheet into force',
    sheet_put_away: 'archived a safety data sheet',
  },
  analyses: {
    jsa_opened: 'opened the sign-on of a job',
    jsa_stopped: 'stopped the work of a job',
    jsa_resumed: 'resumed the work of a job',
    jsa_closed: 'closed a job',
  },
  lockouts: {
    loto_prepared: 'takes a machine out of service',
    loto_verified: 'verified that a machine is at zero energy',
    loto_restored: 'gave a machine back',
    loto_absent: 'removed the lock of somebody absent',
  },
  qualityReports: {
    sqr_opened: 'submitted a quality report',
    sqr_raised: 'raised the severity of a quality report',
    sqr_verified: 'verified a quality report',
    sqr_closed_out: 'approved a quality report',
    sqr_reopened: 'reopened a quality report',
  },
} as const

/** A module in which something happens. */
export type NotifyModule = keyof typeof notifyEvents
/** Something that happens in a module. */
export type NotifyEvent = {
  [Module in NotifyModule]: keyof (typeof notifyEvents)[Module]
}[NotifyModule]

/** The modules in which something happens. */
export const notifyModules = Object.keys(notifyEvents) as [NotifyModule, ...NotifyModule[]]

/** What happens in a module. */
export function eventsOfModule(module: NotifyModule): NotifyEvent[] {
  return Object.keys(notifyEvents[module]) as NotifyEvent[]
}

/** Everything that happens. */
export const allNotifyEvents = notifyModules.flatMap(eventsOfModule) as [
  NotifyEvent,
  ...NotifyEvent[],
]

/** The module that something happens in. */
export function moduleOfEvent(event: NotifyEvent): NotifyModule {
  return notifyModules.find((module) => event in notifyEvents[module]) ?? 'forms'
}

/** What happened, behind the name of who did it. */
export function eventWords(event: NotifyEvent): string {
  const words: Readonly<Record<string, string>> = notifyEvents[moduleOfEvent(event)]
  return words[event] ?? event
}

/** The most people whom one rule tells. */
export const notifyRulePeopleMax = 1000
