import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came in. */
export type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: string }

/** How a post is answered: by a status and a text, by hanging up, or not at all. */
export type ReceiverAnswer =
  | { status: number; text?: string; headers?: Record<string, string> }
  | 'hang up'
  | 'silence'

/** Another system: an HTTP server on this machine that keeps what it is told. */
export interface WebhookReceiver {
  url: string
  posts: ReceivedPost[]
  /** How the next posts are answered, one each; after them, with 204. */
  answers: ReceiverAnswer[]
  close: () => Promise<void>
}

/** Starts another system. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const posts: ReceivedPost[] = []
  const answers: ReceiverAnswer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      posts.push({ path: request.url ?? '', headers: request.headers, body })
      const answer = answers.shift() ?? { status: 204 }
      if (answer === 'hang up') {
        request.socket.destroy()
      } else if (answer !== 'silence') {
        response.writeHead(answer.status, answer.headers)
        response.end(answer.text)
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/in`,
    posts,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
