/** The database cannot answer now. The same request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The thread that holds the embedded database ended without being asked to. */
export class DatabaseWorkerStopped extends DatabaseUnavailable {
  override name = 'DatabaseWorkerStopped'
}

/** Every connection stayed busy for longer than a request may wait. */
export class AcquireTimeout extends DatabaseUnavailable {
  override name = 'AcquireTimeout'

  constructor(waitedMs: number) {
    super(
      `No database connection became free within ${waitedMs / 1000} s. ` +
        'Either the load is too high or a transaction never ended.',
    )
  }
}

/** A query came after `close()`. */
export class DatabaseClosed extends DatabaseUnavailable {
  override name = 'DatabaseClosed'

  constructor() {
    super('The database has been closed.')
  }
}

/** A second connection was asked for from inside a transaction. A bug, never a user's mistake. */
export class NestedConnection extends Error {
  override name = 'NestedConnection'

  constructor() {
    super(
      'A query was sent to the database from inside a transaction without using that transaction. ' +
        'The embedded engine has one connection, so it would wait for itself. ' +
        'Pass the transaction to the query instead.',
    )
  }
}

/** A query was sent through a transaction that had already ended. A bug, never a user's mistake. */
export class ConnectionReturned extends Error {
  override name = 'ConnectionReturned'

  constructor() {
    super(
      'A query was sent through a transaction that has already ended. ' +
        'Await every query before the transaction function returns.',
    )
  }
}

/** A statement had failed and the failure was swallowed, so PostgreSQL rolled back at commit. */
export class TransactionAborted extends Error {
  override name = 'TransactionAborted'

  constructor() {
    super(
      'The transaction was rolled back at commit because an earlier statement in it had failed. ' +
        'Let the failure of a statement end the transaction, or use a savepoint.',
    )
  }
}

/** The database could not be opened at all. The message is a sentence for the operator. */
export class DatabaseNotOpened extends Error {
  override name = 'DatabaseNotOpened'
}

/** What PostgreSQL says about a refused statement, the same for both engines. */
export type SqlFault = {
  message: string
  code: string
  severity?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  schema?: string | undefined
  table?: string | undefined
  column?: string | undefined
  constraint?: string | undefined
  position?: string | undefined
}

/** PostgreSQL refused a statement. `code` is its five-character SQLSTATE. */
export class SqlError extends Error {
  override name = 'SqlError'
  readonly code: string
  readonly severity: string | undefined
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly schema: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly constraint: string | undefined
  readonly position: string | undefined

  constructor(fault: SqlFault) {
    super(fault.message)
    this.code = fault.code
    this.severity = fault.severity
    this.detail = fault.detail
    this.hint = fault.hint
    this.schema = fault.schema
    this.table = fault.table
    this.column = fault.column
    this.constraint = fault.constraint
    this.position = fault.position
  }
}
