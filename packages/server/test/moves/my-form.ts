import { draftStatuses, entryMoves } from '@holdpoint/api'
import { json } from '../../src/db/json.ts'
import { cast, castPassword } from '../cast.ts'
import { placeAction } from '../place-action.ts'
import { askToApprove, handBack, placeEntry } from '../place-entry.ts'
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
    { name: 'an outsider', who: 'outsider', keys: ['delete_all_submissions'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  async place(world, id, status) {
    await placeEntry(world, id, { status, signers: ['colleague'] })
    await world.database.kysely
      .updateTable('my_form_answers')
      .set({ answers: json(answers) })
      .where('my_form_id', '=', id)
      .execute()
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
      of: ['discard', 'remove'],
      ask: (client, myFormId, _event, sent) => client.myForms.remove({ myFormId }, options(sent)),
      otherwise: 'forbidden',
    },
  ],
  guards: {
    nothingIsMissing: {
      ...{ who: 'employee', event: 'submit', state: 'fill' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('my_form_answers')
          .set({ answers: json({ ...answers, barrier: { value: null } }) })
          .where('my_form_id', '=', id)
          .execute(),
      why: 'Red zone barrier is closed: ',
    },
    isAskedToSign: {
      ...{ who: 'colleague', event: 'sign', state: 'in_review' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('my_form_signers')
          .set({ status: 'refused' })
          .where('my_form_id', '=', id)
          .execute(),
      why: 'You have refused to sign this form.',
    },
    isAskedToApprove: {
      ...{ who: 'colleague', event: 'approve', state: 'in_review' },
      shut: ({ database }, id) =>
        database.kysely
          .updateTable('my_form_signers')
          .set({ status: 'done' })
          .where('my_form_id', '=', id)
          .execute(),
      why: 'You have approved this form already.',
    },
    isHandedBack: {
      ...{ who: 'employee', event: 'amend', state: 'in_review' },
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('my_form_flags').where('my_form_id', '=', id).execute(),
      why: 'This form is no longer open for filling.',
    },
    hasNoOpenAction: {
      ...{ who: 'foreman', event: 'remove', state: 'complete' },
      shut: (world, id) => placeAction(world, `on-${id}`, { myFormId: id }),
      why: 'An open action hangs on this form. Close the action first.',
    },
  },
}
