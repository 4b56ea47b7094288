/** The pictures that we keep. Their type is read off their first bytes, never off their name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** How many bytes `pictureTypeOf` wants to see. */
export const sniffedBytes = 12

/** What a field takes: pictures alone, or a PDF as well. */
export type FileKind = 'picture' | 'document'

/** What is said of any other file. */
export const pleaseChoose: Readonly<Record<FileKind, string>> = {
  picture: 'Please choose a JPEG, PNG or WebP picture.',
  document: 'Please choose a picture (JPEG, PNG, WebP) or a PDF.',
}

/** The type of a file of a kind by its first bytes; undefined for anything that is not taken. */
export function mediaTypeOf(
  head: Uint8Array,
  kind: FileKind,
): PictureType | 'application/pdf' | undefined {
  const isPdf = Buffer.from(head.subarray(0, 5)).toString('latin1') === '%PDF-'
  return kind === 'document' && isPdf ? 'application/pdf' : pictureTypeOf(head)
}

/** What a picture is by its first bytes; undefined for anything that we do not keep. */
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
