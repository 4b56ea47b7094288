import { placeJsa } from '../place-jsa.ts'
import { placeShare } from '../place-share.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'
import { teamsOf, type Who } from './teams-of.ts'

type MatrixJsa = {
  /** Strangers', where nobody else is named. */
  author?: Who
  supervisor?: Who
  attendee?: Who
  sharedWith?: Who
  isDeleted?: boolean
  isElsewhere?: boolean
}

const jsas: Readonly<Record<string, MatrixJsa>> = {
  'own in every way': { author: 'actor', supervisor: 'actor', attendee: 'actor' },
  written: { author: 'actor' },
  run: { supervisor: 'actor' },
  'on the crew of': { attendee: 'actor' },
  'shared with': { sharedWith: 'actor' },
  'shared with a crewmate': { sharedWith: 'crewmate' },
  "a crewmate's": { author: 'crewmate' },
  'run by a crewmate': { supervisor: 'crewmate' },
  'with a crewmate on the crew': { attendee: 'crewmate' },
  "a managed person's": { author: 'report' },
  'run by a managed person': { supervisor: 'report' },
  "a stranger's": { supervisor: 'stranger', attendee: 'stranger' },
  'written, deleted': { author: 'actor', isDeleted: true },
  'run, deleted': { supervisor: 'actor', isDeleted: true },
  'on the crew of, deleted': { attendee: 'actor', isDeleted: true },
  'shared with, deleted': { sharedWith: 'actor', isDeleted: true },
  "a crewmate's, deleted": { author: 'crewmate', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true },
  "another organisation's": { author: 'outsider', isElsewhere: true },
  "another organisation's, with the actor's name on it": {
    ...{ author: 'actor', supervisor: 'actor', attendee: 'actor' },
    ...{ sharedWith: 'actor', isElsewhere: true },
  },
}

/** Analyses, and one that is yet to be made. */
export const jsaRecords: RecordFixture = {
  kind: 'jsa',
  ties: ['own', 'verifier', 'assignee', 'team', 'shared', 'all'],
  conditions: [
    ...(['organisation', 'deleted'] as const),
    ...(['whose own', 'whose verifier', 'whose assignee', 'whose team'] as const),
    'whose shared',
  ],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [relation, jsa]] of Object.entries(jsas).entries()) {
      const { author = 'stranger', supervisor, attendee, sharedWith, isDeleted = false } = jsa
      const isElsewhere = jsa.isElsewhere === true
      const organisation = isElsewhere ? people.otherShardKey : people.shardKey
      const id = `matrix-jsa-${index}`
      const idOf = (who: Who | undefined) => (who === undefined ? null : people[who])
      await placeJsa(test, id, {
        columns: {
          ...{ shard_key: organisation, author_id: people[author] },
          supervisor_id: idOf(supervisor),
          ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
        crew: attendee === undefined ? [] : [{ person_id: people[attendee] }],
      })
      const listOf = (who: Who | undefined) => (who === undefined ? [] : [people[who]])
      for (const personId of listOf(sharedWith)) {
        await placeShare(test, { type: 'jsa', id, personId, shardKey: organisation })
      }
      const tied = {
        ...{ own: [people[author]], verifier: listOf(supervisor), assignee: listOf(attendee) },
        shared: listOf(sharedWith),
        team: [author, supervisor].flatMap((who) => teamsOf(people, isElsewhere, who)),
      }
      records.push({ relation, id, facts: { organisation, tied, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: people.shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
