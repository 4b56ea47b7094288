import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  eventNames,
  type moveTables,
  type Move,
  type Moves,
  type PermissionKey,
  type Reply,
} from '@holdpoint/api'
import { isLong } from '../../../tooling/long-run.ts'
import type { CastName } from './cast.ts'
import { problemOf, startTestServer, type TestServer } from './harness.ts'
import { actionWitness } from './moves/action.ts'
import { formWitness } from './moves/form.ts'
import { hazardWitness } from './moves/hazard.ts'
import { inquiryWitness } from './moves/inquiry.ts'
import { jsaWitness } from './moves/jsa.ts'
import { lotoWitness } from './moves/loto.ts'
import { lotoTemplateWitness } from './moves/loto-template.ts'
import { messageWitness } from './moves/message.ts'
import { entryWitness } from './moves/my-form.ts'
import { questionWitness, topicWitness } from './moves/topic.ts'
import { fileWitness } from './moves/file.ts'
import { sdsWitness } from './moves/sds.ts'
import { sqrWitness } from './moves/sqr.ts'
import type { MovesWitness, Seat } from './moves/witness.ts'
import { grantTo } from './rights.ts'

// Every table of moves of the contract, cell by cell: state, move and tie, against the real calls. A
// table without a witness does not compile.

const witnesses: { readonly [Name in keyof typeof moveTables]: () => void } = {
  my_form: () => holds(entryWitness),
  action: () => holds(actionWitness),
  topic: () => holds(topicWitness),
  topic_question: () => holds(questionWitness),
  message: () => holds(messageWitness),
  sds: () => holds(sdsWitness),
  library_file: () => holds(fileWitness),
  master_hazard: () => holds(hazardWitness),
  jsa: () => holds(jsaWitness),
  loto: () => holds(lotoWitness),
  loto_template: () => holds(lotoTemplateWitness),
  inquiry: () => holds(inquiryWitness),
  sqr: () => holds(sqrWitness),
  form: () => holds(formWitness),
}

describe.each(Object.entries(witnesses))('the moves of %s', (_name, hold) => hold())

type AnySeat = Seat<string>

