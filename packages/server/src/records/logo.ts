import type { Queryable } from '../db/database.ts'
import type { FilePlace } from './files.ts'
import { heldFiles } from './files.queries.ts'

/** The one file that an organisation holds: the logo in the head of its papers (decision 0158). */
export async function logoOf(db: Queryable, shardKey: string) {
  const { recordType, recordId } = logoPlace(shardKey)
  return (await heldFiles(db, { shardKey, recordType, recordId }))[0]
}

/** Where it is held. */
export function logoPlace(shardKey: string): FilePlace {
  return {
    ...{ recordType: 'organisation', recordId: shardKey, slot: 'logo', most: 1 },
    tooMany: 'There is a logo. Please remove it first.',
  }
}
