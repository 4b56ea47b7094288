/** The largest body without files, in bytes. */
export const bodyBytesMax = 1024 * 1024

/**
 * The same where a form's definition is sent as text, of up to a million characters: indented, and as
 * a form spells it, it is several times as large.
 */
export const definitionBytesMax = 8 * bodyBytesMax

/** How long such a body may take to arrive. */
export const bodyWaitMs = 30_000

/** Why a body was not read to its end. */
export class BodyRefused extends Error {
  override name = 'BodyRefused'
  readonly reason: 'too large' | 'too slow' | 'broken off'

  constructor(reason: BodyRefused['reason']) {
    super(`The body was ${reason}.`)
    this.reason = reason
  }
}

/** Tells from the header alone that a body will be too large; one sent in chunks does not say. */
export function declaresMoreThan(headers: Headers, bytesMax: number): boolean {
  return Number(headers.get('Content-Length') ?? 0) > bytesMax
}

/**
 * Reads a small body whole, before anybody parses it: whatever comes after holds it in memory
 * anyway, and a body that is too large or too slow is refused in one place.
 */
export async function readSmallBody(
  request: Request,
  { bytesMax = bodyBytesMax, waitMs = bodyWaitMs } = {},
): Promise<Uint8Array> {
  if (declaresMoreThan(request.headers, bytesMax)) {
    throw new BodyRefused('too large')
  }
  const reader = request.body?.getReader()
  if (reader === undefined) {
    return new Uint8Array()
  }
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    // Ends the pending read as if the body were complete.
    cancelQuietly(reader)
  }, waitMs)
  try {
    const body = await readAll(reader, bytesMax)
    if (isLate) {
      throw new BodyRefused('too slow')
    }
    return body
  } catch (error) {
    cancelQuietly(reader)
    throw error instanceof BodyRefused ? error : new BodyRefused('broken off')
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  bytesMax: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let byteSize = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) {
      return Buffer.concat(chunks)
    }
    byteSize += value.byteLength
    if (byteSize > bytesMax) {
      throw new BodyRefused('too large')
    }
    chunks.push(value)
  }
}

function cancelQuietly(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined)
}
