import type { Queryable } from '../db/database.ts'
import type { Clock } from '../ports/ports.ts'

// Rows that follow what others do to them (decision 0029). A state is made of what a row shows, so
// nothing is missed, whatever happens to clocks and commits.

/** How a row looks: a digest of each of its parts, because not everybody sees all of them. */
export type State = readonly string[]
type States = ReadonlyMap<string, State>

/** How the rows of a kind look, by their ids, whoever asks; those that are gone are left out. */
export type StatesOf = (
  db: Queryable,
  shardKey: string,
  ids: readonly string[],
  now: Date,
) => Promise<States>

/** What somebody waits for: rows of a kind, until one looks otherwise. */
type Wanted = {
  shardKey: string
  ids: readonly string[]
  isNews: (states: States) => boolean
}

type Waiter = Wanted & {
  tell: (states: States) => void
  fail: (error: unknown) => void
}

/** Looks after rows of a kind for all who wait in this process. */
export interface Watch {
  /** The states once `isNews` says so of them, or as they are when the time is up. */
  wait: (wanted: Wanted, waitMs: number) => Promise<States>
}

const lookEveryMs = 1000

/** The watch of a kind: however many wait, each organisation of a database is read once a second. */
export function watchOf(statesOf: StatesOf) {
  const watches = new WeakMap<object, Watch>()
  return (owner: object, db: Queryable, clock: Clock): Watch => {
    const known = watches.get(owner) ?? createWatch(db, clock, statesOf)
    watches.set(owner, known)
    return known
  }
}

function createWatch(db: Queryable, clock: Clock, statesOf: StatesOf): Watch {
  const waiters = new Set<Waiter>()
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
        const ids = [...new Set(here.flatMap((waiter) => waiter.ids))]
        const states = await statesOf(db, shardKey, ids, clock.now())
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
          statesOf(db, shardKey, ids, clock.now()).then(resolve, reject)
        }, waitMs)
        end.unref()
        const leave = () => {
          clearTimeout(end)
          waiters.delete(waiter)
        }
        const waiter: Waiter = {
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
