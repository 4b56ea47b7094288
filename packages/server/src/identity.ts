import type { PermissionKey, SessionInfo } from '@holdpoint/api'

/** Somebody who is signed in, as the dispatcher and the handlers know them. */
export type Person = {
  personId: string
  shardKey: string
  sessionId: string
  fullName: string
  permissions: ReadonlySet<PermissionKey>
  timeZone: string
  info: SessionInfo
}

/** Who makes a call: a person, or nobody yet. */
export type Identity = { kind: 'nobody' } | { kind: 'person'; person: Person }

export const nobody: Identity = { kind: 'nobody' }
