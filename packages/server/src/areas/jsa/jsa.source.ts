import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { placeOfWork, type RecordAsSource } from '../../records/source.ts'
import { jsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'

/** An analysis as what an action is raised from, in every state: by whoever reads it. */
export async function jsaAsSource(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  jsaId: string,
  questionKey: string | null,
): Promise<RecordAsSource> {
  const row = await jsaRow(db, person, jsaId)
  if (row === undefined || !opens(policies['jsa.get'].record, tiesOf(row), person)) {
    return fail('forbidden')
  }
  if (questionKey !== null) {
    return failField('questionKey', 'An analysis has no questions.')
  }
  const { number, title, crew, pad, customer } = row
  const at = { crewCode: crew?.id, padId: pad?.id, customerId: customer?.id }
  return { words: { number, title }, place: await placeOfWork(db, at), photoIds: [] }
}
