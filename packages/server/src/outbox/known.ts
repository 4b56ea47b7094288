import {
  allNotifyEvents,
  notificationKinds,
  type NotificationKind,
  type NotifyEvent,
} from '@holdpoint/api'

// What is stored may be newer than this program, or older: then it is not known.

/** The kind of what was told, where it is known. */
export function kindIn({ kind }: { kind: string }): NotificationKind | undefined {
  return notificationKinds.find((known) => known === kind)
}

/** What happened, where that is told and known. */
export function eventIn({ event }: { event: string | null }): NotifyEvent | null {
  return allNotifyEvents.find((known) => known === event) ?? null
}
