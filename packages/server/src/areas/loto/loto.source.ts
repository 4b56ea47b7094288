import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { placeOfWork, type RecordAsSource } from '../../records/source.ts'
import { lotoRow } from './loto.queries.ts'
import { tiesOf } from './loto.rights.ts'

/** A lockout as what an action is raised from, in every state: by whoever reads it. */
export async function lotoAsSource(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  lotoId: string,
  questionKey: string | null,
): Promise<RecordAsSource> {
  const row = await lotoRow(db, { ...person, now }, lotoId)
  if (row === undefined || !opens(policies['loto.information'].record, tiesOf(row), person)) {
    return fail('forbidden')
  }
  if (questionKey !== null) {
    return failField('questionKey', 'A lockout has no questions.')
  }
  const { number, title, pad } = row
  return {
    words: { number, title },
    place: await placeOfWork(db, { padId: pad?.id }),
    photoIds: [],
  }
}
