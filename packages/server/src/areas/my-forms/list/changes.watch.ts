import type { Queryable } from '../../../db/database.ts'
import { statesOf, type EntryState } from './changes.queries.ts'

type States = ReadonlyMap<string, EntryState>

/** Somebody who waits until an entry looks otherwise. */
type Waiter = {
  shardKey: string
  ids: readonly string[]
  isNews: (states: States) => boolean
  tell: (states: States) => void
  fail: (error: unknown) => void
}

/** Looks after entries for all who wait in this process. */
export interface Watch {
  /** The states once `isNews` says so of them, or as they are when the time is up. */
  wait: (wanted: Pick<Waiter, 'shardKey' | 'ids' | 'isNews'>, waitMs: number) => Promise<States>
}

const lookEveryMs = 1000
const watches = new WeakMap<object, Watch>()

/** The one watch of a database: however many wait, each organisation is read once a second. */
export function watchOf(owner: object, db: Queryable): Watch {
  const known = watches.get(owner) ?? createWatch(db)
  watches.set(owner, known)
  return known
}

function createWatch(db: Queryable): Watch {
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
