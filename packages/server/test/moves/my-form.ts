import { draftStatuses, entryMoves } from '@holdpoint/api'
import { appendAudit } from '../../src/audit.ts'
import { json } from '../../src/db/json.ts'
import { cast, castPassword, castShard } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeAction } from '../place-action.ts'
import { askToApprove, handBack, placeEntry } from '../place-entry.ts'
import { placeManyPeople } from '../place-people.ts'
import { attachForm, placeSqr } from '../place-sqr.ts'
import type { MovesWitness, Sent } from './witness.ts'

const reasonOf = ({ reason = 'It has to be so' }: Sent) => ({ reason })
const options = ({ ifMatch }: Sent) => (ifMatch === undefined ? {} : { ifMatch })
const signature = { kind: 'typed', name: 'Test Employee', at: '2026-03-01T18:00:00Z' }
const answers = {
  at: { value: '2026-03-01T09:00' },
  district: { value: 'PER' },
  tidy: { value: 'yes' },
  barrier: { value: 'yes' },
  inspector: { value: null, signature },
}
let saves = 0

const answer = ({ database }: TestServer, id: string, given: object) =>
  database.kysely
    .updateTable('my_form_answers')
    .set({ answers: json(given) })
    .where('my_form_id', '=', id)
    .execute()

/** Everybody of an entry has signed and decided, or refused. */
const decide = ({ database }: TestServer, id: string, status: 'done' | 'refused') =>
  database.kysely
    .updateTable('my_form_signers')
    .set({ status })
    .where('my_form_id', '=', id)
    .execute()

const missing = {
  guard: 'nothingIsMissing',
  who: 'employee',
  shut: (world: TestServer, id: string) =>
    answer(world, id, { ...answers, barrier: { value: null } }),
  why: 'Red zone barrier is closed: ',
} as const

const decided = {
  guard: 'isAskedToApprove',
  who: 'colleague',
  state: 'in_review',
  shut: (world: TestServer, id: string) => decide(world, id, 'done'),
  why: 'You have approved this form already.',
} as const

const notHandedBack = {
  guard: 'isHandedBack',
  who: 'employee',
  state: 'in_review',
  shut: ({ database }: TestServer, id: string) =>
    database.kysely.deleteFrom('my_form_flags').where('my_form_id', '=', id).execute(),
  why: 'This form is no longer open for filling.',
} as const

/** Something is handed back, and its submitter changes it and has not sent it. */
async function changeAnswer(world: TestServer, id: string): Promise<void> {
  const { kysely } = world.database
  await kysely.deleteFrom('my_form_flags').where('my_form_id', '=', id).execute()
  await handBack(world, id, 'seen')
  await appendAudit(
    kysely,
    { shardKey: castShard, personId: cast.employee, at: new Date(), requestId: 'test-request' },
    { recordType: 'my_form', recordId: id, action: 'fill', changes: {} },
  )
}

/** All of one task are done, one of the other is left, and an action on what failed critically is open. */
const criticalAction = (done: 'sign' | 'approve') => async (world: TestServer, id: string) => {
  const { kysely } = world.database
  await kysely
    .updateTable('my_form_signers')
    .set({ status: 'done' })
    .where('my_form_id', '=', id)
    .where('task', '=', done)
    .execute()
  await kysely
    .updateTable('my_form_answers')
    .set({ score_breakdown: json({ criticalFailures: ['barrier'] }) })
    .where('my_form_id', '=', id)
    .execute()
  await placeAction(world, `on-${id}`, { myFormId: id, columns: { question_key: 'barrier' } })
}

/** It is somebody's who works here no more. */
async function submitterLeft(world: TestServer, id: string): Promise<void> {
  const { kysely } = world.database
  await placeManyPeople(world, 1)
  const gone = kysely.updateTable('people').set({ is_active: false })
  await gone.where('id', '=', 'many-1').execute()
  const theirs = kysely.updateTable('my_forms').set({ person_id: 'many-1' })
  await theirs.where('id', '=', id).execute()
}

const handedInBelow = {
  guard: 'hasNothingHandedInBelow',
  shut: (world: TestServer, id: string) =>
    placeEntry(world, `below-${id}`, { status: 'complete', columns: { parent_id: id } }),
  why: 'Its sub-form below-',
} as const

const attached = {
  guard: 'isOnNoReport',
  shut: async (world: TestServer, id: string) => {
    await placeSqr(world, `of-${id}`)
    await attachForm(world, `of-${id}`, id)
  },
  why: 'This form is attached to a quality report. Take it off the report first.',
} as const

