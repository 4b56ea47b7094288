import type { Database, Queryable } from './database.ts'

/** Reads in one state of the database, where its engine can keep one beside other work. */
export type InSnapshot = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>

/**
 * PostgreSQL keeps one state for a connection of its own for as long as the work takes. The
 * embedded engine has a single connection, which everybody else would wait for; there each query
 * sees the state of its own moment.
 */
export function snapshotsOf({ kysely, engine }: Database): InSnapshot {
  return (work) =>
    engine === 'postgres'
      ? kysely
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(work)
      : work(kysely)
}
