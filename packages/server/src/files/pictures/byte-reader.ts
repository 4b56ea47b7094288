import { refusePicture } from './limits.ts'

/** Reads a stream in the pieces that a format has, whatever pieces it came in. */
export interface ByteReader {
  /** Exactly so many bytes. */
  take: (byteSize: number) => Promise<Buffer>
  /** So many bytes, handed through as they come. */
  pass: (byteSize: number) => AsyncGenerator<Buffer>
  /** What comes next, of any size; undefined at the end. */
  next: () => Promise<Buffer | undefined>
  /** Puts bytes back that `next` gave and that were too many. */
  giveBack: (bytes: Buffer) => void
  /** Reads so many bytes, or all that are left, to nowhere: a sender waits until all is read. */
  skip: (byteSize?: number) => Promise<void>
}

/** Reads a stream; one that ends too early is no picture. */
export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let kept: Buffer = Buffer.alloc(0)

  async function next(): Promise<Buffer | undefined> {
    if (kept.byteLength > 0) {
      const given = kept
      kept = Buffer.alloc(0)
      return given
    }
    const { done, value } = await chunks.next()
    return done === true ? undefined : Buffer.from(value)
  }

  async function* pass(byteSize: number): AsyncGenerator<Buffer> {
    for (let left = byteSize; left > 0;) {
      const piece = (await next()) ?? refusePicture()
      yield piece.subarray(0, left)
      kept = piece.subarray(left)
      left -= Math.min(left, piece.byteLength)
    }
  }

  async function take(byteSize: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of pass(byteSize)) {
      pieces.push(piece)
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }

  async function skip(byteSize = Infinity): Promise<void> {
    for (let left = byteSize; left > 0;) {
      const piece = await next()
      if (piece === undefined) {
        return byteSize === Infinity ? undefined : refusePicture()
      }
      kept = piece.subarray(left)
      left -= Math.min(left, piece.byteLength)
    }
  }

  return { take, pass, next, giveBack: (bytes) => void (kept = Buffer.concat([bytes, kept])), skip }
}
