import type { Server } from '@holdpoint/server'
import type { ApiHost } from './api-host.ts'
import { createWriteProbe } from './write-probe.ts'

export interface LocalApiOptions {
  server: Server
  /** The folder that files are kept in; where it cannot be written to the portal is not ready. */
  filesDir: string
}

/** The API in this process. Who somebody is goes in as an argument, never as a header. */
export function createLocalApi({ server, filesDir }: LocalApiOptions): ApiHost {
  const storageFault = createWriteProbe(filesDir)
  return {
    async callerOf(token, origin) {
      const identity = await server.resolve(token)
      return {
        info: identity.kind === 'person' ? identity.person.info : null,
        client: () => server.client(identity, origin),
        fetch: (request) => server.fetch(request, { ...origin, identity }),
        receiveUploads: (request) => server.receiveUploads(request, identity, origin),
      }
    },
    async ready() {
      const [{ database }, storage] = await Promise.all([server.ready(), storageFault()])
      return { database: database ? null : 'The database cannot be reached.', storage }
    },
  }
}
