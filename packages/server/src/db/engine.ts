import type { Parameter } from './parameter.ts'

/** Which engine answers the queries. Both speak the same SQL and give back the same types. */
export type Engine = 'pglite' | 'postgres'

/** What one statement gave back. */
export type EngineResult = {
  rows: Record<string, unknown>[]
  /** The command tag's first word, such as SELECT or ROLLBACK. */
  command: string
  affectedRows: number
}

/** One connection, held by one holder at a time. */
export interface EngineLink {
  query(sql: string, parameters: readonly Parameter[]): Promise<EngineResult>
  /** Runs several statements at once, without parameters. */
  script(sql: string): Promise<void>
}

/** The connections of one engine: one for the embedded database, several for PostgreSQL. */
export interface EnginePool {
  readonly engine: Engine
  /** The server's own version, such as "18.6". */
  readonly version: string
  acquire(): Promise<EngineLink>
  /** `discard` throws the connection away, because nobody knows what state it is in. */
  release(link: EngineLink, discard: boolean): void
  /** Lets the holders finish, refuses new ones, then ends every connection. */
  close(): Promise<void>
}

/** Runs a piece of work on one connection. */
export async function withLink<T>(
  pool: EnginePool,
  work: (link: EngineLink) => Promise<T>,
): Promise<T> {
  const link = await pool.acquire()
  let failed = true
  try {
    const result = await work(link)
    failed = false
    return result
  } finally {
    pool.release(link, failed)
  }
}
