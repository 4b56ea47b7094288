import { connect, createServer, type Socket } from 'node:net'

/** A way to the portal that can fall silent: what comes then is taken, and nothing is answered. */
export interface SilentProxy {
  origin: string
  /** The addresses that were asked for as a copy to keep. */
  copies: string[]
  silence: () => void
  speak: () => void
  end: () => void
}

export async function startSilentProxy(portal: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(portal)
  const sockets = new Set<Socket>()
  const copies: string[] = []
  let isSilent = false

  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) })
    // What began in the silence stays silent, as a connection over a dead link does.
    let isDead = isSilent
    const pass = (to: Socket) => (chunk: Buffer) => {
      isDead ||= isSilent
      if (!isDead) {
        to.write(chunk)
      }
    }
    near.on('data', pass(far))
    near.on('data', (chunk: Buffer) => {
      const [, address] = /^GET (\S+) (?=[^]*\nx-copy-for:)/i.exec(chunk.toString('latin1')) ?? []
      copies.push(...(address === undefined ? [] : [address]))
    })
    far.on('data', pass(near))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    copies,
    silence() {
      isSilent = true
    },
    speak() {
      isSilent = false
    },
    end() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
