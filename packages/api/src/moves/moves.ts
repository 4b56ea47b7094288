import type { TieRight } from '../tie.ts'

// How a kind of record moves through its states: one table, which the server asks before it writes a
// state, pages show as buttons, and documents and tests are made from. Nothing here knows how a move
// is carried out.

/** One move of a table. */
export type Move<State extends string, Guard extends string> = {
  readonly from: readonly State[]
  /** The states it may lead to; none leaves the record where it is. */
  readonly to: readonly State[]
  /** Any one of them opens it. Nobody's move is made by the service itself, as what follows from another. */
  readonly who: readonly TieRight[]
  /** What must hold beside the state, by the names that the server gives a sentence to. */
  readonly guards: readonly Guard[]
  /** What is said where the state is another one; null for a sentence that names both. */
  readonly otherwise: string | null
  /** Why must be said, and is kept in the history. */
  readonly needsReason: boolean
  /** What its button says. */
  readonly label: string
  /** `main` is what most people do next, `refusing` says no or destroys. */
  readonly kind: MoveKind
}

/** How a move is shown: one amber button, a plain one, one that refuses. */
export type MoveKind = 'main' | 'plain' | 'refusing'

/** A table of moves, by the names of their events. */
export type Moves<
  State extends string = string,
  Event extends string = string,
  Guard extends string = string,
> = {
  readonly states: readonly [State, ...State[]]
  readonly events: { readonly [Name in Event]: Move<State, Guard> }
}

type Draft<State extends string, Guard extends string> = {
  from: readonly State[]
  to?: State | readonly State[]
  who: readonly TieRight[]
  guards?: readonly Guard[]
  otherwise?: string
  needsReason?: true
  label: string
  kind?: MoveKind
}

/** Declares how a kind of record moves. A state that is not one of its own does not compile. */
export function defineMoves<
  const State extends string,
  const Event extends string,
  const Guard extends string = never,
>(
  states: readonly [State, ...State[]],
  drafts: { readonly [Name in Event]: Draft<State, Guard> },
): Moves<State, Event, Guard> {
  const names = Object.keys(drafts) as Event[]
  const events = Object.fromEntries(names.map((name) => [name, completed(drafts[name])]))
  return { states, events: events as { [Name in Event]: Move<State, Guard> } }
}

function completed<State extends string, Guard extends string>(
  draft: Draft<State, Guard>,
): Move<State, Guard> {
  const {
    to = [],
    guards = [],
    otherwise = null,
    needsReason = false,
    kind = 'plain',
    ...rest
  } = draft
  const targets: readonly State[] = typeof to === 'string' ? [to] : to
  return { ...rest, to: targets, guards, otherwise, needsReason, kind }
}

/** The events of a table. */
export type EventOf<Table extends Moves> = keyof Table['events'] & string
/** The states of a table. */
export type StateOf<Table extends Moves> = Table['states'][number]
/** What a table's guards are called. */
export type GuardOf<Table extends Moves> = Table['events'][EventOf<Table>]['guards'][number]

/** The events that people can ask for, in the order of the table. */
export function eventNames<Table extends Moves>(
  table: Table,
): [EventOf<Table>, ...EventOf<Table>[]] {
  const names = (Object.keys(table.events) as EventOf<Table>[]).filter(
    (name) => (table.events[name]?.who.length ?? 0) > 0,
  )
  const [first, ...rest] = names
  if (first === undefined) {
    throw new TypeError('A table of moves without a move is of no use.')
  }
  return [first, ...rest]
}

/**
 * Who may make any move of a table at all: the ties of the policy of its call. Which of them the
 * event that is asked for takes is judged when it is made. A right that a wider one covers is left out.
 */
export function whoMayMove(table: Moves): TieRight[] {
  const rights = Object.values(table.events).flatMap(({ who }) => who)
  return rights.filter((right, place) =>
    rights.every(
      (other, at) => at === place || !covers(other, right) || (covers(right, other) && place < at),
    ),
  )
}

/** Whether whoever has one right has the other as well: the same tie, and no key more is needed. */
function covers(wide: TieRight, narrow: TieRight): boolean {
  const { tie, keys } = wide
  const isKeyed = narrow.keys.length > 0 && narrow.keys.every((key) => keys.includes(key))
  return tie === narrow.tie && (keys.length === 0 || isKeyed)
}
