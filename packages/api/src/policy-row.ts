import type { CallNameOf, AreaName } from './catalogue.ts'
import type { PermissionKey } from './permissions.ts'
import type { TieRight } from './tie.ts'

/** Who may make a call at all. */
export type Access =
  | 'anyone'
  | 'signedIn'
  /** The server of another site, which shows the secret of its API key. */
  | 'host'

/** The kinds of record that calls name by an id. */
export type RecordKind =
  | 'myForm'
  | 'deletedForm'
  | 'myFormComment'
  | 'person'
  | 'permissionGroup'
  | 'savedFilter'
  | 'apiKey'
  | 'webhook'
  | 'action'
  | 'approvalDelegation'
  | 'topic'
  | 'topicPost'
  | 'message'
  | 'sds'
  | 'sdsKiosk'
  | 'library_file'
  | 'masterHazard'
  | 'jsa'
  | 'loto'
  | 'lotoTemplate'
  | 'formType'
  | 'form'
  | 'formSchedule'
  | 'inquiry'
  | 'category'
  | 'sqr'
  | 'qualification'
  | 'trainingRecord'
  | 'report'

/** Which records of a kind a call may touch. */
export type RecordRule = {
  kind: RecordKind
  /** Any one tie opens the record; the keys named at a tie are needed beside it. */
  ties: readonly TieRight[]
  /**
   * What a record that is not open to the person answers. One that does not exist answers the same,
   * so that ids give nothing away (spec 8 routes 403 and 404 by call).
   */
  foreign: 'forbidden' | 'not_found'
}

/** One row of the policy: a call, who may make it, and on which records. */
export type Policy = {
  access: Access
  /** Any one of these keys is needed to make the call at all; empty means none is needed. */
  keys: readonly PermissionKey[]
  /** Null for a call that names no record of somebody's. */
  record: RecordRule | null
}

/** A row for each call of these areas that answers; a missing one does not compile. */
export type AreaPolicies<Area extends AreaName> = Record<CallNameOf<Area>, Policy>

/** A call that anyone may make. */
export const anyone = { access: 'anyone', keys: [], record: null } as const satisfies Policy
/** A call that whoever is signed in may make, about no record of somebody's. */
export const signedIn = { access: 'signedIn', keys: [], record: null } as const satisfies Policy
/** A call of another site's server. */
export const host = { access: 'host', keys: [], record: null } as const satisfies Policy
