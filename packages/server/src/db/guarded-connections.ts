import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConnectionProvider, DatabaseConnection, Driver } from 'kysely'
import { NestedConnection } from './database-errors.ts'

/**
 * Hands a connection to one piece of work, and refuses a second one to the same piece of work.
 *
 * The embedded engine has a single connection, so the second request would wait for the first one
 * for ever. On PostgreSQL it would only do so under load, which is worse; so it is refused there too.
 */
export class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver
  readonly #holding = new AsyncLocalStorage<{ isOver: boolean }>()

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#holding.getStore()?.isOver === false) {
      throw new NestedConnection()
    }
    const connection = await this.#driver.acquireConnection()
    // Work that outlives its transaction inherits this object, hence a flag and not its presence.
    const holding = { isOver: false }
    try {
      return await this.#holding.run(holding, () => consumer(connection))
    } finally {
      holding.isOver = true
      await this.#driver.releaseConnection(connection)
    }
  }
}
