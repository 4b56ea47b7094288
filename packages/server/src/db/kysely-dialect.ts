import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { ConnectionReturned, SqlError, TransactionAborted } from './database-errors.ts'
import type { DatabaseLog } from './database.ts'
import type { EngineLink, EnginePool, EngineResult } from './engine.ts'
import { GuardedConnections } from './guarded-connections.ts'
import { toParameter } from './parameter.ts'
import type { DatabaseTables } from './schema.ts'

type Log = (entry: DatabaseLog) => void

/** Builds the query builder over either engine. */
export function kyselyOver(pool: EnginePool, onLog: Log): Kysely<DatabaseTables> {
  const driver = new PoolDriver(pool, onLog)
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  }
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnections(driver),
  )
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

class PoolDriver implements Driver {
  readonly #pool: EnginePool
  readonly #onLog: Log

  constructor(pool: EnginePool, onLog: Log) {
    this.#pool = pool
    this.#onLog = onLog
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LinkConnection> {
    return new LinkConnection(await this.#pool.acquire())
  }

  async releaseConnection(connection: LinkConnection): Promise<void> {
    this.#pool.release(connection.giveBack(), connection.isSpoiled)
  }

  async beginTransaction(connection: LinkConnection, settings: TransactionSettings): Promise<void> {
    const isolation =
      settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`
    const access = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`
    await connection.run(`start transaction${isolation}${access}`)
  }

  async commitTransaction(connection: LinkConnection): Promise<void> {
    if ((await connection.run('commit')) === 'ROLLBACK') {
      throw new TransactionAborted()
    }
  }

  /** Never throws: the error that made the transaction fail is the one worth telling. */
  async rollbackTransaction(connection: LinkConnection): Promise<void> {
    try {
      await connection.run('rollback')
    } catch (error) {
      connection.isSpoiled = true
      const reason = error instanceof Error ? error.message : String(error)
      this.#onLog({ level: 'warn', message: `A transaction could not be rolled back: ${reason}` })
    }
  }

  async savepoint(connection: LinkConnection, name: string): Promise<void> {
    await connection.run(`savepoint ${quoted(name)}`)
  }

  async rollbackToSavepoint(connection: LinkConnection, name: string): Promise<void> {
    await connection.run(`rollback to ${quoted(name)}`)
  }

  async releaseSavepoint(connection: LinkConnection, name: string): Promise<void> {
    await connection.run(`release ${quoted(name)}`)
  }

  async destroy(): Promise<void> {
    await this.#pool.close()
  }
}

/** One holding of a connection. It answers until it is given back, and never after. */
class LinkConnection implements DatabaseConnection {
  /** True when nobody knows any more what state the connection is in. */
  isSpoiled = false
  #link: EngineLink
  #isHeld = true

  constructor(link: EngineLink) {
    this.#link = link
  }

  giveBack(): EngineLink {
    this.#isHeld = false
    return this.#link
  }

  async run(sql: string): Promise<string> {
    const { command } = await this.#link.query(sql, [])
    return command
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isHeld) {
      throw new ConnectionReturned()
    }
    const result = await this.#answered(sql, parameters)
    // The row type is what the query builder worked out; nothing checks it at run time.
    const rows = result.rows as R[]
    return isWrite(result.command)
      ? { rows, numAffectedRows: BigInt(result.affectedRows) }
      : { rows }
  }

  async #answered(sql: string, parameters: readonly unknown[]): Promise<EngineResult> {
    try {
      return await this.#link.query(sql, parameters.map(toParameter))
    } catch (error) {
      if (error instanceof SqlError) {
        // Taken anew here, where the stack leads to whoever sent the query.
        Error.captureStackTrace(error)
      }
      throw error
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported. Page through the rows by key instead.')
  }
}

function isWrite(command: string): boolean {
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
