import { noState, policies, type Tie } from '@holdpoint/api'
import { sql, type RawBuilder } from 'kysely'
import { opens } from '../access.ts'
import type { PersonContext } from '../handler.ts'
import type { PersonRights } from '../identity.ts'
import type { TiesOfSome } from './ties.ts'
import { watchOf, type State, type StatesOf, type Watch } from './watch.ts'

/** A call that opens one record. */
type OpeningCall = {
  [Name in keyof typeof policies]: (typeof policies)[Name]['record'] extends null ? never : Name
}[keyof typeof policies]

/** A part of what a row shows. */
export type Shown = {
  /** Its columns and counts, over the row: of all readers, and of no one reader alone. */
  of: (now: Date) => readonly RawBuilder<unknown>[]
  /** Who sees it; left out for whoever may read the record. */
  isFor?: (ties: ReadonlySet<Tie>, person: PersonRights) => boolean
}

/** How the rows of a kind of record follow what others do to them (decision 0090). */
export type LiveDeclaration = {
  /** Their table, and what `shows` calls a row of it; it has `shard_key`, `id` and `deleted_at`. */
  table: string
  as: string
  /** It has no `deleted_at`. */
  isNeverDeleted?: boolean
  /** The call that opens a record: its row of the policy says who is told of one. */
  opens: OpeningCall
  ties: TiesOfSome
  shows: readonly Shown[]
}

/** Rows of a kind, as they are followed. */
export type LiveRows = {
  declared: LiveDeclaration
  statesOf: StatesOf
  watch: (...of: Parameters<ReturnType<typeof watchOf>>) => Watch
}

/** Makes of a declaration what answers who follows. */
export function liveRowsOf(declared: LiveDeclaration): LiveRows {
  const statesOf = statesIn(declared)
  return { declared, statesOf, watch: watchOf(statesOf) }
}

function statesIn({ table, as, shows, isNeverDeleted = false }: LiveDeclaration): StatesOf {
  const column = (name: string) => sql.ref(`${as}.${name}`)
  return async (db, shardKey, ids, now) => {
    const digests = shows.map(
      (shown) => sql`left(md5(concat_ws('|', ${sql.join(shown.of(now))})), 16)`,
    )
    const { rows } = await sql<{ id: string; state: State }>`
      select ${column('id')} as id, array[${sql.join(digests)}] as state
      from ${sql.table(table)} as ${sql.ref(as)}
      where ${column('shard_key')} = ${shardKey} and ${column('id')} = any(${[...ids]}::text[])
        ${isNeverDeleted ? sql`` : sql`and ${column('deleted_at')} is null`}`.execute(db)
    return new Map(rows.map(({ id, state }) => [id, state]))
  }
}

/** What is asked of rows that a page shows. */
export type ChangesAsk = {
  /** In the order in which the caller named them. */
  ids: readonly string[]
  /** What the caller knows of them, in the same order. */
  known: readonly string[]
  waitS: number
}

type LiveContext = Pick<PersonContext, 'db' | 'person' | 'cacheOwner' | 'ports'>

/**
 * The states of some records for one person, at once when one looks otherwise than they know it, and
 * else as soon as it does. Who may read a record is asked anew after the wait, so that one that was
 * closed to them meanwhile says no more than that.
 */
export async function changesOf(
  { declared, statesOf, watch }: LiveRows,
  { ids, known, waitS }: ChangesAsk,
  { db, person, cacheOwner, ports: { clock } }: LiveContext,
): Promise<string[]> {
  const tellAs = (ties: Awaited<ReturnType<TiesOfSome>>) => (states: ReadonlyMap<string, State>) =>
    ids.map((id) => told(declared, { state: states.get(id), ties: ties.get(id), person }))
  const tiesAt = (now: Date) => declared.ties(db, person, ids, now)
  const { shardKey } = person
  // Of one moment, and the states first: what is closed to the person between the two is told as closed.
  const now = clock.now()
  const states = await statesOf(db, shardKey, ids, now)
  const ties = await tiesAt(now)
  const tell = tellAs(ties)
  const isNews = (states: ReadonlyMap<string, State>) =>
    tell(states).some((state, index) => state !== known[index])
  const open = ids.filter((id) => ties.has(id))
  if (waitS === 0 || open.length === 0 || isNews(states)) {
    return tell(states)
  }
  const later = await watch(cacheOwner, db, clock).wait(
    { shardKey, ids: open, isNews },
    waitS * 1000,
  )
  return tellAs(await tiesAt(clock.now()))(later)
}

type Told = { state: State | undefined; ties: ReadonlySet<Tie> | undefined; person: PersonRights }

/** A state as this person is told it. */
function told({ opens: call, shows }: LiveDeclaration, { state, ties, person }: Told): string {
  if (state === undefined || ties === undefined || !opens(policies[call].record, ties, person)) {
    return noState
  }
  return shows
    .flatMap(({ isFor }, place) => (isFor?.(ties, person) === false ? [] : [state[place] ?? '']))
    .join('')
}
