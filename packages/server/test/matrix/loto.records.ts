import { placeShare } from '../place-share.ts'
import { lockedWith, placeLoto, usualTemplate } from '../place-loto.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'
import { teamsOf, type Who } from './teams-of.ts'

type MatrixLoto = {
  /** Strangers', where nobody else is named. */
  author?: Who
  primary?: Who
  named?: Who
  /** On the list as affected. */
  told?: Who
  /** With the lock of a point. */
  holder?: Who
  offered?: Who
  sharedWith?: Who
  isDeleted?: boolean
  isElsewhere?: boolean
}

const lotos: Readonly<Record<string, MatrixLoto>> = {
  'own in every way': { author: 'actor', primary: 'actor', named: 'actor', offered: 'actor' },
  written: { author: 'actor' },
  led: { primary: 'actor' },
  'on the list of': { named: 'actor' },
  'told to': { told: 'actor' },
  'with a lock at a point of': { holder: 'actor' },
  'offered the lead of': { offered: 'actor' },
  'shared with': { sharedWith: 'actor' },
  'shared with a crewmate': { sharedWith: 'crewmate' },
  "a crewmate's": { author: 'crewmate' },
  'led by a crewmate': { primary: 'crewmate' },
  'with a crewmate on the list': { named: 'crewmate' },
  'with the lock of a crewmate at a point': { holder: 'crewmate' },
  'offered to a crewmate': { offered: 'crewmate' },
  "a managed person's": { author: 'report' },
  'with a managed person on the list': { named: 'report' },
  "a stranger's": { primary: 'stranger', named: 'stranger', offered: 'stranger' },
  'written, deleted': { author: 'actor', isDeleted: true },
  'led, deleted': { primary: 'actor', isDeleted: true },
  'on the list of, deleted': { named: 'actor', isDeleted: true },
  'told to, deleted': { told: 'actor', isDeleted: true },
  'shared with, deleted': { sharedWith: 'actor', isDeleted: true },
  'offered the lead of, deleted': { offered: 'actor', isDeleted: true },
  "a crewmate's, deleted": { author: 'crewmate', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true },
  "another organisation's": { author: 'outsider', isElsewhere: true },
  "another organisation's, with the actor's name on it": {
    ...{ author: 'actor', primary: 'actor', named: 'actor', offered: 'actor' },
    ...{ sharedWith: 'actor', isElsewhere: true },
  },
}

/** Lockouts, and one that is yet to be made. */
export const lotoRecords: RecordFixture = {
  kind: 'loto',
  ties: ['own', 'verifier', 'assignee', 'named', 'shared', 'signer', 'team', 'all'],
  conditions: [
    ...(['organisation', 'deleted', 'whose own', 'whose verifier'] as const),
    ...(['whose assignee', 'whose named', 'whose signer', 'whose team'] as const),
    'whose shared',
  ],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [index, [relation, loto]] of Object.entries(lotos).entries()) {
      const { author = 'stranger', primary, named, told, holder, offered, isDeleted = false } = loto
      const { sharedWith } = loto
      const isElsewhere = loto.isElsewhere === true
      const organisation = isElsewhere ? people.otherShardKey : people.shardKey
      const id = `matrix-loto-${index}`
      const idOf = (who: Who | undefined) => (who === undefined ? null : people[who])
      const listOf = (who: Who | undefined) => (who === undefined ? [] : [people[who]])
      const offer =
        offered === undefined
          ? {}
          : {
              ...{ offered_to: people[offered], offered_by: people[author] },
              offered_at: '2026-03-05T12:00:00Z',
            }
      await placeLoto(test, id, {
        columns: {
          ...{ shard_key: organisation, author_id: people[author], primary_id: idOf(primary) },
          ...offer,
          ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
        points: [holder === undefined ? {} : lockedWith(`${id}-x`, { holder_id: people[holder] })],
        people: [
          ...listOf(named).map((person_id) => ({ person_id })),
          ...listOf(told).map((person_id) => ({ person_id, role: 'affected' as const })),
        ],
      })
      for (const personId of listOf(sharedWith)) {
        await placeShare(test, { type: 'loto', id, personId, shardKey: organisation })
      }
      const tied = {
        ...{ own: [people[author]], verifier: listOf(primary) },
        ...{ assignee: [...listOf(named), ...listOf(holder)] },
        ...{ named: [...listOf(named), ...listOf(told)], signer: listOf(offered) },
        shared: listOf(sharedWith),
        team: [author, primary, named, told, holder, offered].flatMap((who) =>
          teamsOf(people, isElsewhere, who),
        ),
      }
      const beside = { lotoTemplate: usualTemplate }
      records.push({ relation, id, beside, facts: { organisation, tied, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      beside: { lotoTemplate: usualTemplate },
      facts: { organisation: people.shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