/** The employee's entry, which the colleague signs. */
export const entryWitness: MovesWitness<typeof entryMoves> = {
  table: entryMoves,
  seats: [
    { name: 'the submitter', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    {
      ...{ name: 'the submitter with the key', who: 'employee', keys: ['delete_own_submissions'] },
      ties: () => ['own', 'all'],
    },
    {
      ...{ name: 'a signer', who: 'colleague', keys: [] },
      // What is not handed in is its submitter's own.
      ties: (state) => (draftStatuses.includes(state) ? ['all'] : ['signer', 'all']),
    },
    { name: 'anybody', who: 'foreman', keys: [], ties: () => ['all'] },
    {
      ...{ name: 'whoever may delete all', who: 'foreman', keys: ['delete_all_submissions'] },
      ties: () => ['all'],
    },
    {
      ...{ name: 'the submitter who may reopen', who: 'employee' },
      keys: ['edit_own_forms_after_submission'],
      ties: () => ['own', 'all'],
    },
    {
      ...{ name: 'whoever may reopen all', who: 'foreman' },
      keys: ['edit_all_forms_after_submission'],
      ties: () => ['all'],
    },
    { name: 'an administrator', who: 'foreman', keys: ['admin'], ties: () => ['all'] },
    { name: 'an outsider', who: 'outsider', keys: ['delete_all_submissions'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  async place(world, id, status) {
    // All came back once, so that a reason is wanted wherever the table wants one.
    const columns = { submitted_at: new Date('2026-03-01T18:30:00Z') }
    await placeEntry(world, id, { status, signers: ['colleague'], columns })
    await answer(world, id, answers)
    await askToApprove(world, id, 'colleague')
    if (status === 'in_review') {
      await handBack(world, id, 'seen')
    }
  },
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('my_forms')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['save', 'amend'],
      otherwise: 'wrong_state',
      ask(client, myFormId, _event, sent) {
        saves += 1
        const changes = [{ key: 'seen', value: `Seen ${saves} times` }]
        return client.myForms.fill({ myFormId, changes }, options(sent))
      },
    },
    {
      of: ['submit', 'resubmit'],
      otherwise: 'wrong_state',
      ask: (client, myFormId, _event, sent) => client.myForms.submit({ myFormId }, options(sent)),
    },
    {
      of: ['sign'],
      ask: (client, myFormId, _event, sent) =>
        client.myForms.saveReviewSignature(
          { myFormId, kind: 'typed', name: 'Test Colleague', password: castPassword },
          options(sent),
        ),
    },
    {
      of: ['approve', 'reject'],
      ask: (client, myFormId, event, sent) =>
        client.reviewForms.saveApprovalStatus(
          { myFormId, decision: event === 'reject' ? 'reject' : 'approve', ...reasonOf(sent) },
          options(sent),
        ),
    },
    {
      of: ['requestChange', 'correct', 'reopen'],
      ask: (client, myFormId, event, sent) =>
        client.reviewForms.saveStatus(
          {
            myFormId,
            event: event as 'requestChange' | 'correct' | 'reopen',
            flags: [{ questionKey: 'tidy', note: 'Which walkway?' }],
            ...reasonOf(sent),
          },
          options(sent),
        ),
    },
    {
      of: ['reassign'],
      ask: (client, myFormId, _event, sent) =>
        client.reviewForms.reassign(
          { myFormId, personId: cast.manager, ...reasonOf(sent) },
          options(sent),
        ),
    },
    {
      of: ['handOver', 'handOverAmended'],
      otherwise: 'wrong_state',
      ask: (client, myFormId, _event, sent) =>
        client.myForms.handOver({ myFormId, personId: cast.manager }, options(sent)),
    },
    {
      of: ['discard', 'remove'],
      ask: (client, myFormId, _event, sent) =>
        client.myForms.remove({ myFormId, ...reasonOf(sent) }, options(sent)),
      otherwise: 'forbidden',
    },
  ],
  guards: [
    { ...missing, event: 'submit', state: 'fill' },
    { ...missing, event: 'resubmit', state: 'in_review' },
    {
      ...{ guard: 'isAskedToSign', who: 'colleague', event: 'sign', state: 'in_review' },
      shut: (world, id) => decide(world, id, 'refused'),
      why: 'You have refused to sign this form.',
    },
    {
      ...{ guard: 'hasNoCriticalAction', who: 'colleague', event: 'sign', state: 'approved' },
      shut: criticalAction('approve'),
      why: 'An action on a critical failure is still open.',
    },
    { ...decided, event: 'approve' },
    {
      ...{ guard: 'hasNothingUnsent', who: 'colleague', event: 'approve', state: 'in_review' },
      shut: changeAnswer,
      why: 'Its submitter has begun to change what was handed back.',
    },
    {
      ...{ guard: 'completesOverNothingCritical', who: 'colleague', event: 'approve' },
      state: 'in_review',
      shut: criticalAction('sign'),
      why: 'An action on a critical failure is still open.',
    },
    {
      ...{ guard: 'isOfSomebodyHere', who: 'foreman', event: 'reopen', state: 'complete' },
      shut: submitterLeft,
      why: 'Its submitter has left, so nobody could fill it out again.',
    },
    { ...decided, event: 'requestChange' },
    { ...decided, event: 'reject' },
    { ...decided, guard: 'hasPartToHandOver', event: 'reassign' },
    { ...notHandedBack, event: 'amend' },
    { ...notHandedBack, event: 'resubmit' },
    { ...notHandedBack, event: 'handOverAmended' },
    { ...handedInBelow, who: 'employee', event: 'discard', state: 'fill' },
    { ...handedInBelow, who: 'foreman', event: 'remove', state: 'complete' },
    {
      ...{ guard: 'hasNoOpenAction', who: 'foreman', event: 'remove', state: 'complete' },
      shut: (world, id) => placeAction(world, `on-${id}`, { myFormId: id }),
      why: 'An open action hangs on this form. Close the action first.',
    },
    { ...attached, who: 'employee', event: 'discard', state: 'reject' },
    { ...attached, who: 'foreman', event: 'remove', state: 'complete' },
  ],
}
