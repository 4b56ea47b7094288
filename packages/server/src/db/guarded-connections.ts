import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConnectionProvider, DatabaseConnection, Driver } from 'kysely'
import { NestedConnection } from './database-errors.ts'

/** A connection that some work holds; work that outlives its transaction inherits this object. */
type Holding = { of: GuardedConnections; isOver: boolean; outer: Holding | undefined }

// One for all databases: each of its kind costs every promise of the process something, for ever.
const held = new AsyncLocalStorage<Holding>()

/**
 * Hands a connection to one piece of work, and refuses a second one to the same piece of work.
 *
 * The embedded engine has a single connection, so the second request would wait for the first one
 * for ever. On PostgreSQL it would only do so under load, which is worse; so it is refused there too.
 */
export class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const outer = inForce(held.getStore())
    if (holds(outer, this)) {
      throw new NestedConnection()
    }
    const connection = await this.#driver.acquireConnection()
    const holding: Holding = { of: this, isOver: false, outer }
    try {
      return await held.run(holding, () => consumer(connection))
    } finally {
      holding.isOver = true
      await this.#driver.releaseConnection(connection)
    }
  }
}

/** The first that is not over, so that no chain of what is over grows. */
function inForce(holding: Holding | undefined): Holding | undefined {
  return holding?.isOver === true ? inForce(holding.outer) : holding
}

function holds(holding: Holding | undefined, one: GuardedConnections): boolean {
  const first = inForce(holding)
  return first !== undefined && (first.of === one || holds(first.outer, one))
}
