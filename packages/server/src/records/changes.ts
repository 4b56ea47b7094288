import type { Queryable } from '../db/database.ts'

// Rows that follow what others do to them (decision 0029). A state is made of what a row shows, so
// nothing is missed, whatever happens to clocks and commits.

/** How the rows of a kind look, by their ids, whoever asks; those that are gone are left out. */
export type StatesOf<State> = (
  db: Queryable,
  shardKey: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, State>>

/** What somebody waits for: rows of a kind, until one looks otherwise. */
type Wanted<State> = {
  shardKey: string
  ids: readonly string[]
  isNews: (states: ReadonlyMap<string, State>) => boolean
}

type Waiter<State> = Wanted<State> & {
  tell: (states: ReadonlyMap<string, State>) => void
  fail: (error: unknown) => void
}

/** Looks after rows of a kind for all who wait in this process. */
export interface Watch<State> {
  /** The states once `isNews` says so of them, or as they are when the time is up. */
  wait: (wanted: Wanted<State>, waitMs: number) => Promise<ReadonlyMap<string, State>>
}

const lookEveryMs = 1000

/** The watch of a kind: however many wait, each organisation of a database is read once a second. */
export function watchOf<State>(statesOf: StatesOf<State>) {
  const watches = new WeakMap<object, Watch<State>>()
  return (owner: object, db: Queryable): Watch<State> => {
    const known = watches.get(owner) ?? createWatch(db, statesOf)
    watches.set(owner, known)
    return known
  }
}

function createWatch<State>(db: Queryable, statesOf: StatesOf<State>): Watch<State> {
  const waiters = new Set<Waiter<State>>()
  let timer: NodeJS.Timeout | undefined

  function lookSoon(): void {
    if (timer === undefined && waiters.size > 0) {
      timer = setTimeout(() => void look(), lookEveryMs)
      // Nobody's waiting keeps a process alive that is to stop.
      timer.unref()
    }
  }

  async function look(): Promise<void> {
    const shardKeys = new Set([...waiters].map(({ shardKey }) => shardKey))
    for (const shardKey of shardKeys) {
      const here = [...waiters].filter((waiter) => waiter.shardKey === shardKey)
      try {
        const states = await statesOf(db, shardKey, [...new Set(here.flatMap(({ ids }) => ids))])
        here.filter(({ isNews }) => isNews(states)).forEach(({ tell }) => tell(states))
      } catch (error) {
        here.forEach(({ fail }) => fail(error))
      }
    }
    timer = undefined
    lookSoon()
  }

  return {
    wait: ({ shardKey, ids, isNews }, waitMs) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => {
          waiters.delete(waiter)
          statesOf(db, shardKey, ids).then(resolve, reject)
        }, waitMs)
        end.unref()
        const leave = () => {
          clearTimeout(end)
          waiters.delete(waiter)
        }
        const waiter: Waiter<State> = {
          ...{ shardKey, ids, isNews },
          tell: (states) => {
            leave()
            resolve(states)
          },
          fail: (error) => {
            leave()
            reject(error instanceof Error ? error : new Error(String(error)))
          },
        }
        waiters.add(waiter)
        lookSoon()
      }),
  }
}

/** What is asked of rows that a page shows. */
export type ChangesAsk<State> = {
  shardKey: string
  /** In the order in which the caller named them. */
  ids: readonly string[]
  /** Those of them that the caller may read. */
  readable: ReadonlySet<string>
  /** What the caller knows of them, in the same order. */
  known: readonly string[]
  waitS: number
  /** A state as this caller is told it; another text means that the row looks otherwise. */
  told: (state: State | undefined) => string
  /** What one answers that is gone, or not open to the caller. */
  none: string
}

/** Answers at once when something looks otherwise than the caller knows it, and else waits. */
export async function changesOf<State>(
  statesOf: StatesOf<State>,
  watch: Watch<State>,
  db: Queryable,
  { shardKey, ids, readable, known, waitS, told, none }: ChangesAsk<State>,
): Promise<string[]> {
  const open = ids.filter((id) => readable.has(id))
  const answers = (states: ReadonlyMap<string, State>) =>
    ids.map((id) => (readable.has(id) ? told(states.get(id)) : none))
  const isNews = (states: ReadonlyMap<string, State>) =>
    answers(states).some((state, index) => state !== known[index])
  const now = await statesOf(db, shardKey, open)
  return answers(
    waitS === 0 || open.length === 0 || isNews(now)
      ? now
      : await watch.wait({ shardKey, ids: open, isNews }, waitS * 1000),
  )
}
