import type { AppLoadContext } from '@remix-run/node'
import type { LotoPicture } from '@holdpoint/api'
import { momentOf } from '../records/moment.ts'
import type { RecordFileView } from '../records/record-files.ts'

/** A picture of an isolation point as a file of its page; `href` is where it is seen. */
export function toPicture(
  { uploadId, name, at, person }: LotoPicture,
  href: string,
  context: Pick<AppLoadContext, 'timeZone' | 'now'>,
): RecordFileView {
  return {
    ...{ id: uploadId, name, isPhoto: true, href, added: momentOf(at, context) },
    ...(person !== null && { by: person.fullName }),
  }
}
