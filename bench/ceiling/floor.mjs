import { createServer } from 'node:http'
import { answerQuestions } from './companion.mjs'
import { toListed } from './floor-row.mjs'
import { pg } from './libraries.mjs'

// The least code that answers the same rows: it knows nobody, checks nothing and wraps nothing.
// The bearer token only picks whose parameters are sent.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

async function answer({ statement, readsPrivate }, names) {
  const { rows } = await pool.query(statement)
  return JSON.stringify(toListed(rows, names, readsPrivate))
}

answerQuestions({
  async start({ people }) {
    const names = await loadNames()
    const asked = new Map(
      people.map(({ token, statement, readsPrivate }) => [
        `Bearer ${token}`,
        { statement: { name: 'list', ...statement }, readsPrivate },
      ]),
    )
    const server = createServer((request, response) => {
      answer(asked.get(request.headers.authorization), names).then((body) => {
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        })
        response.end(body)
      })
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { origin: `http://127.0.0.1:${server.address().port}` }
  },
})

async function loadNames() {
  const { rows: crews } = await pool.query('select code, name from crews')
  const { rows: pads } = await pool.query('select id, name from pads')
  return {
    crews: new Map(crews.map(({ code, name }) => [code, name])),
    pads: new Map(pads.map(({ id, name }) => [id, name])),
  }
}
