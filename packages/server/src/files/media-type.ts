/** The pictures that we keep. Their type is read off their first bytes, never off their name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** How many bytes `pictureTypeOf` wants to see. */
export const sniffedBytes = 12

/** What a file is by its first bytes; undefined for anything that we do not keep. */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  const hex = Buffer.from(head.subarray(0, sniffedBytes)).toString('hex')
  if (hex.startsWith('ffd8ff')) {
    return 'image/jpeg'
  }
  if (hex.startsWith('89504e470d0a1a0a')) {
    return 'image/png'
  }
  // "RIFF", four bytes of length, "WEBP".
  if (hex.startsWith('52494646') && hex.slice(16, 24) === '57454250') {
    return 'image/webp'
  }
  return undefined
}
