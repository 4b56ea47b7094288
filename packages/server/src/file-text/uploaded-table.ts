import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { failField } from '../fail.ts'
import { officeTypes, textTypes } from '../files/media-type.ts'
import type { BeforeContext, PersonContext } from '../handler.ts'
import { unattachedUpload } from '../records/files.queries.ts'
import { readFileText, readLimits } from './read-file-text.ts'

const tooLate = 'The file is kept for a day. Please choose it again.'
// Fifty thousand people with all that is said of them.
const limits = { ...readLimits, charactersMax: 8_000_000 }
const tooMuch = `The workbook holds too much: it takes at most ${limits.charactersMax.toLocaleString('en')} characters, of which each cell is one at least. Please make several of it, and take out rows and columns that are empty.`
const tables: readonly string[] = [officeTypes.xlsx, textTypes.csv, textTypes.txt]

/** A table that somebody sent: a workbook, or text. */
export type UploadedTable = { fileName: string; mediaType: string; bytes: Uint8Array }

type Asker = Pick<BeforeContext & PersonContext, 'db' | 'person' | 'ports'>

/**
 * Lets a call go on with a table, which is refused beside the field `file` where it is none, with the
 * sentence given, or larger than it may be. A workbook that unfolds to more than it should does so
 * in a process of its own; what holds more than is read there is refused, because the call reads it
 * while others wait.
 */
export async function requireHarmless(
  { db, person, ports }: Asker,
  uploadId: string,
  { notTaken, bytesMax = Infinity }: { notTaken: string; bytesMax?: number },
): Promise<void> {
  const upload = await unattachedUpload(db, person, uploadId, 'paper')
  if (upload === undefined || !tables.includes(upload.media_type)) {
    return failField('file', upload === undefined ? tooLate : notTaken)
  }
  if (upload.byte_size > bytesMax) {
    failField('file', `The file is larger than ${bytesMax / 2 ** 20} MB.`)
  }
  const stored = await ports.files.read(upload.storage_key)
  if (upload.media_type !== officeTypes.xlsx || stored === undefined) {
    return
  }
  // Node declares its own class for what the web calls the same thing.
  const source = Readable.fromWeb(stored.stream as NodeReadableStream<Uint8Array>)
  const read = await readFileText(source, officeTypes.xlsx, limits)
  if (!read.isRead) {
    failField('file', 'The workbook could not be read.')
  }
  if (read.isCut) {
    failField('file', tooMuch)
  }
}

/** A table that its person sent within the last day. */
export async function uploadedTable(
  { db, person, ports }: Asker,
  uploadId: string,
): Promise<UploadedTable> {
  const upload = await unattachedUpload(db, person, uploadId, 'paper')
  const stored = upload && (await ports.files.read(upload.storage_key))
  if (!upload || !stored) {
    return failField('file', tooLate)
  }
  const bytes = await buffer(stored.stream as NodeReadableStream<Uint8Array>)
  return { fileName: upload.file_name, mediaType: upload.media_type, bytes }
}
