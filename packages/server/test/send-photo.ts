import type { CastName } from './cast.ts'
import type { TestServer } from './harness.ts'
import { pngOf } from './pictures.ts'

/** Sends a photo of somebody's and leaves it unattached; answers its id. */
export async function sendPhoto(
  { server, tokenOf }: TestServer,
  who: CastName = 'employee',
): Promise<string> {
  const identity = await server.resolve(await tokenOf(who))
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(pngOf({ width: 2, height: 2 }))]), 'a.png')
  const request = new Request('http://127.0.0.1/page', { method: 'POST', body: form })
  const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
  const received = await server.receiveUploads(request, identity, origin)
  return new URLSearchParams(await received.text()).get('file')?.slice('upload:'.length) ?? ''
}
