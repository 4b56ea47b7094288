import { placeEntry } from './entries.ts'
import type { MatrixPeople, MatrixRecord, RecordFixture } from './facts.ts'

type Deleted = {
  relation: string
  ownedBy: keyof MatrixPeople
  /** Left out for an entry that is there. */
  deletedBy?: keyof MatrixPeople
  isElsewhere?: boolean
}

const entries: readonly Deleted[] = [
  { relation: 'own, deleted by the actor', ownedBy: 'actor', deletedBy: 'actor' },
  { relation: "a stranger's, deleted by the actor", ownedBy: 'stranger', deletedBy: 'actor' },
  { relation: 'own, deleted by a stranger', ownedBy: 'actor', deletedBy: 'stranger' },
  { relation: "a crewmate's, deleted by them", ownedBy: 'crewmate', deletedBy: 'crewmate' },
  { relation: 'own, not deleted', ownedBy: 'actor' },
  {
    relation: "another organisation's, with the actor's name on it",
    ownedBy: 'actor',
    deletedBy: 'actor',
    isElsewhere: true,
  },
]

/** Deleted entries, which whoever deleted them may bring back. */
export const deletedFormRecords: RecordFixture = {
  kind: 'deletedForm',
  ties: ['own'],
  conditions: ['organisation', 'whose own'],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [
      index,
      { relation, ownedBy, deletedBy, isElsewhere = false },
    ] of entries.entries()) {
      const id = `matrix-deleted-${index}`
      const isDeleted = deletedBy !== undefined
      const { organisation } = await placeEntry(test, people, id, {
        ...{ relation, ownedBy, isDeleted, isElsewhere },
      })
      if (isDeleted) {
        await test.database.kysely
          .updateTable('my_forms')
          .set({ deleted_by: people[deletedBy] })
          .where('id', '=', id)
          .execute()
      }
      const tied = isDeleted ? { own: [people[deletedBy]] } : {}
      records.push({ relation, id, facts: { organisation, tied, limitedTo: [] } })
    }
    return records
  },
}
