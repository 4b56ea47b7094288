import pg from 'pg'
import { parserOf } from './column-types.ts'
import type { DatabaseLog } from './database.ts'
import { DatabaseClosed, DatabaseNotOpened, DatabaseUnavailable } from './database-errors.ts'
import type { EngineLink, EnginePool, EngineResult } from './engine.ts'
import { withLink } from './engine.ts'
import type { Parameter } from './parameter.ts'
import { codeOf, translateFault } from './postgres-faults.ts'
import type { Endpoint } from './postgres-faults.ts'
import { StatementNames } from './statement-names.ts'

const closeWaitMs = 8_000
const oldestMajorVersion = 15

export type PostgresPoolOptions = {
  databaseUrl: string
  connectionLimit: number
  acquireTimeoutMs: number
  statementTimeoutMs: number
  onLog: (entry: DatabaseLog) => void
}

/** Connections to a PostgreSQL server. */
export class PostgresPool implements EnginePool {
  readonly engine = 'postgres'
  readonly #pool: pg.Pool
  readonly #endpoint: Endpoint
  readonly #acquireTimeoutMs: number
  readonly #onLog: (entry: DatabaseLog) => void
  readonly #names = new StatementNames()
  readonly #clients = new WeakMap<EngineLink, pg.PoolClient>()
  /** Connections whose prepared statements no longer fit the schema. */
  readonly #outdated = new WeakSet<EngineLink>()
  #version = ''
  #closing: Promise<void> | undefined

  static async open(options: PostgresPoolOptions): Promise<PostgresPool> {
    const pool = new PostgresPool(options)
    try {
      await pool.#greet()
    } catch (error) {
      await pool.close()
      throw error instanceof DatabaseNotOpened ? error : pool.#notOpened(error)
    }
    return pool
  }

  private constructor(options: PostgresPoolOptions) {
    this.#acquireTimeoutMs = options.acquireTimeoutMs
    this.#onLog = options.onLog
    this.#endpoint = endpointOf(options.databaseUrl)
    this.#pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: options.connectionLimit,
      connectionTimeoutMillis: options.acquireTimeoutMs,
      application_name: 'holdpoint',
      types: { getTypeParser: parserOf },
      keepAlive: true,
      verify: (client, done) => {
        prepareSession(client, options.statementTimeoutMs).then(() => done(), done)
      },
    })
    // Without a listener the loss of an idle connection would end the process, and so would the
    // loss of one that is in use but between two queries, which the pool does not listen to.
    this.#pool.on('error', (error) => this.#warn(error))
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  get version(): string {
    return this.#version
  }

  async acquire(): Promise<EngineLink> {
    if (this.#closing !== undefined) {
      throw new DatabaseClosed()
    }
    const client = await this.#translated(() => this.#pool.connect())
    const link = this.#linkTo(client)
    this.#clients.set(link, client)
    return link
  }

  release(link: EngineLink, discard: boolean): void {
    this.#clients.get(link)?.release(discard || this.#outdated.has(link))
    this.#clients.delete(link)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, closeWaitMs).unref()
    })
    await Promise.race([this.#pool.end(), tooLate])
  }

  async #greet(): Promise<void> {
    const { rows } = await withLink(this, (link) => link.query('show server_version', []))
    this.#version = String(rows[0]?.['server_version']).split(' ')[0] ?? ''
    if (Number.parseInt(this.#version, 10) < oldestMajorVersion) {
      throw new DatabaseNotOpened(
        `PostgreSQL at ${this.#place()} is version ${this.#version}. ` +
          `Holdpoint needs version ${oldestMajorVersion} or newer.`,
      )
    }
  }

  /** `pg` wants one query at a time on a connection, so queries sent together wait here. */
  #linkTo(client: pg.PoolClient): EngineLink {
    let last: Promise<unknown> = Promise.resolve()
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const turn = last.then(() => this.#translated(work))
      last = turn.catch(() => undefined)
      return turn
    }
    const link: EngineLink = {
      query: (sql, parameters) =>
        inTurn(() => this.#query(client, sql, parameters)).catch((error: unknown) => {
          throw this.#noticeOutdated(link, error)
        }),
      script: async (sql) => {
        await inTurn(() => client.query(sql))
      },
    }
    return link
  }

  /** During a rolling update another process may change a table that a statement here was made for. */
  #noticeOutdated(link: EngineLink, error: unknown): unknown {
    if (codeOf(error) !== '0A000' || !String(error).includes('cached plan')) {
      return error
    }
    this.#outdated.add(link)
    return new DatabaseUnavailable(
      'The schema changed while this connection was open. Try again.',
      {
        cause: error,
      },
    )
  }

  async #query(
    client: pg.PoolClient,
    text: string,
    parameters: readonly Parameter[],
  ): Promise<EngineResult> {
    const values = parameters.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value) : value,
    )
    const name = this.#names.nameOf(text)
    const config = name === undefined ? { text, values } : { text, values, name }
    // By callback: what `pg` answers by a promise outlives two rounds of the collector of young
    // objects, so that all rows end up among the old ones. Measured, that was a third of a call.
    return await new Promise((resolve, reject) => {
      client.query<Record<string, unknown>>(config, (error: Error | null, result) => {
        if (error === null) {
          const { rows, command, rowCount } = result
          resolve({ rows, command, affectedRows: rowCount ?? 0 })
        } else {
          reject(error)
        }
      })
    })
  }

  async #translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw translateFault(error, this.#endpoint, this.#acquireTimeoutMs)
    }
  }

  #notOpened(error: unknown): DatabaseNotOpened {
    return new DatabaseNotOpened(this.#openingSentence(error), { cause: error })
  }

  #openingSentence(error: unknown): string {
    const place = this.#place()
    switch (codeOf(error)) {
      case '28P01':
      case '28000':
        return `PostgreSQL at ${place} refused the user name or the password of DATABASE_URL.`
      case '3D000':
        return `PostgreSQL at ${place} has no such database. Create it, or correct DATABASE_URL.`
    }
    const reason = error instanceof DatabaseUnavailable ? codeOf(error.cause) : String(error)
    return (
      `PostgreSQL at ${place} could not be reached${reason === '' ? '' : ` (${reason})`}. ` +
      'Start it, or correct DATABASE_URL.'
    )
  }

  #place(): string {
    return `${this.#endpoint.host}:${this.#endpoint.port}`
  }

  #warn(error: Error): void {
    const message = `A connection to PostgreSQL at ${this.#place()} was lost: ${error.message}`
    this.#onLog({ level: 'warn', message, error })
  }
}

/**
 * The zone is the embedded engine's: a cast to a day must cut at the same midnight. A transaction
 * whose process hangs must not hold its locks for ever. A statement that counts many rows is compiled
 * for longer than it then runs, so that none is.
 */
async function prepareSession(client: pg.ClientBase, statementTimeoutMs: number): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set jit = off; ` +
      `set statement_timeout = ${statementTimeoutMs}; ` +
      `set idle_in_transaction_session_timeout = ${statementTimeoutMs * 2}`,
  )
}

/** Asks `pg` itself, which also knows sockets, service defaults and PGHOST. */
function endpointOf(databaseUrl: string): Endpoint {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new DatabaseNotOpened(
      'DATABASE_URL must begin with postgres:// or postgresql://, ' +
        'as in postgres://user:password@host:5432/database.',
    )
  }
  try {
    const { host, port } = new pg.Client({ connectionString: databaseUrl })
    return { host, port }
  } catch {
    throw new DatabaseNotOpened(
      'DATABASE_URL is not a valid address. Special characters in the password must be percent-encoded.',
    )
  }
}
