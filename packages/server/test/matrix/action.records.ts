import type { TestServer } from '../harness.ts'
import { placeEntry } from './entries.ts'
import type { MatrixPeople, MatrixRecord, RecordFacts, RecordFixture } from './facts.ts'

type Who = Exclude<keyof MatrixPeople, 'shardKey' | 'otherShardKey'>

type MatrixAction = {
  /** Strangers', where nobody else is named. */
  owner?: Who
  raisedBy?: Who
  assignee?: Who
  verifier?: Who
  /** Raised from an entry that few may see. */
  isLimited?: boolean
  isDeleted?: boolean
  isElsewhere?: boolean
}

const actions: Readonly<Record<string, MatrixAction>> = {
  'own in every way': { owner: 'actor', assignee: 'actor', verifier: 'actor' },
  owned: { owner: 'actor' },
  'raised for another': { raisedBy: 'actor' },
  'owned, limited': { owner: 'actor', isLimited: true },
  'to do': { assignee: 'actor' },
  'to do, limited': { assignee: 'actor', isLimited: true },
  'to verify': { verifier: 'actor' },
  'to verify, limited': { verifier: 'actor', isLimited: true },
  'to verify by a delegation': { verifier: 'crewmate' },
  'to verify by a delegation, limited': { verifier: 'crewmate', isLimited: true },
  'verified by one whose delegation is over': { verifier: 'report' },
  'verified by another': { verifier: 'stranger' },
  "a crewmate's": { owner: 'crewmate', assignee: 'crewmate' },
  "a crewmate's, limited": { owner: 'crewmate', assignee: 'crewmate', isLimited: true },
  "a managed person's": { assignee: 'report' },
  "a managed person's, limited": { assignee: 'report', isLimited: true },
  "a stranger's": {},
  "a stranger's, limited": { isLimited: true },
  'owned, deleted': { owner: 'actor', isDeleted: true },
  'to do, deleted': { assignee: 'actor', isDeleted: true },
  'to verify, deleted': { verifier: 'actor', isDeleted: true },
  "a crewmate's, deleted": { assignee: 'crewmate', isDeleted: true },
  "a stranger's, deleted": { isDeleted: true },
  "another organisation's": { owner: 'outsider', assignee: 'outsider', isElsewhere: true },
  "another organisation's, with the actor's name on it": {
    ...{ owner: 'actor', assignee: 'actor', verifier: 'actor' },
    isElsewhere: true,
  },
}

const at = '2026-03-05T12:00:00Z'

/** Actions, and one that is yet to be raised. */
export const actionRecords: RecordFixture = {
  kind: 'action',
  ties: ['own', 'assignee', 'verifier', 'team', 'named', 'all'],
  conditions: [
    ...(['organisation', 'deleted', 'limited'] as const),
    ...(['whose own', 'whose assignee', 'whose verifier', 'whose team'] as const),
  ],
  async make(test, people) {
    await placeDeputies(test, people)
    const limited = await placeEntry(test, people, 'matrix-limited', {
      ...{ relation: 'limited', ownedBy: 'stranger', isLimited: true },
    })
    const records: MatrixRecord[] = []
    for (const [index, [relation, action]] of Object.entries(actions).entries()) {
      const id = `matrix-action-${index}`
      records.push({ relation, id, facts: await placeAction(test, people, id, action) })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be raised',
      id: null,
      facts: { organisation: limited.organisation, tied: {}, madeBy: 'anybody' },
    }
    return [...records, anew]
  },
}

/** The actor stands in for a crewmate now, and did so for a report before. */
async function placeDeputies({ database }: TestServer, people: MatrixPeople): Promise<void> {
  const days = {
    crewmate: { starts_on: '2026-03-01', ends_on: '2027-03-01' },
    report: { starts_on: '2026-01-01', ends_on: '2026-03-04' },
  }
  for (const from of ['crewmate', 'report'] as const) {
    await database.kysely
      .insertInto('approval_delegations')
      .values({
        ...{ shard_key: people.shardKey, id: `matrix-deputy-of-${from}`, created_at: at },
        ...{ from_person_id: people[from], to_person_id: people.actor, ...days[from] },
      })
      .execute()
  }
}

async function placeAction(
  { database: { kysely } }: TestServer,
  people: MatrixPeople,
  id: string,
  action: MatrixAction,
): Promise<RecordFacts> {
  const { owner = 'stranger', raisedBy = owner, assignee = 'stranger', verifier } = action
  const shardKey = action.isElsewhere === true ? people.otherShardKey : people.shardKey
  await kysely
    .insertInto('actions')
    .values({
      ...{ shard_key: shardKey, id, number: id, title: id, status: 'open' },
      ...{ owner_id: people[owner], created_by: people[raisedBy] },
      verifier_id: verifier === undefined ? null : people[verifier],
      ...{ due_on: '2026-03-20', first_due_on: '2026-03-20', created_at: at, updated_at: at },
      ...(action.isLimited === true ? { source_type: 'my_form', source_id: 'matrix-limited' } : {}),
      ...(action.isDeleted === true ? { deleted_at: at } : {}),
    })
    .execute()
  await kysely
    .insertInto('action_assignees')
    .values({
      ...{ shard_key: shardKey, id: `${id}-0`, action_id: id },
      ...{ person_id: people[assignee], place: 0 },
    })
    .execute()
  // Of what is limited no team hears.
  const leaders = [owner, ...(verifier === undefined ? [] : [verifier])]
  const ledBy = action.isLimited === true ? [] : leaders
  return {
    organisation: shardKey,
    tied: {
      own: [people[owner], people[raisedBy]],
      assignee: [people[assignee]],
      verifier: verifiersOf(people, verifier),
      team: teamsOf(people, action.isElsewhere === true, assignee),
      named: ledBy.flatMap((one) => teamsOf(people, action.isElsewhere === true, one)),
    },
    isDeleted: action.isDeleted ?? false,
    ...(action.isLimited === true ? { limitedTo: [] } : {}),
  }
}

function verifiersOf(people: MatrixPeople, verifier: Who | undefined): string[] {
  switch (verifier) {
    case undefined:
      return []
    case 'crewmate':
      return [people.crewmate, people.actor]
    default:
      return [people[verifier]]
  }
}

/** In whose team somebody is: their manager's, and that of everybody of their crew. */
function teamsOf(people: MatrixPeople, isElsewhere: boolean, who: Who): string[] {
  const { actor, crewmate, boss, outsider } = people
  const teams: Readonly<Record<Who, readonly string[]>> = {
    actor: [actor, crewmate],
    crewmate: [actor, crewmate],
    report: [actor],
    stranger: [boss],
    boss: [],
    leaver: [],
    outsider: [outsider],
  }
  // Nobody is of a crew of another organisation.
  return isElsewhere && who !== 'outsider' ? [] : [...teams[who]]
}
