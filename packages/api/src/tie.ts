import type { PermissionKey } from './permissions.ts'

/** How a person is tied to a record. */
export type Tie =
  /** Made by the person, or about them. */
  | 'own'
  /** The person is a listed signer or approver. */
  | 'signer'
  /** The person has it to do. */
  | 'assignee'
  /** The person checks it, or stands in for whoever does. */
  | 'verifier'
  /** Somebody of the person's team has it: who reports to them, or shares their crew. */
  | 'team'
  /** Handed in on a form that is the person's. */
  | 'formOwner'
  /** The person is named on it, to know of it. */
  | 'named'
  /** Shared with the person. */
  | 'shared'
  /** Made by somebody who works here no more, and open to all: such a record has the tie `all`, too. */
  | 'left'
  /** Any record of the organisation, unless it is limited to the people it is tied to. */
  | 'all'

/** A tie, and the keys of which one is needed beside it; none are needed where none are named. */
export type TieRight = { readonly tie: Tie; readonly keys: readonly PermissionKey[] }
