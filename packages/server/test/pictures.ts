import { crc32, deflateSync } from 'node:zlib'

/** A PNG with see-through parts, all of one colour, or with other packed dots than it should have. */
export function pngOf({
  width,
  height,
  packed = deflateSync(Buffer.alloc((width * 4 + 1) * height)),
}: {
  width: number
  height: number
  packed?: Buffer
}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    pngPart('IDAT', packed),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

/** A part of a PNG. */
export function pngPart(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.byteLength)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A small grey picture as cameras write them. */
export const smallJpeg = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////',
    '////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////',
    '////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA',
    'AAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAA',
    'AAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  ].join(''),
  'base64',
)
