import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { problem } from '@holdpoint/api'
import type { EntryEnvironment } from './request-scope.ts'

/** The port cannot be had. The message is a sentence for the operator. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable'
}

/** Answers one of Node's requests. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

const limits = {
  // Filters travel in the address, and a list of 9,999 ids is a large one.
  maxHeaderSize: 1024 * 1024,
  headersTimeout: 15_000,
  // A photo over a slow field link; small bodies have a shorter limit of their own.
  requestTimeout: 20 * 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}

/** A server with the limits of the entry, still without anything to answer. */
export function createHttpServer(): Server {
  const server = createServer(limits)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    socket.end(unreadAnswer(error.code))
  })
  return server
}

/** What Node could not even make a request of: nobody has looked at it, so it has no number. */
function unreadAnswer(code: string | undefined): string {
  const name = code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_body'
  const isSlow = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const { status, message } = problem(name)
  const says = isSlow ? 'The request took too long to arrive.' : message
  const line = isSlow ? '408 Request Timeout' : `${status} ${STATUS_CODES[status]}`
  return `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${says}\n`
}

/** Lets a Hono app answer Node's requests; what it cannot even read is a plain 400. */
export function listenerOf(app: Hono<EntryEnvironment>): NodeListener {
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: () =>
      new Response('The request could not be read.\n', {
        status: 400,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  })
  return (incoming, outgoing) => void answer(incoming, outgoing)
}

/** Listens, or says in one sentence why that is impossible. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(asSentence(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Finds out about a taken port before the slow part of a start. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}

function asSentence(error: Error, port: number, host: string): Error {
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new PortUnavailable(
        `Port ${port} on ${host} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new PortUnavailable(
        `Port ${port} needs more rights than this account has: choose one above 1023, such as PORT=3000.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PortUnavailable(
        `HOST is ${host}, and that is not an address of this machine: leave it out, or give one that is.`,
      )
    default:
      return error
  }
}
