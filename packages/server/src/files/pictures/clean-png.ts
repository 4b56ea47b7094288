import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import type { ByteReader } from './byte-reader.ts'
import { checkSize, refusePicture } from './limits.ts'

/** What a picture looks like is in these; the others are texts, times and places. */
const keptKinds = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs'.split(' '))
/** How many values each dot has, by the format's number for its kind of colour. */
const valuesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** The seven passes of a picture that appears by and by: first column and row, and their steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * A PNG without texts, times and places, and without what lies behind its end. Its dots are
 * unpacked and counted on the way: one that holds fewer or more than it declares is no picture.
 */
export async function* cleanPng(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(8)
  const head = await reader.take(8 + 13 + 4)
  if (head.readUInt32BE() !== 13 || head.toString('latin1', 4, 8) !== 'IHDR') {
    refusePicture()
  }
  const dots = createDotCounter(dotBytesOf(head.subarray(8)))
  try {
    yield head
    for (;;) {
      const start = await reader.take(8)
      const length = start.readUInt32BE()
      const kind = start.toString('latin1', 4)
      if (!keptKinds.has(kind)) {
        await reader.skip(length + 4)
        continue
      }
      yield start
      for await (const piece of reader.pass(length)) {
        if (kind === 'IDAT') {
          await dots.add(piece)
        }
        yield piece
      }
      yield await reader.take(4)
      if (kind === 'IEND') {
        await dots.end()
        return await reader.skip()
      }
    }
  } finally {
    dots.stop()
  }
}

/** How many bytes a picture of this head unpacks to. */
function dotBytesOf(head: Buffer): number {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  checkSize(width, height)
  const [bits = 0, colour = -1, , , way] = head.subarray(8, 13)
  const values = valuesOf[colour]
  if (values === undefined || ![1, 2, 4, 8, 16].includes(bits)) {
    return refusePicture()
  }
  const bytesOf = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * values * bits) / 8))
  return way === 1
    ? passes.reduce((sum, [left, top, across, down]) => {
        const columns = Math.ceil(Math.max(0, width - left) / across)
        return sum + bytesOf(columns, Math.ceil(Math.max(0, height - top) / down))
      }, 0)
    : bytesOf(width, height)
}

function createDotCounter(byteSize: number) {
  const inflate = createInflate()
  let counted = 0
  let isBad = false
  inflate.on('error', () => void (isBad = true))
  inflate.on('data', (chunk: Buffer) => {
    counted += chunk.byteLength
    if (counted > byteSize) {
      isBad = true
      inflate.destroy()
    }
  })
  return {
    async add(piece: Buffer): Promise<void> {
      if (!isBad && !inflate.write(piece)) {
        await Promise.race([once(inflate, 'drain'), once(inflate, 'close')]).catch(() => undefined)
      }
      if (isBad) {
        refusePicture()
      }
    },
    async end(): Promise<void> {
      await finished(inflate.end()).catch(() => void (isBad = true))
      if (isBad || counted !== byteSize) {
        refusePicture()
      }
    },
    stop: () => void inflate.destroy(),
  }
}
