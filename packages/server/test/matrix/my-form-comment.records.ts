import type { MatrixPeople, MatrixRecord, RecordFacts, RecordFixture } from './facts.ts'
import { placeEntry, type MatrixEntry } from './entries.ts'

type Comment = {
  by: keyof MatrixPeople
  on: Omit<MatrixEntry, 'relation'>
  isDeleted?: boolean
}

const comments: Readonly<Record<string, Comment>> = {
  'own, on an own entry': { by: 'actor', on: { ownedBy: 'actor' } },
  "own, on a stranger's entry": { by: 'actor', on: { ownedBy: 'stranger' } },
  'own, on a limited entry': { by: 'actor', on: { ownedBy: 'stranger', isLimited: true } },
  "a stranger's, on an own entry": { by: 'stranger', on: { ownedBy: 'actor' } },
  "a stranger's": { by: 'stranger', on: { ownedBy: 'stranger' } },
  "a crewmate's": { by: 'crewmate', on: { ownedBy: 'crewmate' } },
  "a managed person's": { by: 'report', on: { ownedBy: 'report' } },
  'on a limited entry': { by: 'stranger', on: { ownedBy: 'stranger', isLimited: true } },
  'on an own limited entry': { by: 'stranger', on: { ownedBy: 'actor', isLimited: true } },
  'on a limited entry one signs': {
    by: 'stranger',
    on: { ownedBy: 'stranger', isLimited: true, tied: 'signer' },
  },
  'on a limited draft one is to sign': {
    by: 'stranger',
    on: { ownedBy: 'stranger', isLimited: true, tied: 'signer', status: 'fill' },
  },
  'on a limited entry shared with one': {
    by: 'stranger',
    on: { ownedBy: 'stranger', isLimited: true, tied: 'sharedWith' },
  },
  "on a limited entry that is another's in every way": {
    by: 'stranger',
    on: { ownedBy: 'stranger', isLimited: true, tied: 'everything', to: 'crewmate' },
  },
  'own, deleted': { by: 'actor', on: { ownedBy: 'actor' }, isDeleted: true },
  "a stranger's, deleted": { by: 'stranger', on: { ownedBy: 'stranger' }, isDeleted: true },
  'own, on a deleted entry': { by: 'actor', on: { ownedBy: 'actor', isDeleted: true } },
  "another organisation's": { by: 'outsider', on: { ownedBy: 'outsider', isElsewhere: true } },
  "another organisation's, with the actor's name on it": {
    by: 'actor',
    on: { ownedBy: 'actor', isElsewhere: true },
  },
}

const at = '2026-03-05T12:00:00Z'

/** Comments on entries: those that exist, and those that are made under an entry. */
export const myFormCommentRecords: RecordFixture = {
  kind: 'myFormComment',
  ties: ['own', 'all'],
  conditions: ['organisation', 'deleted', 'limited', 'whose own'],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [relation, comment]] of Object.entries(comments).entries()) {
      const entryId = `matrix-commented-${index}`
      const about = await placeEntry(test, people, entryId, { relation, ...comment.on })
      const id = `matrix-comment-${index}`
      await test.database.kysely
        .insertInto('my_form_comments')
        .values({
          shard_key: about.organisation ?? people.shardKey,
          id,
          my_form_id: entryId,
          person_id: people[comment.by],
          comment: 'A word',
          privacy_type: 'public',
          created_at: at,
          updated_at: at,
          ...(comment.isDeleted === true ? { deleted_at: at } : {}),
        })
        .execute()
      const beside = { myForm: entryId }
      records.push(
        { relation, id, beside, facts: factsOf(comment, about, people) },
        {
          relation: `a new one where there is one: ${relation}`,
          id: null,
          beside,
          facts: {
            organisation: about.organisation,
            tied: {},
            madeBy: { call: 'myForms.vote', about },
          },
        },
      )
    }
    return records
  },
}

/** Limited access narrows an entry and its comments to the people that the entry is tied to. */
function factsOf(comment: Comment, about: RecordFacts, people: MatrixPeople): RecordFacts {
  const { own = [], signer = [], shared = [] } = about.tied
  const isNarrowed = about.limitedTo !== undefined
  return {
    organisation: about.organisation,
    tied: { own: [people[comment.by]] },
    isDeleted: comment.isDeleted === true || about.isDeleted === true,
    ...(isNarrowed
      ? { limitedTo: [...own, ...(about.isDraft === true ? [] : [...shared, ...signer])] }
      : {}),
  }
}
