import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server answers the next mail. */
export type MailAnswer =
  | 'take'
  /** Not now: 451. */
  | 'later'
  /** No such mailbox: 550. */
  | 'never'
  /** It has the whole mail and breaks the line instead of an answer. */
  | 'break'

/** A mail server that really listens, and keeps what it was handed. */
export interface TestMailServer {
  url: string
  /** The mails that it was handed, as they came; those of `break` among them. */
  received: string[]
  answer: (how: MailAnswer) => void
  close: () => Promise<void>
}

/** Starts a mail server, on a port of its own or on one that an earlier one had. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: string[] = []
  let how: MailAnswer = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      done(how === 'never' ? refusal(550, 'No such mailbox') : undefined)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (how === 'later') {
          return done(refusal(451, 'Come back later'))
        }
        received.push(Buffer.concat(chunks).toString('utf8'))
        if (how === 'break') {
          for (const connection of server.connections) {
            connection.close()
          }
          return undefined
        }
        return done()
      })
    },
  })
  // A line that the other end breaks is no fault of the test's.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    answer: (next) => void (how = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
