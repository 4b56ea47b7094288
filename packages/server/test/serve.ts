import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A real HTTP server on a free port of this machine, around anything that answers requests. */
export async function serve(
  answer: (request: Request) => Promise<Response>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const response = await answer(await toRequest(incoming))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      if (response.body === null) {
        outgoing.end()
        return
      }
      // Node declares its own class for what the web calls the same thing.
      const body = response.body as NodeReadableStream<Uint8Array>
      await pipeline(Readable.fromWeb(body), outgoing)
    }
    respond().catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) {
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    headers.set(name, String(value))
  }
  const method = incoming.method ?? 'GET'
  const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }
  return new Request(`http://${incoming.headers.host}${incoming.url}`, { method, headers, ...body })
}
