import { access, constants } from 'node:fs/promises'
import type { Server } from '@holdpoint/server'
import type { ApiHost } from './api-host.ts'

export interface LocalApiOptions {
  server: Server
  /** The folder that files are kept in; without it the portal is not ready. */
  filesDir: string
}

/** The API in this process. Who somebody is goes in as an argument, never as a header. */
export function createLocalApi({ server, filesDir }: LocalApiOptions): ApiHost {
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
      const [parts, storage] = await Promise.all([server.ready(), isWritable(filesDir)])
      return { ...parts, storage }
    },
  }
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
