import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function liveRowsInputs(ids: RecordIds): ValidInputs<'liveRows'> {
  return { 'liveRows.changes': { recordType: 'topic', ids: ids.topic } }
}
