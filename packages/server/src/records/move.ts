import type { Selectable, Updateable } from 'kysely'
import {
  isBlank,
  type AllowedEvent,
  type EventOf,
  type GuardOf,
  type Moves,
  type StateOf,
  type Tie,
  type TieRight,
} from '@holdpoint/api'
import { opens } from '../access.ts'
import type { Queryable } from '../db/database.ts'
import type { DatabaseTables } from '../db/schema.ts'
import { fail, failField } from '../fail.ts'
import type { AuditEvent, PersonContext } from '../handler.ts'
import type { Person } from '../identity.ts'
import { requireVersion } from '../row-version.ts'

/** What each guard of a table says: null lets the move through, a sentence says why not. */
export type Guards<Table extends Moves, Facts> = {
  readonly [Guard in GuardOf<Table>]: (facts: Facts) => string | null
}

/** A kind of record that moves: its table of moves, its guards, and the table of rows it lies in. */
export type MovingKind<Table extends Moves, Facts, Rows extends MovingRows> = {
  readonly recordType: string
  readonly moves: Table
  readonly guards: Guards<Table, Facts>
  readonly table: Rows
  /** What a state is called within a sentence. */
  readonly stateWords: (state: StateOf<Table>) => string
  /** What follows from every move in its transaction, such as totals and copies of the row. */
  readonly after?: (row: MovedRow<Table, Rows>, write: WriteContext) => Promise<void>
}

/** The tables whose rows have a state that moves. */
export type MovingRows =
  | 'actions'
  | 'forms'
  | 'inquiries'
  | 'jsas'
  | 'lotos'
  | 'loto_templates'
  | 'master_hazards'
  | 'messages'
  | 'library_files'
  | 'my_forms'
  | 'sds_sheets'
  | 'sqrs'
  | 'topics'
  | 'topic_questions'

/** Those of them that belong to the whole database, and not to an organisation (decision 0108). */
export const rowsOfAll: ReadonlySet<string> = new Set<MovingRows>(['forms'])

/** Where a move is written. */
export type WriteContext = { db: Queryable; shardKey: string } & Pick<
  PersonContext,
  'now' | 'audit'
>

/** A row that has moved; a state of null is that of a record that is not there. */
export type MovedRow<Table extends Moves, Rows extends MovingRows> = {
  row: MovingRow<StateOf<Table>> & Partial<Selectable<DatabaseTables[Rows]>>
  from: StateOf<Table> | null
  to: StateOf<Table> | null
  /** What of the row became different with it. */
  columns: Updateable<DatabaseTables[Rows]>
}

/** A row that is about to move, locked. */
export type MovingRow<State extends string> = { id: string; status: State; row_version: number }

/** Binds the guards of a kind to its table of moves. */
export function movingKind<const Table extends Moves, Facts, Rows extends MovingRows>(
  kind: MovingKind<Table, Facts, Rows>,
): MovingKind<Table, Facts, Rows> {
  return kind
}

/** Who asks, and how they are tied to the record. */
export type Asker = { person: Person; ties: ReadonlySet<Tie> }

/**
 * Every event that a person may ask for in a state, open or with the sentence that says why not.
 * What is not theirs, or not of this state, is left out.
 */
export function eventsOf<Table extends Moves, Facts, Rows extends MovingRows>(
  { moves, guards }: MovingKind<Table, Facts, Rows>,
  state: StateOf<Table>,
  { person, ties }: Asker,
  facts: Facts,
): AllowedEvent[] {
  return Object.entries(moves.events)
    .filter(([, move]) => move.from.includes(state) && isOpenTo(move.who, ties, person))
    .map(([event, { label, kind, needsReason, guards: names }]) => {
      const why = refusalOf(guards, names, facts)
      return { event, label, kind, needsReason, isOpen: why === null, why }
    })
}

/**
 * Ends the call unless this person may make this move now: the version that was seen, the state, the
 * tie, the reason, the guards, in this order.
 */
