import { extname } from 'node:path'
import { officeTypes } from './media-type.ts'

/** The endings of a type's names, the usual one first. */
const endings: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ['application/pdf', ['.pdf']],
  ['image/jpeg', ['.jpg', '.jpeg', '.jpe', '.jfif']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  [officeTypes.docx, ['.docx']],
  [officeTypes.xlsx, ['.xlsx']],
])

/**
 * A file's name as it is handed out: one whose ending is that of something else has its own behind it.
 * A device opens a file by its ending, whatever was said of its type on the way.
 */
export function namedByType(fileName: string, mediaType: string): string {
  const known = endings.get(mediaType)
  const ending = extname(fileName).toLowerCase()
  return known === undefined || known.includes(ending) ? fileName : fileName + known[0]
}
