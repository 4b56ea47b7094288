import type { CallName, EmbedScope, PermissionKey, RecordKind, Tie } from '@holdpoint/api'
import type { Identity } from '../../src/identity.ts'
import type { TestServer } from '../harness.ts'
import type { RecordIds } from '../valid-input/inputs.ts'

/** A tie that people are named for. */
type TieOfSome = Exclude<Tie, 'all' | 'left'>

/** What is true of a record, said by the fixture that made it and never read back from a table. */
export type RecordFacts = {
  /** The organisation it belongs to; null for a record that does not exist. */
  organisation: string | null
  /** It belongs to the whole database, so that it is closed to no organisation. */
  isOfAll?: boolean
  /** By tie: the people that it is tied to. */
  tied: Partial<Record<TieOfSome, readonly string[]>>
  /** Made by somebody who works here no more. */
  hasLeft?: boolean
  isDeleted?: boolean
  /** Narrowed to the people it is tied to by name and these, not to a team; left out where nothing narrows it. */
  limitedTo?: readonly string[]
  /** Still with its maker: signers, approvers and whom it is shared with come later (decision 0010). */
  isDraft?: boolean
  /** Made by the call itself: its maker's own, if they are one who may make it. */
  madeBy?: 'anybody' | WhoMay
  /** As what such a one is tied to its maker; their own, where nothing else is said. */
  madeAs?: Tie
}

/** Everybody who may make another call about another record. */
export type WhoMay = { call: CallName; about: RecordFacts }

/** One record as one relation to the acting person. */
export type MatrixRecord = {
  relation: string
  /** The id that a call names it by; null for one that is made by the call, which then has none. */
  id: string | null
  /** Ids of other kinds that such a call names beside it. */
  beside?: Partial<RecordIds>
  facts: RecordFacts
}

/** What a finder must look at: what is true of a record, and by each tie whose it is. */
export type Condition =
  | 'organisation'
  | 'deleted'
  | 'limited'
  | 'draft'
  | 'left'
  | `whose ${TieOfSome}`

/** How one kind of record is set up for the matrix. */
export interface RecordFixture {
  kind: RecordKind
  /** The ties that people can have to a record of this kind. */
  ties: readonly Tie[]
  /** Which conditions the records of this kind can be in. */
  conditions: readonly Condition[]
  make: (world: TestServer, people: MatrixPeople) => Promise<readonly MatrixRecord[]>
}

/** The people that records are tied to. */
export type MatrixPeople = {
  shardKey: string
  otherShardKey: string
  /** The one who makes the calls, with whatever permissions. */
  actor: string
  /** A colleague of the same crew. */
  crewmate: string
  /** Somebody whose manager the actor is. */
  report: string
  /** Somebody of the same organisation with whom the actor has nothing to do. */
  stranger: string
  /** Somebody who works here no more. */
  leaver: string
  /** The manager of the stranger alone. */
  boss: string
  /** Somebody of the other organisation. */
  outsider: string
}

/** What is true of whoever makes a call. */
export type CallerFacts = {
  /** Null when nobody is signed in. */
  person: PersonFacts | null
  /** The server of another site, which has shown the secret of its key. */
  isHost: boolean
  /** Null outside pages and servers of other sites; else what their key opens. */
  scopes: readonly EmbedScope[] | null
}

/** What is true of a person who makes a call. */
export type PersonFacts = {
  personId: string
  shardKey: string
  keys: readonly PermissionKey[]
}

/** A caller: what is true of them, and the identity that the dispatcher is given for them. */
export type Caller = { name: string; facts: CallerFacts; identity: Identity }
