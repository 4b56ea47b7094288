import type { EmbedScope, PermissionKey, SessionInfo } from '@holdpoint/api'

/** Somebody who is signed in, as the dispatcher and the handlers know them. */
export type Person = {
  personId: string
  shardKey: string
  sessionId: string
  /** The key of another site that the session was opened through, if it was. */
  apiKeyId?: string | undefined
  fullName: string
  permissions: ReadonlySet<PermissionKey>
  timeZone: string
  info: SessionInfo
}

/** Somebody as far as it decides what they may read, signed in or not. */
export type PersonRights = Pick<Person, 'personId' | 'shardKey' | 'permissions' | 'timeZone'>

/**
 * What the page of another site was given: a call outside its scopes is refused, whoever the person
 * is. Our own pages and programs have none, so nothing narrows them.
 */
export type Grant = { apiKeyId: string; scopes: ReadonlySet<EmbedScope> }

/**
 * Who makes a call: a person, nobody yet, or the server of another site, which has shown the secret
 * of its key. Through somebody else's page, with its grant.
 */
export type Identity =
  | { kind: 'nobody'; grant?: Grant }
  | { kind: 'person'; person: Person; grant?: Grant }
  | { kind: 'host'; apiKeyId: string; shardKey: string; grant?: Grant }

export const nobody: Identity = { kind: 'nobody' }
