import pg from 'pg'
import { AcquireTimeout, DatabaseUnavailable, SqlError } from './database-errors.ts'

const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EACCES',
])

// Shutdown, crash, start-up, idle session ended, too many connections: the server's own SQLSTATEs.
const lostServer = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300'])

const lostMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/

/** Where a connection goes, without the password. */
export type Endpoint = { host: string; port: number }

/** Translates what `pg` throws into the errors that both engines share. */
export function translateFault(error: unknown, at: Endpoint, acquireTimeoutMs: number): unknown {
  if (!(error instanceof Error)) {
    return error
  }
  if (error.message === 'timeout exceeded when trying to connect') {
    return new AcquireTimeout(acquireTimeoutMs)
  }
  const code = codeOf(error)
  if (code.startsWith('08') || lostServer.has(code) || lostSocket.has(code)) {
    return unavailable(error, at)
  }
  if (error instanceof pg.DatabaseError) {
    const { message, severity, detail, hint, schema, table, column, constraint, position } = error
    return new SqlError({
      message,
      code,
      severity,
      detail,
      hint,
      schema,
      table,
      column,
      constraint,
      position,
    })
  }
  return lostMessages.test(error.message) ? unavailable(error, at) : error
}

/** Node's socket errors and PostgreSQL's SQLSTATEs both live in `code`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

function unavailable(error: Error, at: Endpoint): DatabaseUnavailable {
  const reason = error.message === '' ? codeOf(error) : error.message
  return new DatabaseUnavailable(
    `The connection to PostgreSQL at ${at.host}:${at.port} was lost: ${reason}`,
    { cause: error },
  )
}
