import type {
  Client,
  EventOf,
  GuardOf,
  Moves,
  PermissionKey,
  ProblemName,
  Reply,
  StateOf,
  Tie,
} from '@holdpoint/api'
import type { CastName } from '../cast.ts'
import type { TestServer } from '../harness.ts'

/** Somebody of the cast as they stand to the records of a witness. */
export type Seat<State extends string> = {
  name: string
  who: CastName
  keys: readonly PermissionKey[]
  /** By which ties a record in a state is theirs. */
  ties: (state: State) => readonly Tie[]
}

/** What is sent beside the record and the event. */
export type Sent = { reason?: string; ifMatch?: number }

/** A call that makes moves: which, and what it is sent for one of them. */
export type MovingCall<Event extends string> = {
  of: readonly Event[]
  ask: (client: Client, id: string, event: Event, sent: Sent) => Promise<Reply>
  /** What is answered where the tie opens a move of the call, though none of this state. */
  otherwise?: ProblemName
}

/** How the records of a table of moves are set up and asked to move. */
export type MovesWitness<Table extends Moves> = {
  table: Table
  seats: readonly Seat<StateOf<Table>>[]
  /** Puts the people where their ties want them. */
  seed: (world: TestServer) => Promise<void>
  /** Writes a record of a state, with nothing in the way of any move. */
  place: (world: TestServer, id: string, state: StateOf<Table>) => Promise<void>
  /** Puts away what stands in the way of this move, where another one of the state wants it there. */
  ready?: (world: TestServer, id: string, event: EventOf<Table>) => Promise<void>
  stands: (world: TestServer, id: string) => Promise<Standing>
  calls: readonly MovingCall<EventOf<Table>>[]
  /** Each guard at each event that has it; one that is left out fails the test. */
  guards: readonly GuardProof<Table>[]
  /** What the record says may be done with it; left out where it says so by flags of its own. */
  shown?: (client: Client, id: string) => Promise<readonly Shown[]>
}

/** Where a record stands. */
export type Standing = { state: string; version: number; isGone: boolean }

type Shown = { event: string; isOpen: boolean; why: string | null }

/** Who meets a guard at which move, what puts it in the way, and what is said then. */
export type GuardProof<Table extends Moves> = {
  guard: GuardOf<Table>
  event: EventOf<Table>
  who: CastName
  state: StateOf<Table>
  shut: (world: TestServer, id: string) => Promise<unknown>
  why: string
  /** It looks at what the record does not show: at what is sent, or at more than a list looks at. */
  isUnseen?: true
}
