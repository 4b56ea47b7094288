import type { MatrixRecord, RecordFixture } from './facts.ts'
import { placeEntry, type MatrixEntry } from './entries.ts'

const entries: readonly MatrixEntry[] = [
  { relation: 'own draft', ownedBy: 'actor', status: 'in_progress' },
  { relation: 'own, submitted', ownedBy: 'actor' },
  { relation: 'own, limited', ownedBy: 'actor', isLimited: true },
  { relation: 'signer', ownedBy: 'stranger', tied: 'signer' },
  { relation: 'signer of a draft', ownedBy: 'stranger', status: 'new', tied: 'signer' },
  { relation: 'signer, limited', ownedBy: 'stranger', tied: 'signer', isLimited: true },
  { relation: 'approver', ownedBy: 'stranger', status: 'pending', tied: 'approver' },
  { relation: 'approver of a draft', ownedBy: 'stranger', status: 'fill', tied: 'approver' },
  { relation: 'shared', ownedBy: 'stranger', tied: 'sharedWith' },
  { relation: 'shared, a draft again', ownedBy: 'stranger', status: 'fill', tied: 'sharedWith' },
  { relation: 'shared, limited', ownedBy: 'stranger', tied: 'sharedWith', isLimited: true },
  { relation: 'signed by another', ownedBy: 'stranger', tied: 'signer', to: 'crewmate' },
  { relation: 'approved by another', ownedBy: 'stranger', tied: 'approver', to: 'crewmate' },
  { relation: 'shared with another', ownedBy: 'stranger', tied: 'sharedWith', to: 'crewmate' },
  {
    relation: 'everything of another, limited',
    ownedBy: 'stranger',
    tied: 'everything',
    to: 'crewmate',
    isLimited: true,
  },
  { relation: 'of the same crew', ownedBy: 'crewmate' },
  { relation: 'of the same crew, limited', ownedBy: 'crewmate', isLimited: true },
  { relation: 'of a person one manages', ownedBy: 'report' },
  { relation: 'of a person one manages, limited', ownedBy: 'report', isLimited: true },
  { relation: "a stranger's draft", ownedBy: 'stranger', status: 'in_progress' },
  { relation: "a stranger's", ownedBy: 'stranger' },
  { relation: "a stranger's, limited", ownedBy: 'stranger', isLimited: true },
  { relation: "of a form of one's own", ownedBy: 'stranger', formOwner: 'actor' },
  {
    relation: "a draft of a form of one's own",
    ...{ ownedBy: 'stranger', status: 'in_progress', formOwner: 'actor' },
  },
  {
    relation: "of a form of one's own, limited",
    ...{ ownedBy: 'stranger', formOwner: 'actor', isLimited: true },
  },
  { relation: "of a form of another's", ownedBy: 'stranger', formOwner: 'crewmate' },
  {
    relation: "of a form of one's own, deleted",
    ...{ ownedBy: 'stranger', formOwner: 'actor', isDeleted: true },
  },
  { relation: 'of somebody who has left', ownedBy: 'leaver', status: 'fill' },
  {
    relation: 'of somebody who has left, limited',
    ...{ ownedBy: 'leaver', status: 'fill', isLimited: true },
  },
  { relation: 'own, deleted', ownedBy: 'actor', isDeleted: true },
  { relation: 'signer, deleted', ownedBy: 'stranger', tied: 'signer', isDeleted: true },
  { relation: 'shared, deleted', ownedBy: 'stranger', tied: 'sharedWith', isDeleted: true },
  { relation: "a stranger's, deleted", ownedBy: 'stranger', isDeleted: true },
  { relation: "another organisation's", ownedBy: 'outsider', isElsewhere: true },
  {
    relation: "another organisation's, with the actor's name on it",
    ownedBy: 'actor',
    tied: 'everything',
    isElsewhere: true,
  },
]

/** Entries of My Forms. */
export const myFormRecords: RecordFixture = {
  kind: 'myForm',
  ties: ['own', 'signer', 'shared', 'formOwner', 'left', 'all'],
  conditions: [
    'organisation',
    'deleted',
    'limited',
    'draft',
    'left',
    'whose own',
    'whose signer',
    'whose shared',
    'whose formOwner',
  ],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, entry] of entries.entries()) {
      const id = `matrix-entry-${index}`
      const facts = await placeEntry(test, people, id, entry)
      records.push({ relation: entry.relation, id, facts })
    }
    return records
  },
}
