import { pg } from './libraries.mjs'

/** Runs a piece of work and answers the statements that it sent, with their parameters. */
export async function recordStatements(work) {
  const statements = []
  const send = pg.Client.prototype.query
  pg.Client.prototype.query = function (statement, ...others) {
    if (typeof statement === 'object' && 'text' in statement) {
      statements.push({ text: statement.text, values: statement.values ?? [] })
    }
    return send.call(this, statement, ...others)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = send
  }
  return statements
}
