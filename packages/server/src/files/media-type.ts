/** The pictures that we keep. Their type is read off their first bytes, never off their name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Files of offices: archives alike in their first bytes, so that the name tells which one it is. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Plain text by the end of its name; it has no first bytes of its own. JSON is text to whoever keeps
 * it, and never handed out as anything that could run.
 */
export const textTypes = {
  ...{ txt: 'text/plain', csv: 'text/csv', md: 'text/markdown' },
  json: 'text/plain',
} as const

/** A part of a file says nothing by itself; what the file is shows when it is put together. */
export const partType = 'application/octet-stream'

/** Everything that is kept. */
export type MediaType =
  | PictureType
  | 'application/pdf'
  | (typeof officeTypes)[keyof typeof officeTypes]
  | (typeof textTypes)[keyof typeof textTypes]
  | typeof partType

/** How many bytes `pictureTypeOf` wants to see. */
export const sniffedBytes = 12

/** What a field takes: pictures alone, a PDF as well, also texts and files of offices, or a part. */
export type FileKind = 'picture' | 'document' | 'paper' | 'part'

/** What is said of any other file. */
export const pleaseChoose: Readonly<Record<FileKind, string>> = {
  picture: 'Please choose a JPEG, PNG or WebP picture.',
  document: 'Please choose a picture (JPEG, PNG, WebP) or a PDF.',
  paper:
    'Please choose a PDF, a Word (.docx), Excel (.xlsx) or text file (.txt, .csv, .md), or a picture (JPEG, PNG, WebP).',
  part: 'Please send a part of a file.',
}

/** The types that a field of a kind takes. */
export const typesOf: Readonly<Record<FileKind, readonly string[]>> = {
  picture: pictureTypes,
  document: [...pictureTypes, 'application/pdf'],
  paper: [
    ...[...pictureTypes, 'application/pdf'],
    ...[...Object.values(officeTypes), ...Object.values(textTypes)],
  ],
  part: [partType],
}

/** Whether a file is text alone, which is known once all of it was seen. */
export function isText(mediaType: MediaType): boolean {
  return mediaType.startsWith('text/')
}

/** Whether a file is a picture of a kind that is kept. */
export function isPicture(mediaType: string): mediaType is PictureType {
  return pictureTypes.some((known) => known === mediaType)
}

/** Whether a file has words that can be taken out of it. */
export function hasWords(mediaType: string): boolean {
  return !isPicture(mediaType)
}

/**
 * The type of a file of a kind by its first bytes, and where those are no mark of their own by the
 * end of its name; undefined for anything that is not taken.
 */
export function mediaTypeOf(
  head: Uint8Array,
  kind: FileKind,
  fileName: string,
): MediaType | undefined {
  if (kind === 'part') {
    return partType
  }
  const start = Buffer.from(head.subarray(0, 5)).toString('latin1')
  if (kind !== 'picture' && start === '%PDF-') {
    return 'application/pdf'
  }
  const picture = pictureTypeOf(head)
  if (picture !== undefined || kind !== 'paper') {
    return picture
  }
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (start.startsWith('PK\x03\x04')) {
    return valueOf(officeTypes, ending)
  }
  return valueOf(textTypes, ending)
}

function valueOf<Types extends Readonly<Record<string, MediaType>>>(
  types: Types,
  ending: string,
): Types[keyof Types] | undefined {
  for (const known in types) {
    if (known === ending) {
      return types[known]
    }
  }
  return undefined
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
