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

/** A picture of one dot, as browsers like them and PDFs do not. */
export const smallWebp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** What tells of a place in `photoWithPlace`: the numbers of a camera, and the words of a program. */
const placeNumbers = Buffer.concat(
  [57, 1, 40, 1, 123, 10].map((number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(number)
    return bytes
  }),
)
const placeWords = ['57,40.205N', 'GPSLatitude', 'Made-up Pad 57']

/** A photo as a phone takes it: where it was taken stands in it by EXIF, by XMP and as a comment. */
export function photoWithPlace(): Buffer {
  const segment = (marker: number, ...body: readonly Buffer[]): Buffer => {
    const whole = Buffer.concat(body)
    const head = Buffer.of(0xff, marker, 0, 0)
    head.writeUInt16BE(whole.byteLength + 2, 2)
    return Buffer.concat([head, whole])
  }
  // A directory with a note of how it was held (6) and one of where the other directory lies.
  const directory = Buffer.from(
    '4d4d002a00000008' + '0002' + '01120003000000010006000088250004000000010000002600000000',
    'hex',
  )
  // That directory: north, and three numbers that lie behind it.
  const where = Buffer.from(
    '0002' + '00010002000000024e000000' + '00020005000000030000004400000000',
    'hex',
  )
  const exif = segment(0xe1, Buffer.from('Exif\0\0'), directory, where, placeNumbers)
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="57,40.205N"/></x:xmpmeta>`
  return Buffer.concat([
    ...[smallJpeg.subarray(0, 2), exif, segment(0xe1, Buffer.from(xmp))],
    ...[segment(0xfe, Buffer.from('Made-up Pad 57')), smallJpeg.subarray(2)],
  ])
}

/** What of the place of `photoWithPlace` stands in some bytes. */
export function placesIn(bytes: Buffer): string[] {
  return [
    ...(bytes.includes(placeNumbers) ? ['its numbers'] : []),
    ...placeWords.filter((words) => bytes.includes(words)),
  ]
}
