import type { FileText } from '@holdpoint/api'
import type { Trail } from '../shell/crumbs.tsx'

/** How a file is shown: itself, page by page, or by its words. */
export type ShownAs = 'picture' | 'pdf' | 'text'

/** What the page of a file's preview shows. */
export type FilePreviewView = {
  name: string
  about: string
  /** Where its bytes are. */
  href: string
  kind: ShownAs
  /** Its words; null for a file that has none. */
  text: FileText | null
  openWords: string
  trail: Trail
  back: { name: string; to: string }
}

/** How a file of a type is shown. */
export function shownAs(mediaType: string): ShownAs {
  if (mediaType.startsWith('image/')) {
    return 'picture'
  }
  return mediaType === 'application/pdf' ? 'pdf' : 'text'
}
