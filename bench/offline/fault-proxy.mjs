import { createServer, request as ask } from 'node:http'
import { connect } from 'node:net'

/** Where a request is cut, in the order of its life. */
export const cutPoints = [
  'before the connection',
  'after the connection',
  'in the headers',
  'half of the body',
  'before the answer',
  'in the middle of the answer',
]

/** The first two points hit whatever connects; at the others a request was under way. */
export function isBeforeRequest(point) {
  return cutPoints.indexOf(point) < 2
}

/**
 * Stands between a browser and the portal and breaks off writing calls of the API. `cut` names the
 * point for the next one, or for the next one to an address; `judge` decides for each one by itself.
 * Everything else goes through.
 */
export async function startFaultProxy(target) {
  const { hostname, port: targetPort } = new URL(target)
  const state = { armed: null, path: null, judge: () => null, fired: {}, passed: 0 }
  let firedCount = 0

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => request.socket.destroy())
  })
  server.keepAliveTimeout = 60_000
  // A connection that is made while this is armed ends before it has carried anything.
  server.on('connection', (socket) => {
    if (state.armed === 'after the connection') {
      fired(state.armed)
      socket.resetAndDestroy()
    }
  })
  await listen(0)
  const { port } = server.address()

  function listen(wanted) {
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  }

  function fired(point) {
    state.fired[point] = (state.fired[point] ?? 0) + 1
    firedCount += 1
  }

  async function answer(request, response) {
    const isWrite = request.method === 'POST' && request.url.startsWith('/api/v1/')
    const point = isWrite ? pointFor(request.url) : null
    if (point === null) {
      state.passed += isWrite ? 1 : 0
      passOn(request, response)
      return
    }
    const body = await bodyOf(request)
    switch (point) {
      case 'before the connection':
      case 'after the connection':
        break
      case 'in the headers':
        await sendPart(headOf(request), 0.5)
        break
      case 'half of the body':
        await sendPart(Buffer.concat([headOf(request), body]), halfOfBody(request, body))
        break
      case 'before the answer':
        await wholeAnswer(request, body)
        break
      case 'in the middle of the answer': {
        const whole = await wholeAnswer(request, body)
        response.writeHead(whole.status, whole.headers)
        response.write(whole.body.subarray(0, whole.body.length / 2))
        await new Promise((resolve) => setTimeout(resolve, 20))
        break
      }
    }
    fired(point)
    request.socket.resetAndDestroy()
  }

  function pointFor(url) {
    if (state.path !== null && !url.endsWith(state.path)) {
      return null
    }
    const point = state.armed ?? state.judge()
    // A request can come over a connection that was open before; the next ones are cut as well.
    if (point === state.armed && point !== 'after the connection') {
      state.armed = null
    }
    return point
  }

  function passOn(request, response) {
    const onward = ask(
      { hostname, port: targetPort, method: request.method, path: request.url },
      (answered) => {
        response.writeHead(answered.statusCode, answered.rawHeaders)
        answered.pipe(response)
        answered.on('error', () => request.socket.destroy())
      },
    )
    copyHeaders(request, onward)
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  /** The portal does the work and its answer comes back here, whole. */
  function wholeAnswer(request, body) {
    return new Promise((resolve, reject) => {
      const onward = ask(
        { hostname, port: targetPort, method: request.method, path: request.url },
        async (answered) => {
          const { statusCode: status, rawHeaders: headers } = answered
          resolve({ status, headers, body: await bodyOf(answered) })
        },
      )
      copyHeaders(request, onward)
      onward.on('error', reject)
      onward.end(body)
    })
  }

  /** Sends the first part of what would be a request, and breaks off. */
  function sendPart(bytes, share) {
    return new Promise((resolve) => {
      const socket = connect({ host: hostname, port: Number(targetPort) })
      socket.on('error', () => resolve())
      socket.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => {
        setTimeout(() => {
          socket.resetAndDestroy()
          resolve()
        }, 20)
      })
    })
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    fired: state.fired,
    passed: () => state.passed,
    /** Breaks the next write at this point; answers how to ask whether it has happened. */
    async cut(point, path = null) {
      const before = firedCount
      state.armed = point
      state.path = path
      if (point === 'before the connection') {
        shut()
        fired(point)
      } else if (point === 'after the connection') {
        // What is open already would carry the request past it.
        server.closeIdleConnections()
      }
      return { hasHappened: () => firedCount > before }
    },
    /** Lets everything through again. */
    async mend() {
      state.armed = null
      state.path = null
      state.judge = () => null
      if (!server.listening) {
        await listen(port)
      }
    },
    judgeWith(judge) {
      state.judge = judge
    },
    shut,
    end: shut,
  }

  /** Nobody listens any more, and what was connected is not. */
  function shut() {
    if (server.listening) {
      server.close()
      server.closeAllConnections()
    }
  }
}

function copyHeaders(request, onward) {
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name, value] = request.rawHeaders.slice(at, at + 2)
    if (name.toLowerCase() !== 'connection') {
      onward.setHeader(name, value)
    }
  }
}

function headOf({ method, url, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
}

function halfOfBody(request, body) {
  const head = headOf(request).length
  return (head + body.length / 2) / (head + body.length)
}

async function bodyOf(stream) {
  const chunks = []
  for await (const chunk of stream) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
