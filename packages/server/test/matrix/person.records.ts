import type { RecordFixture } from './facts.ts'

/** People, as calls about people's rights name them. */
export const personRecords: RecordFixture = {
  kind: 'person',
  ties: ['own', 'team', 'all'],
  conditions: ['organisation', 'whose own', 'whose team'],
  make: (_test, people) => {
    const { shardKey, otherShardKey, actor, crewmate, report, stranger, outsider } = people
    const { boss } = people
    const managers: Readonly<Record<string, string>> = { [report]: actor, [stranger]: boss }
    const of = (relation: string, id: string, organisation = shardKey) => ({
      relation,
      id,
      facts: { organisation, tied: { own: [id], team: [managers[id] ?? []].flat() } },
    })
    return Promise.resolve([
      of('oneself', actor),
      of('a crewmate', crewmate),
      of('somebody one manages', report),
      of('a stranger', stranger),
      of("another organisation's person", outsider, otherShardKey),
    ])
  },
}