export function requireMove<Table extends Moves, Facts, Rows extends MovingRows>(
  { moves, guards, stateWords }: MovingKind<Table, Facts, Rows>,
  event: EventOf<Table>,
  row: MovingRow<StateOf<Table>>,
  { person, ties, ifMatch }: Asker & Pick<PersonContext, 'ifMatch'>,
  { facts, reason }: { facts: Facts; reason: string | undefined },
): void {
  const move = moves.events[event]
  if (move === undefined || !isOpenTo(move.who, ties, person)) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!move.from.includes(row.status)) {
    const message =
      move.otherwise ?? `“${move.label}” is not possible while this is ${stateWords(row.status)}.`
    return fail('wrong_state', { message, details: { status: row.status } })
  }
  if (move.needsReason && isBlank(reason ?? '')) {
    return failField('reason', 'Please say why.')
  }
  const why = refusalOf(guards, move.guards, facts)
  return why === null ? undefined : fail('wrong_state', { message: why })
}

/** What a move writes. */
export type Written<Table extends Moves, Rows extends MovingRows> = {
  event: EventOf<Table>
  /** What the history calls it, where that is not the event. */
  said?: string
  /** The state that it leads to; left out, the record stays where it is. */
  to?: StateOf<Table> | undefined
  columns?: Updateable<DatabaseTables[Rows]>
  changes?: AuditEvent['changes']
  reason?: string | undefined
}

/**
 * Writes a move: state, columns, row version and audit row. The one writer of a status, so that
 * nothing that follows from one can be forgotten.
 */
export async function writeMove<Table extends Moves, Facts, Rows extends MovingRows>(
  { recordType, moves, table, after }: MovingKind<Table, Facts, Rows>,
  row: MovedRow<Table, Rows>['row'],
  { event, said = event, to, columns, changes, reason }: Written<Table, Rows>,
  write: WriteContext,
): Promise<void> {
  const targets = moves.events[event]?.to ?? []
  if (to === undefined ? targets.length > 0 : !targets.includes(to)) {
    throw new Error(`${recordType}: ${event} does not lead to ${to ?? row.status}.`)
  }
  const { db, shardKey, now, audit } = write
  const status = to ?? row.status
  await db
    // Every table of `MovingRows` has these columns; which one it is does not matter here.
    .updateTable(table as 'actions')
    .set({
      ...(columns as Updateable<DatabaseTables['actions']>),
      status: status as DatabaseTables['actions']['status'],
      updated_at: now,
      row_version: row.row_version + 1,
    })
    .where('id', '=', row.id)
    .$if(!rowsOfAll.has(table), (update) => update.where('shard_key', '=', shardKey))
    .execute()
  const deletedAt = (columns as { deleted_at?: unknown } | undefined)?.deleted_at
  const wasGone = deletedAt === null
  const isGone = deletedAt !== undefined && !wasGone
  await after?.(
    { row, from: wasGone ? null : row.status, to: isGone ? null : status, columns: columns ?? {} },
    write,
  )
  await audit({
    recordType,
    recordId: row.id,
    action: said,
    changes: {
      ...(wasGone || isGone || status !== row.status
        ? { status: { from: wasGone ? 'deleted' : row.status, to: isGone ? 'deleted' : status } }
        : {}),
      ...changes,
    },
    ...(reason === undefined || isBlank(reason) ? {} : { reason: reason.trim() }),
  })
}

function isOpenTo(who: readonly TieRight[], ties: ReadonlySet<Tie>, person: Person): boolean {
  return opens({ ties: who }, ties, person)
}

function refusalOf<Facts>(
  guards: Readonly<Record<string, (facts: Facts) => string | null>>,
  names: readonly string[],
  facts: Facts,
): string | null {
  for (const name of names) {
    const why = guards[name]?.(facts) ?? null
    if (why !== null) {
      return why
    }
  }
  return null
}
