import type { RecordKind } from '@holdpoint/api'
import { startTestServer, type TestServer } from '../harness.ts'
import type { RecordIds } from '../valid-input/inputs.ts'
import type { Caller, MatrixPeople, MatrixRecord } from './facts.ts'
import { fixtureOf, fixtures, recordKinds } from './fixtures.ts'
import { gatherCallers, placePeople } from './people.ts'

/** Everything that the cases of the matrix are made of. */
export interface MatrixWorld {
  test: TestServer
  people: MatrixPeople
  callers: readonly Caller[]
  recordsOf: (kind: RecordKind) => readonly MatrixRecord[]
  /** A record of each kind that is the actor's own. */
  firstIds: RecordIds
  /** Ids of no record: one like ours, and one like nobody's. */
  strangeIds: readonly string[]
}

/** Opens a server with the people and the records of every kind. */
export async function openMatrixWorld(): Promise<MatrixWorld> {
  const test = await startTestServer()
  const people = await placePeople(test)
  const records = new Map<RecordKind, readonly MatrixRecord[]>()
  for (const fixture of fixtures) {
    records.set(fixture.kind, await fixture.make(test, people))
  }
  const callers = await gatherCallers(test)
  return {
    test,
    people,
    callers,
    recordsOf: (kind) => records.get(fixtureOf(kind).kind) ?? [],
    firstIds: firstIdsOf(records),
    strangeIds: ['01JNKQ2Z8XW5T7RDBQ8M1V3C4F', 'none'],
  }
}

/** A kind without a fixture has no record; its calls fail by name when their cases are made. */
function firstIdsOf(records: ReadonlyMap<string, readonly MatrixRecord[]>): RecordIds {
  const ids = recordKinds.map((kind) => [
    kind,
    records.get(kind)?.find(({ id }) => id !== null)?.id ?? 'none',
  ])
  return Object.fromEntries(ids) as RecordIds
}
