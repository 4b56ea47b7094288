import { describe, expect, test } from 'vitest'
import type { MyForm } from '@holdpoint/api'
import { timeWriter } from '../../ui/time.ts'
import { toRow, type RowContext } from './my-forms.rows.server.ts'

const entry: MyForm = {
  id: '01J9ZK',
  number: 'WW-26-00042',
  form: {
    id: '01J9F1',
    title: 'Wellsite Walkaround',
    formTypeName: 'Inspection',
    iconUrl: '',
    subFormIds: [],
    countryIds: [],
    districtIds: [],
    businessUnitIds: [],
    departmentIds: [],
    jobTitleIds: [],
    passingPercentage: 80,
    notes: '',
  },
  formStatus: 'in_progress',
  startedAt: '2026-11-20T22:42:05Z',
  submittedAt: null,
  dueAt: null,
  crew: 'Red 4',
  padNames: 'Kestrel 14H',
  formTitleAnswer: null,
  elevatedForm: null,
  isReopened: false,
  isHandedBack: false,
  formSubFormCount: 1,
  dynamicSubFormCount: 2,
  actionCount: 2,
  upvoteCount: 5,
  isVoteAdded: true,
  isCommentAdded: false,
  commentCounter: 3,
  kudosCount: 0,
  isOwnSignPending: false,
  isOwnApprovalPending: false,
  isSignatureComplete: false,
  score: null,
  result: null,
  hasCriticalFailure: false,
  submittedUserInfo: { personId: 'p-1', fullName: 'Dana Okafor' },
  rowVersion: 1,
}

const user = {
  personId: 'p-1',
  name: 'Dana Okafor',
  firstName: 'Dana',
  employeeType: 'employee',
  profileImage: null,
}

const context: RowContext = {
  section: 'ongoing',
  person: { user, permissions: [] },
  timeWords: timeWriter('America/Chicago', new Date('2026-11-21T12:00:00Z')),
  now: new Date('2026-11-21T12:00:00Z'),
  mintFormKey: () => 'key',
}

