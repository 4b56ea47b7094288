// The thread that owns the embedded database. In the main thread it would hold up every request,
// because PGlite answers synchronously. Plain JavaScript, so that it runs from source under any
// loader and as a copy beside a bundle. It imports of ours only what lies beside it there.
import { parentPort, workerData } from 'node:worker_threads'
import { messages, protocol } from '@electric-sql/pglite'
import { openEngine } from './pglite-engine.mjs'

/**
 * @typedef {import('./pglite-engine.mjs').EngineStart} WorkerStart
 *
 * @typedef {import('@electric-sql/pglite').PGlite} PGlite
 *
 * @typedef {(
 *   | {
 *       id: number,
 *       kind: 'query',
 *       sql: string,
 *       parameters: readonly (string | Uint8Array | null)[],
 *       name: string | null,
 *     }
 *   | { id: number, kind: 'exec', sql: string }
 *   | { id: number, kind: 'dump' }
 *   | { id: number, kind: 'close' }
 * )} WorkerRequest
 *
 * @typedef {{
 *   columns: { name: string, type: number }[],
 *   rows: (string | null)[][],
 *   command: string,
 *   affectedRows: number,
 * }} WorkerResult
 * A query with a name is prepared once. Values stay PostgreSQL's text: the main thread turns them into types, with the table that it
 * uses for PostgreSQL too, and text is also the cheapest thing to hand over.
 *
 * @typedef {{
 *   message: string,
 *   code?: string | undefined,
 *   severity?: string | undefined,
 *   detail?: string | undefined,
 *   hint?: string | undefined,
 *   schema?: string | undefined,
 *   table?: string | undefined,
 *   column?: string | undefined,
 *   constraint?: string | undefined,
 *   position?: string | undefined,
 * }} WorkerFault
 *
 * @typedef {(
 *   | { id: number, ok: true, result: WorkerResult | null, archive: Uint8Array | null }
 *   | { id: number, ok: false, fault: WorkerFault }
 * )} WorkerReply
 * The reply with id 0 says whether the database opened.
 */

const { serialize } = protocol
/** How the engine's C library numbers a full disk, and a quota that is used up. */
const noSpace = [51, 19]
const faultFields = /** @type {const} */ ([
  'code',
  'severity',
  'detail',
  'hint',
  'schema',
  'table',
  'column',
  'constraint',
  'position',
])

if (parentPort === null) {
  throw new Error('pglite-worker.mjs runs in a worker thread only.')
}
const port = parentPort
/** @type {PGlite | null} */
let database = null
/** @type {Set<string>} */
const prepared = new Set()
/** @type {Promise<void>} */
let last = Promise.resolve()

try {
  database = await openEngine(workerData)
  // One after the other: the conversation with the engine below has no lock of its own.
  port.on('message', (request) => {
    last = last.then(() => answer(request))
  })
  reply({ id: 0, ok: true, result: null, archive: null })
} catch (error) {
  reply({ id: 0, ok: false, fault: faultOf(error) })
}

/** @param {WorkerRequest} request */
async function answer(request) {
  try {
    const done = await perform(request)
    reply({ id: request.id, ok: true, ...done })
  } catch (error) {
    reply({ id: request.id, ok: false, fault: faultOf(error) })
    if (error instanceof Error && error.name === 'RuntimeError') {
      // WebAssembly itself broke. Nothing that it would answer from here on can be believed.
      throw error
    }
  }
  if (request.kind === 'close') {
    port.close()
  }
}

/**
 * @param {WorkerRequest} request
 * @returns {Promise<{ result: WorkerResult | null, archive: Uint8Array | null }>}
 */
async function perform(request) {
  if (database === null) {
    throw new Error('The embedded database is not open.')
  }
  switch (request.kind) {
    case 'query':
      return { result: await query(database, request), archive: null }
    case 'exec':
      await database.exec(request.sql)
      return { result: null, archive: null }
    case 'dump': {
      // Without a checkpoint whoever opens the archive would have to replay the log first.
      await database.exec('checkpoint')
      const archive = await database.dumpDataDir('none')
      return { result: null, archive: new Uint8Array(await archive.arrayBuffer()) }
    }
    case 'close':
      await database.close()
      return { result: null, archive: null }
    default:
      throw new Error(`Unknown request: ${JSON.stringify(request)}`)
  }
}

/**
 * The engine's own `query()` enters it five times per statement. Here a whole statement is one
 * message, and a prepared one skips the parsing: together a tenth of the time.
 *
 * @param {PGlite} engine
 * @param {Extract<WorkerRequest, { kind: 'query' }>} request
 */
async function query(engine, { sql, parameters, name }) {
  if (name !== null && !prepared.has(name)) {
    // On its own, so that a failure of the statement leaves no doubt whether the name is taken.
    await converse(engine, [serialize.parse({ name, text: sql })])
    prepared.add(name)
  }
  const opening = name === null ? [serialize.parse({ text: sql })] : []
  const answered = await converse(engine, [
    ...opening,
    serialize.bind({
      ...(name === null ? {} : { statement: name }),
      values: wireValues(parameters),
    }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  ])
  return resultOf(answered)
}

/**
 * @param {PGlite} engine
 * @param {Uint8Array[]} parts
 */
async function converse(engine, parts) {
  const message = Buffer.concat([...parts, serialize.sync()])
  return await engine.runExclusive(() => engine.execProtocolStream(message))
}

/**
 * @param {Awaited<ReturnType<typeof converse>>} answered
 * @returns {WorkerResult}
 */
function resultOf(answered) {
  /** @type {WorkerResult} */
  const result = { columns: [], rows: [], command: '', affectedRows: 0 }
  for (const message of answered) {
    if (message instanceof messages.DataRowMessage) {
      result.rows.push(message.fields)
    } else if (message instanceof messages.RowDescriptionMessage) {
      result.columns = message.fields.map((field) => ({ name: field.name, type: field.dataTypeID }))
    } else if (message instanceof messages.CommandCompleteMessage) {
      const words = message.text.split(' ')
      result.command = words[0] ?? ''
      result.affectedRows = Number(words.at(-1)) || 0
    }
  }
  return result
}

/** @param {readonly (string | Uint8Array | null)[]} parameters */
function wireValues(parameters) {
  return parameters.map((value) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
  )
}

/** @param {WorkerReply} message */
function reply(message) {
  const moved = message.ok && message.archive !== null ? [message.archive.buffer] : []
  port.postMessage(message, /** @type {ArrayBuffer[]} */ (moved))
}

/**
 * What its file layer throws is no `Error`: a number and nothing said.
 *
 * @param {unknown} error
 */
function messageOf(error) {
  const { errno } = Object(error)
  if (typeof errno !== 'number') {
    return String(error)
  }
  return noSpace.includes(errno) ? 'No space left on device' : `A file could not be used (${errno})`
}

/**
 * @param {unknown} error
 * @returns {WorkerFault}
 */
function faultOf(error) {
  /** @type {WorkerFault} */
  const fault = { message: error instanceof Error ? error.message : messageOf(error) }
  for (const field of faultFields) {
    const value = Object(error)[field]
    if (typeof value === 'string') {
      fault[field] = value
    }
  }
  return fault
}
