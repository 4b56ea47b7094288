import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApprovalKind, Client, Moves } from '@holdpoint/api'
import { json } from '../src/db/json.ts'
import { contentOf, startTestServer, type TestServer } from './harness.ts'
import { actionWitness } from './moves/action.ts'
import { fileWitness } from './moves/file.ts'
import { jsaWitness } from './moves/jsa.ts'
import { lotoTemplateWitness } from './moves/loto-template.ts'
import { entryWitness } from './moves/my-form.ts'
import { sqrWitness } from './moves/sqr.ts'
import type { MovesWitness, Seat } from './moves/witness.ts'
import { grantTo } from './rights.ts'
import { testForm } from './test-form.ts'

// Whatever is decided together with others comes to the same moves by another door: it makes none that
// the table of its kind forbids, and none that a guard shuts, whoever asks in whichever state.

type Door = {
  kind: ApprovalKind
  witness: MovesWitness<Moves>
  approve: string
  reject: string
  /** Nothing of it is approved unseen. */
  isReadFirst: boolean
}

const doors: readonly Door[] = [
  door('form', entryWitness, 'approve', 'reject'),
  door('action', actionWitness, 'verify', 'sendBack'),
  door('file', fileWitness, 'approve', 'sendBack'),
  { ...door('jsa', jsaWitness, 'approve', 'return'), isReadFirst: true },
  { ...door('loto_template', lotoTemplateWitness, 'approve', 'return'), isReadFirst: true },
  door('sqr', sqrWitness, 'approve', 'return'),
]

function door(kind: ApprovalKind, witness: unknown, approve: string, reject: string): Door {
  // Its states, events and guards are told apart where it is declared; here they are names.
  const moving = witness as MovesWitness<Moves>
  return { kind, witness: moving, approve, reject, isReadFirst: false }
}

describe.each(doors)(
  'what is decided together: $kind',
  ({ kind, witness, isReadFirst, ...events }) => {
    const { table, seats } = witness
    let world: TestServer
    let placed = 0

    beforeAll(async () => {
      world = await startTestServer()
      await witness.seed(world)
      const definition = { ...testForm, workflow: { approvals: [], bulkApprove: true } }
      await world.database.kysely
        .updateTable('form_versions')
        .set({ definition: json(definition) })
        .execute()
    })
    afterAll(() => world.close())

    async function anew(state: string): Promise<string> {
      placed += 1
      await witness.place(world, `d-${placed}`, state)
      // What was handed back waits for its submitter, and is approved from no list.
      await world.database.kysely.deleteFrom('my_form_flags').execute()
      return `d-${placed}`
    }

    /** Asks for two at once, and answers for each whether it was done. */
    async function decide(client: Client, ids: string[], decision: 'approve' | 'reject') {
      const standing = await Promise.all(ids.map((id) => witness.stands(world, id)))
      const rowVersions = standing.map(({ version }) => version)
      const asked = { kind, recordIds: ids, rowVersions, decision, reason: 'It is so.' }
      world.wait(1000)
      const outcomes = contentOf(await client.pendingApprovals.decide(asked))
      return outcomes.map(({ isDone }) => isDone)
    }

    function isOpenTo(event: string, seat: Seat<string>, state: string): boolean {
      const move = table.events[event]
      return (
        move !== undefined &&
        move.from.includes(state) &&
        move.who.some(
          ({ tie, keys }) =>
            seat.ties(state).includes(tie) &&
            (keys.length === 0 || keys.some((key) => seat.keys.includes(key))),
        )
      )
    }

    test.each(['approve', 'reject'] as const)(
      '%s moves what the table lets move',
      async (decision) => {
        let moved = 0
        for (const seat of seats) {
          await grantTo(world, seat.who, seat.keys)
          const client = await world.as(seat.who)
          for (const state of table.states) {
            const ids = [await anew(state), await anew(state)]
            const before = await Promise.all(ids.map((id) => witness.stands(world, id)))
            const done = await decide(client, ids, decision)
            const after = await Promise.all(ids.map((id) => witness.stands(world, id)))
            const cell = `${decision} by ${seat.name} while ${state}`
            if (!isOpenTo(events[decision], seat, state)) {
              expect(done, cell).toEqual([false, false])
            }
            for (const [place, isDone] of done.entries()) {
              const isAsBefore = JSON.stringify(after[place]) === JSON.stringify(before[place])
              expect(isAsBefore, cell).toBe(!isDone)
              moved += isDone ? 1 : 0
            }
          }
        }
        expect(moved > 0).toBe(decision === 'reject' || !isReadFirst)
      },
    )

    const shut = witness.guards.filter(({ event }) => Object.values(events).includes(event))

    test.skipIf(shut.length === 0)('does not pass a guard', async () => {
      for (const { event, guard, ...proof } of shut) {
        const client = await world.as(proof.who)
        const ids = [await anew(proof.state), await anew(proof.state)]
        for (const id of ids) {
          await proof.shut(world, id)
        }
        const before = await Promise.all(ids.map((id) => witness.stands(world, id)))
        const decision = event === events.approve ? 'approve' : 'reject'
        expect(await decide(client, ids, decision), `${event}, ${guard}`).toEqual([false, false])
        expect(await Promise.all(ids.map((id) => witness.stands(world, id)))).toEqual(before)
      }
    })
  },
)
