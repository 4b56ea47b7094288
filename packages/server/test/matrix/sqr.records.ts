import { placeSqr } from '../place-sqr.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'
import { teamsOf, type Who } from './teams-of.ts'

type MatrixSqr = {
  /** Strangers', where nobody else is named. */
  reporter?: Who
  owner?: Who
  team?: Who
  isDeleted?: boolean
  isElsewhere?: boolean
}

const sqrs: Readonly<Record<string, MatrixSqr>> = {
  'own in every way': { reporter: 'actor', owner: 'actor', team: 'actor' },
  reported: { reporter: 'actor' },
  owned: { owner: 'actor' },
  'on the team of': { team: 'actor' },
  "a crewmate's": { reporter: 'crewmate' },
  'owned by a crewmate': { owner: 'crewmate' },
  'with a crewmate on the team': { team: 'crewmate' },
  "a managed person's": { reporter: 'report' },
  'owned by a managed person': { owner: 'report' },
  'with a managed person on the team': { team: 'report' },
  "a stranger's": { owner: 'stranger', team: 'boss' },
  'reported, deleted': { reporter: 'actor', isDeleted: true },
  'owned, deleted': { owner: 'actor', isDeleted: true },
  'on the team of, deleted': { team: 'actor', isDeleted: true },
  "a crewmate's, deleted": { reporter: 'crewmate', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true },
  "another organisation's": { reporter: 'outsider', isElsewhere: true },
  "another organisation's, with the actor's name on it": {
    ...{ reporter: 'actor', owner: 'actor', team: 'actor' },
    isElsewhere: true,
  },
}

/** Reports, and one that is yet to be made. */
export const sqrRecords: RecordFixture = {
  kind: 'sqr',
  ties: ['own', 'assignee', 'shared', 'team', 'all'],
  conditions: [
    ...(['organisation', 'deleted'] as const),
    ...(['whose own', 'whose assignee', 'whose shared', 'whose team'] as const),
  ],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [relation, sqr]] of Object.entries(sqrs).entries()) {
      const { reporter = 'stranger', owner, team, isDeleted = false } = sqr
      const isElsewhere = sqr.isElsewhere === true
      const organisation = isElsewhere ? people.otherShardKey : people.shardKey
      const id = `matrix-sqr-${index}`
      const listOf = (who: Who | undefined) => (who === undefined ? [] : [people[who]])
      await placeSqr(test, id, {
        columns: {
          ...{ shard_key: organisation, reporter_id: people[reporter], team_ids: listOf(team) },
          owner_id: owner === undefined ? null : people[owner],
          ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
      })
      const tied = {
        ...{ own: [people[reporter]], assignee: listOf(owner), shared: listOf(team) },
        team: [reporter, owner, team].flatMap((who) => teamsOf(people, isElsewhere, who)),
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
