import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerQuestions } from './companion.mjs'
import { listInput } from './the-list.mjs'
import { packageNamed } from './libraries.mjs'
import { recordStatements } from './statements.mjs'

// The list call without HTTP: a token is resolved and the client called, as a page does it.

const { holdsAny } = await packageNamed('@holdpoint/api')
const { createServer, defaultServerSettings, nodePorts, openDatabase } =
  await packageNamed('@holdpoint/server')

const origin = { requestId: 'bench', clientAddress: '127.0.0.1' }
const dataDir = mkdtempSync(join(tmpdir(), 'holdpoint-bench-'))
let server
let tokens

async function list(token) {
  const identity = await server.resolve(token)
  const reply = await server.client(identity, origin).myForms.list(listInput)
  if (reply.status !== 200) {
    throw new Error(`The list call answered ${JSON.stringify(reply)}`)
  }
  return reply.content
}

answerQuestions({
  async start(given) {
    tokens = given.tokens
    const database = await openDatabase({
      databaseUrl: process.env.DATABASE_URL,
      dataDir,
      onLog: () => undefined,
    })
    const ports = nodePorts({ filesDir: dataDir, logLevel: 'silent' })
    const settings = { ...defaultServerSettings, sessionSecret: 'of no use: nobody signs in here' }
    server = createServer({ database, ports, settings })
    return {}
  },

  /** The one statement that the list call of each person sends, once its session is known. */
  async statements() {
    const people = []
    for (const token of tokens) {
      await list(token)
      const statements = await recordStatements(() => list(token))
      if (statements.length !== 1) {
        throw new Error(`The list call sends ${statements.length} statements: the floor has one.`)
      }
      const { person } = await server.resolve(token)
      const readsPrivate = holdsAny(person.permissions, ['access_all_submissions', 'admin'])
      people.push({ token, statement: statements[0], readsPrivate })
    }
    return people
  },

  rows: ({ token }) => list(token),

  async press({ connections, forMs }) {
    const startedAt = performance.now()
    let answered = 0
    const caller = async (token) => {
      while (performance.now() < startedAt + forMs) {
        await list(token)
        answered += 1
      }
    }
    await Promise.all(
      Array.from({ length: connections }, (_, at) => caller(tokens[at % tokens.length])),
    )
    return { answered, failed: 0, elapsedMs: performance.now() - startedAt }
  },
})
