import { Agent, request } from 'node:http'
import { pause } from '../parts/random.mjs'

/** No whole answer came: the server is gone, and nothing was promised. */
export class Unanswered extends Error {}

/**
 * Asks a portal over connections that are kept, and knows of every request under way how far it got:
 * `given` once its bytes are with the system, `answered` once its head came back.
 */
export function startAsking(origin) {
  const agent = new Agent({ keepAlive: true })
  const underWay = new Set()

  /** Answers the status and the bytes; `isFresh` takes a connection of its own, `isSlow` halves the body. */
  async function send(method, path, { headers = {}, body, isFresh, isSlow } = {}) {
    const mark = { path, given: false, answered: false, whole: false, problem: undefined }
    underWay.add(mark)
    try {
      return await new Promise((resolve, reject) => {
        const fail = (error) => {
          mark.problem = error.code ?? error.message
          reject(new Unanswered(`${method} ${path}: ${mark.problem}`))
        }
        const sent = request(`${origin}${path}`, {
          ...{ method, agent: isFresh ? false : agent },
          headers: { ...headers, ...(body && { 'Content-Length': Buffer.byteLength(body) }) },
        })
        sent.on('error', fail)
        sent.on('response', (response) => {
          mark.answered = true
          const chunks = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', fail)
          response.on('end', () => {
            mark.whole = response.complete
            resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() })
          })
        })
        const given = () => (mark.given = true)
        isSlow ? inHalves(sent, body, given) : sent.end(body, given)
      })
    } finally {
      underWay.delete(mark)
    }
  }

  return {
    origin,
    send,
    /** One call of the API; what was not begun ("later", "too slow to arrive") is asked again, any other refusal is an error. */
    async call(method, path, { token, body, idempotencyKey, isSlow } = {}) {
      for (;;) {
        const { status, text } = await send(method, `/api/v1${path}`, {
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          },
          ...(body && { body: JSON.stringify(body) }),
          isSlow,
        })
        if (status === 200) {
          return JSON.parse(text).content
        }
        if (![408, 429, 503].includes(status)) {
          throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
        }
        await pause(100)
      }
    },
    /** What the server has been given, or begun to answer, and has not answered whole yet. */
    accepted: () => [...underWay].filter(({ given, answered }) => given || answered),
    end: () => agent.destroy(),
  }
}

/** A body over a slow line: what has begun to arrive counts as given. */
function inHalves(sent, body, given) {
  const half = Math.floor(body.length / 2)
  sent.write(body.slice(0, half), given)
  setTimeout(() => sent.end(body.slice(half)), 300)
}
