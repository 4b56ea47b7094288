import { policyOf, type Tie } from '@holdpoint/api'
import { opens, type TieFinder } from '../../../access.ts'
import { placeOfComment } from './comments.queries.ts'
import { myFormTies } from '../my-forms.ties.ts'

/**
 * How a person is tied to the comment that a call names. A comment that is yet to be made is one's
 * own where its entry may be voted for. One that is named together with an entry must stand under it:
 * under another entry it ties nobody, like one that is missing, deleted or of a deleted entry.
 */
export const myFormCommentTies: TieFinder = async (db, person, input, now) => {
  const ties = new Set<Tie>()
  const myFormId = textIn(input, 'myFormId')
  const commentId = textIn(input, 'commentId')
  if (commentId === undefined) {
    const { record } = policyOf('myForms.vote')
    const held = await myFormTies(db, person, input, now)
    if (record !== null && opens(record, held, person)) {
      ties.add('own')
    }
    return ties
  }
  const place = await placeOfComment(db, person.shardKey, commentId)
  if (!place || (myFormId !== undefined && myFormId !== place.my_form_id)) {
    return ties
  }
  if (place.person_id === person.personId) {
    ties.add('own')
  }
  // Limited access narrows an entry and its comments to the people that the entry is tied to.
  if ((await myFormTies(db, person, { myFormId: place.my_form_id }, now)).size > 0) {
    ties.add('all')
  }
  return ties
}

function textIn(input: unknown, key: 'myFormId' | 'commentId'): string | undefined {
  const fields: Partial<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {}
  const value = fields[key]
  return typeof value === 'string' ? value : undefined
}
