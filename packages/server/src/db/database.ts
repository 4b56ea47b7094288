import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Engine, EngineLink } from './engine.ts'
import type { DatabaseTables } from './schema.ts'

export type { Engine } from './engine.ts'

/** A transaction: what every query function takes as its first argument. */
export type Transaction = KyselyTransaction<DatabaseTables>

/** Either the whole database or a transaction on it, for queries that may run in both. */
export type Queryable = Kysely<DatabaseTables>

/** Something the database wants an operator to know. Never holds a password or a parameter. */
export type DatabaseLog = {
  level: 'info' | 'warn' | 'error'
  message: string
  error?: Error
}

/** An open database with its schema up to date. */
export interface Database {
  kysely: Kysely<DatabaseTables>
  engine: Engine
  /** The server's own version, such as "18.6". */
  version: string
  /** Work on a bare connection, for a library that writes its own SQL (the clock). */
  onLink<T>(work: (link: EngineLink) => Promise<T>): Promise<T>
  /** Ends every connection, then gives the data folder back. May be called twice. */
  close(): Promise<void>
  /** A tar archive of the whole cluster, which `snapshotFile` opens again. Embedded engine only. */
  dump?(): Promise<Uint8Array>
}
