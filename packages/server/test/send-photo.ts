import type { CastName } from './cast.ts'
import type { TestServer } from './harness.ts'
import { pngOf } from './pictures.ts'

/** Sends a photo of somebody's and leaves it unattached; answers its id. */
export function sendPhoto(world: TestServer, who: CastName = 'employee'): Promise<string> {
  return sendFile(world, who, {
    field: 'file',
    name: 'a.png',
    bytes: pngOf({ width: 2, height: 2 }),
  })
}

/** A file as a form brings it. */
export type SentFile = { field: string; name: string; bytes: Uint8Array }

/** Sends a file of somebody's in a field of a page's form and leaves it unattached; answers its id. */
export async function sendFile(
  { server, tokenOf }: TestServer,
  who: CastName,
  { field, name, bytes }: SentFile,
): Promise<string> {
  const identity = await server.resolve(await tokenOf(who))
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://127.0.0.1/page', { method: 'POST', body: form })
  const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
  const received = await server.receiveUploads(request, identity, origin)
  const fields = 'refused' in received ? received.fields : await received.text()
  return new URLSearchParams(fields).get(field)?.slice('upload:'.length) ?? ''
}
