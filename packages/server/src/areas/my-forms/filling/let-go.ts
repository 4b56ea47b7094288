import type { PersonContext } from '../../../handler.ts'
import { detach } from '../../../records/files.queries.ts'
import { isInVersion } from '../review/flags.queries.ts'

/**
 * Lets go of a photo or drawing that an answer no longer shows. What was handed in with it is shown
 * as it was, so a file that a version holds stays with the entry.
 */
export async function letGo(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  myFormId: string,
  uploadId: string,
): Promise<void> {
  if (!(await isInVersion(db, person.shardKey, myFormId, uploadId))) {
    await detach(db, person.shardKey, uploadId, now)
  }
}