describe('toRow', () => {
  test('leads to the form, and on the Signature tab to the review', () => {
    expect(toRow(entry, context).to).toBe('/my-form/fill-out/01J9ZK')
    expect(toRow(entry, { ...context, section: 'completed' }).to).toBe('/my-form/fill-out/01J9ZK')
    expect(toRow(entry, { ...context, section: 'signature' }).to).toBe(
      '/review-form/review-form-question/01J9ZK?tab=6',
    )
  })

  test("shows the start in the person's zone", () => {
    expect(toRow(entry, context).started).toEqual({
      instant: '2026-11-20T22:42:05Z',
      day: '20 Nov',
      clock: '16:42',
      exact: 'Friday 20 November 2026, 16:42:05, America/Chicago',
    })
  })

  test('counts both kinds of sub-forms together', () => {
    const { counts, subForms } = toRow(entry, context)
    expect(counts).toEqual({ comments: 3, votes: 5, actions: 2, subForms: 3 })
    expect(subForms).toEqual({ name: '3 sub-forms', to: '/my-form/fill-out/01J9ZK#sub-forms' })
    const signed = toRow(entry, { ...context, section: 'signature' })
    expect(signed.subForms?.to).toBe(`${signed.to}#sub-forms`)
    const none = { formSubFormCount: 0, dynamicSubFormCount: 0 }
    expect(toRow({ ...entry, ...none }, context).subForms).toBeNull()
  })

  test('cuts a long answer at 300 characters and keeps the whole for who wants it', () => {
    const long = 'word '.repeat(100).trim()
    const { answer } = toRow({ ...entry, formTitleAnswer: long }, context)
    expect(answer?.shown).toHaveLength(300)
    expect(answer?.shown.endsWith('…')).toBe(true)
    expect(answer?.whole).toBe(long)
  })

  test('leaves a short answer as it is, and an empty one away', () => {
    const short = toRow({ ...entry, formTitleAnswer: 'Two cranes' }, context)
    expect(short.answer).toEqual({ shown: 'Two cranes', whole: null })
    expect(toRow({ ...entry, formTitleAnswer: '  ' }, context).answer).toBeNull()
  })

  test('cuts the notes of the form at 100 characters, and shows them where no answer is', () => {
    const form = { ...entry.form, notes: 'word '.repeat(40).trim() }
    const { notes } = toRow({ ...entry, form }, context)
    expect(notes?.shown).toHaveLength(100)
    expect(notes?.whole).toBe(form.notes)
    expect(toRow({ ...entry, form, formTitleAnswer: 'Two cranes' }, context).notes).toBeNull()
  })

  test.each([
    [{}, 'In Progress'],
    [{ isOwnSignPending: true }, 'In Review'],
    [{ isOwnApprovalPending: true }, 'Pending'],
    [{ formStatus: 'complete', isOwnSignPending: true, isOwnApprovalPending: true }, 'In Review'],
  ])('draws the badge of %j as %s', (change, label) => {
    expect(toRow({ ...entry, ...change }, context).badge.label).toBe(label)
  })

  test.each([
    ['in_progress', {}, 'answers'],
    ['fill', {}, 'ready'],
    ['in_review', { isOwnSignPending: true, isOwnApprovalPending: true }, 'sign'],
    ['approved', { isOwnApprovalPending: true, isSignatureComplete: true }, 'approve'],
    ['in_review', {}, 'others'],
    ['in_review', { isSignatureComplete: true }, 'signed'],
    ['complete', { isSignatureComplete: true }, 'signed'],
    // What is decided takes no more signatures, so it waits for none.
    ['rejected by manager', { isOwnSignPending: true }, 'unsigned'],
    ['somewhere', {}, 'unsigned'],
  ])('says of %s with %j that it waits for: %s', (formStatus, change, waits) => {
    expect(toRow({ ...entry, formStatus, ...change }, context).waits).toBe(waits)
  })

  test.each([
    ['p-1', {}, 'handed_back_to_you'],
    ['p-1', { isOwnSignPending: true }, 'handed_back_to_you'],
    ['p-2', { isOwnApprovalPending: true }, 'handed_back'],
    // A signature does not wait for what is handed back.
    ['p-2', { isOwnSignPending: true }, 'sign'],
  ])('says that a form of %s was handed back, with %j: %s', (personId, change, waits) => {
    const submittedUserInfo = { personId, fullName: 'Somebody' }
    const handedBack = { formStatus: 'in_review', isHandedBack: true, submittedUserInfo }
    expect(toRow({ ...entry, ...handedBack, ...change }, context).waits).toBe(waits)
  })

  test.each([
    [null, null, false, null],
    [85.7, 'pass', false, { percent: '86 %', result: 'passed', isCritical: false }],
    [42, 'fail', false, { percent: '42 %', result: 'failed', isCritical: false }],
    [96, 'fail', true, { percent: '96 %', result: 'failed', isCritical: true }],
    [0, 'none', false, { percent: '0 %', result: null, isCritical: false }],
  ] as const)('says a score of %j, %j, critical %j as %j', (score, result, isCritical, shown) => {
    const row = toRow({ ...entry, score, result, hasCriticalFailure: isCritical }, context)
    expect(row.score).toEqual(shown)
  })

  test.each([
    ['in_progress', 'p-1', [], true],
    ['fill', 'p-1', [], true],
    ['rejected by manager', 'p-1', [], true],
    ['in_review', 'p-1', [], false],
    ['complete', 'p-1', [], false],
    ['complete', 'p-1', ['delete_own_submissions'], true],
    ['in_progress', 'p-2', [], false],
    ['in_progress', 'p-2', ['delete_own_submissions'], false],
    ['complete', 'p-2', ['delete_all_submissions'], true],
  ])('offers to delete %s of %s with %j: %s', (formStatus, personId, permissions, canDelete) => {
    const row = toRow(
      { ...entry, formStatus, submittedUserInfo: { personId, fullName: '' } },
      { ...context, person: { user, permissions } },
    )
    expect(row.canDelete).toBe(canDelete)
  })

  test.each([
    ['in_progress', 'p-1', false, true],
    ['pending', 'p-1', false, true],
    ['rejected by manager', 'p-1', false, true],
    ['in_review', 'p-1', true, true],
    ['in_review', 'p-1', false, false],
    ['complete', 'p-1', false, false],
    ['in_progress', 'p-2', false, false],
  ])(
    'offers to hand %s of %s over, handed back %s: %s',
    (formStatus, personId, isHandedBack, is) => {
      const submittedUserInfo = { personId, fullName: '' }
      const row = toRow({ ...entry, formStatus, isHandedBack, submittedUserInfo }, context)
      expect(row.handOverTo !== null).toBe(is)
    },
  )

  const handedIn = '2026-03-01T18:30:00.000Z'
  test.each([
    ['complete', 'p-1', handedIn, true],
    ['rejected by manager', 'p-1', handedIn, false],
    ['in_progress', 'p-1', handedIn, false],
    // What came back to somebody else is theirs, so that whoever deletes it says why.
    ['rejected by manager', 'p-2', handedIn, true],
    ['in_progress', 'p-2', handedIn, true],
    ['in_progress', 'p-2', null, false],
  ])(
    'asks why %s of %s, handed in %j, is deleted: %s',
    (formStatus, personId, submittedAt, asks) => {
      const row = toRow(
        { ...entry, formStatus, submittedAt, submittedUserInfo: { personId, fullName: '' } },
        context,
      )
      expect(row.asksWhyDeleted).toBe(asks)
    },
  )
})