function holds<Table extends Moves>(given: MovesWitness<Table>): void {
  // Its states, events and guards are told apart where it is declared; here they are names.
  const witness = given as unknown as MovesWitness<Moves>
  const { table, seats, calls } = witness
  let world: TestServer
  let placed = 0

  beforeAll(async () => {
    world = await startTestServer()
    await witness.seed(world)
  })
  afterAll(() => world.close())

  async function clientOf(who: CastName, keys: readonly PermissionKey[]) {
    await grantTo(world, who, keys)
    return world.as(who)
  }

  async function anew(state: string, event?: string): Promise<string> {
    placed += 1
    const id = `m-${placed}`
    await witness.place(world, id, state)
    if (event !== undefined) {
      await witness.ready?.(world, id, event)
    }
    return id
  }

  function moveOf(event: string): Move<string, string> {
    const move = table.events[event]
    if (move === undefined) {
      throw new Error(`${event} is no move of this table.`)
    }
    return move
  }

  /** Asked as the table says it, without a line of what enforces it. */
  function isOpenTo({ who }: Move<string, string>, seat: AnySeat, state: string): boolean {
    const held = seat.ties(state)
    return who.some(
      ({ tie, keys }) =>
        held.includes(tie) && (keys.length === 0 || keys.some((key) => seat.keys.includes(key))),
    )
  }

  /** Somebody whose move it is, and a state that it leads from. */
  function wayOf(event: string): { seat: AnySeat; state: string } {
    const move = moveOf(event)
    const ways = move.from.flatMap((state) =>
      seats.filter((each) => isOpenTo(move, each, state)).map((seat) => ({ seat, state })),
    )
    // A move that shares its call with others is met where none of those is open.
    const beside = callOf(event).of.filter((other) => other !== event)
    const way =
      ways.find(({ seat, state }) =>
        beside.every(
          (other) => !moveOf(other).from.includes(state) || !isOpenTo(moveOf(other), seat, state),
        ),
      ) ?? ways[0]
    if (way === undefined) {
      throw new Error(`No seat opens ${event}: add one to the witness.`)
    }
    return way
  }

  function callOf(event: string) {
    const call = calls.find(({ of }) => of.includes(event))
    if (call === undefined) {
      throw new Error(`No call makes the move ${event}: add it to the witness.`)
    }
    return call
  }

  test('are all asked for by a call, but those that follow by themselves', () => {
    expect(calls.flatMap(({ of }) => of).sort()).toEqual([...eventNames(table)].sort())
  })

  test.each(seats.map((seat) => [seat.name, seat] as const))(
    'go for %s where the table says so, and nowhere else',
    async (_name, seat) => {
      const client = await clientOf(seat.who, seat.keys)
      let refused = seats.indexOf(seat)
      for (const state of table.states) {
        let id = await anew(state)
        for (const call of calls) {
          for (const event of call.otherwise === undefined ? call.of : call.of.slice(0, 1)) {
            const asked = call.otherwise === undefined ? [event] : call.of
            const mine = asked.map(moveOf).filter((move) => isOpenTo(move, seat, state))
            const open = mine.filter(({ from }) => from.includes(state))
            // What is refused is asked for in every third cell, others for each seat.
            if (open.length === 0 && !isLong && (refused += 1) % 3 !== 0) {
              continue
            }
            if (witness.ready !== undefined) {
              id = await anew(state, event)
            }
            const before = await witness.stands(world, id)
            world.wait(1000)
            const reply = await call.ask(client, id, event, {})
            const after = await witness.stands(world, id)
            const cell = `${event} by ${seat.name} while ${state}`
            if (open.length === 0) {
              const refusal = mine.length === 0 ? 'forbidden' : (call.otherwise ?? 'wrong_state')
              expect(problemOf(reply), cell).toBe(refusal)
              expect(after, cell).toEqual(before)
            } else {
              expect(problemOf(reply), `${cell}: ${JSON.stringify(reply)}`).toBe('status 200')
              const targets = open.flatMap(({ to }) => (to.length === 0 ? [state] : to))
              expect(targets, cell).toContain(after.state)
              expect(after.version, cell).toBeGreaterThan(before.version)
              id = await anew(state)
            }
          }
        }
      }
    },
  )

  const { shown } = witness

  test.skipIf(shown === undefined)('are told by the record, to each whose they are', async () => {
    for (const seat of seats.filter(({ ties }) => ties(table.states[0]).length > 1)) {
      const client = await clientOf(seat.who, [...seat.keys, 'access_all_submissions'])
      for (const state of table.states) {
        const mine = Object.entries(table.events)
          .filter(([, move]) => move.from.includes(state) && isOpenTo(move, seat, state))
          .map(([event]) => ({ event, isOpen: true, why: null }))
        if (witness.ready === undefined) {
          const told = await shown?.(client, await anew(state))
          expect(told, `${seat.name} while ${state}`).toMatchObject(mine)
          expect(told).toHaveLength(mine.length)
          continue
        }
        // Each for itself, since what one of them wants stands in the way of another.
        for (const open of mine) {
          world.wait(1000)
          const told = await shown?.(client, await anew(state, open.event))
          const cell = `${open.event} by ${seat.name} while ${state}`
          expect(
            told?.map(({ event }) => event),
            cell,
          ).toEqual(mine.map(({ event }) => event))
          expect(
            told?.find(({ event }) => event === open.event),
            cell,
          ).toMatchObject(open)
        }
      }
    }
  })

  test('have each of their guards proved, at each event that has it', () => {
    const proved = witness.guards.map(({ event, guard }) => `${event}: ${guard}`)
    const had = eventNames(table).flatMap((event) =>
      moveOf(event).guards.map((guard) => `${event}: ${guard}`),
    )
    expect(proved.sort()).toEqual(had.sort())
  })

  const proofs = witness.guards.map((proof) => [proof.event, proof.guard, proof] as const)

  test.each(proofs)('%s is shut by %s, and open without it', async (_event, _guard, guard) => {
    const { seat, state } = wayOf(guard.event)
    const free = await clientOf(seat.who, seat.keys)
    const freeId = await anew(state, guard.event)
    const freely = await callOf(guard.event).ask(free, freeId, guard.event, {})
    expect(problemOf(freely), JSON.stringify(freely)).toBe('status 200')
    const client = await clientOf(guard.who, keysFor(guard.event, guard.who))
    const id = await anew(guard.state, guard.event)
    await guard.shut(world, id)
    const before = await witness.stands(world, id)
    const reply = await callOf(guard.event).ask(client, id, guard.event, {})
    expect(reply.status).not.toBe(200)
    expect(JSON.stringify(reply)).toContain(guard.why)
    expect(await witness.stands(world, id)).toEqual(before)
    if (shown !== undefined && guard.isUnseen !== true) {
      const told = (await shown(client, id)).find(({ event }) => event === guard.event)
      expect(told).toMatchObject({ isOpen: false, why: guard.why })
    }
  })

  function keysFor(event: string, who: CastName): readonly PermissionKey[] {
    return seats.flatMap((seat) =>
      seat.who === who && table.states.some((state) => isOpenTo(moveOf(event), seat, state))
        ? seat.keys
        : [],
    )
  }

  const reasoned = eventNames(table).filter((event) => moveOf(event).needsReason)

  test.runIf(reasoned.length > 0)('take no blank reason where one is wanted', async () => {
    for (const event of reasoned) {
      const { seat, state } = wayOf(event)
      const reply = await refused(event, seat, await anew(state, event), { reason: ' \n ' })
      expect(reply, event).toMatchObject({
        problem: {
          name: 'invalid_input',
          fields: [{ path: 'reason', message: 'Please say why.' }],
        },
      })
    }
  })

  test('leave alone what has changed since it was seen', async () => {
    for (const event of eventNames(table)) {
      const { seat, state } = wayOf(event)
      const id = await anew(state, event)
      const { version } = await witness.stands(world, id)
      const reply = await refused(event, seat, id, { ifMatch: version + 1 })
      expect(problemOf(reply), event).toBe('row_changed')
    }
  })

  /** Asks for a move that must change nothing. */
  async function refused(
    event: string,
    seat: AnySeat,
    id: string,
    sent: { reason?: string; ifMatch?: number },
  ): Promise<Reply> {
    const before = await witness.stands(world, id)
    const client = await clientOf(seat.who, seat.keys)
    const reply = await callOf(event).ask(client, id, event, sent)
    expect(await witness.stands(world, id), event).toEqual(before)
    return reply
  }
}

test('a move that no table has, or that nobody asks for, is no input', async () => {
  const world = await startTestServer()
  await actionWitness.seed(world)
  await actionWitness.place(world, 'a', 'open')
  for (const event of ['close', 'closeWithChild', 'remove', 'constructor']) {
    const body = JSON.stringify({ actionId: 'a', event })
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', as: 'employee', headers, body } as const
    expect((await world.http('/action-status', init)).status, event).toBe(400)
  }
  await world.close()
})
