import { expect, test } from 'vitest'
import type { Running } from '@holdpoint/api'
import { toRunning } from './running-view.server.ts'

const context = { timeZone: 'America/Chicago', now: () => new Date('2026-11-22T11:42:00Z') }
const none: Running = { pads: [], jobs: [], jobCount: 0, lockouts: [], lockoutCount: 0 }
const pad = { id: 'pad-1', name: 'Blue Mesa 12' }
const job: Running['jobs'][number] = {
  ...{ jsaId: 'j-1', number: 'JSA-26-0311', title: 'Rig up', pad },
  ...({ status: 'active', part: 'signed' } as const),
  ...{ statusReason: null, startsAt: '2026-11-22T12:00:00Z', expiresAt: '2026-11-23T00:00:00Z' },
  ...{ attendeeCount: 9, signedCount: 6, signaturePercentage: 66, changes: [] },
}
const lockout: Running['lockouts'][number] = {
  ...{ lotoId: 'l-1', number: 'LOTO-26-0088', title: 'Pump 6', pad },
  ...{ status: 'work_active', asset: null },
  ...{ plannedEnd: '2026-11-23T00:00:00Z', lockCount: 3, lockedSince: '2026-11-22T08:32:00Z' },
  ...{ isLockedLong: false, isWaiting: false, ownLocks: ['4471'] },
}

test('says nothing where nothing runs', () => {
  expect(toRunning(none, context)).toBeNull()
})

test('names the one pad in its head, and the pads of each where there are several', () => {
  const other = { ...job, jsaId: 'j-2', pad: { id: 'pad-2', name: 'Dry Lantern 3' } }
  const running = { ...none, jobs: [job, other], jobCount: 2 }
  const one = toRunning({ ...running, pads: [pad] }, context)
  expect(one).toMatchObject({
    title: 'Today on Blue Mesa 12',
    jobs: [{ pad: null }, { pad: 'Dry Lantern 3' }],
  })
  expect(toRunning({ ...running, pads: [pad, other.pad] }, context)).toMatchObject({
    title: 'Today at work',
    jobs: [{ pad: 'Blue Mesa 12' }, { pad: 'Dry Lantern 3' }],
  })
})

test('says of a job until when it runs, what has changed, and leads whoever signs to the sheet', () => {
  const changes = [
    { revision: 2, text: 'A fence was moved.' },
    { revision: 3, text: 'A second crane.' },
  ]
  const ready = { ...job, status: 'ready', startsAt: '2026-11-23T06:30:00Z' } as const
  const jobs = [job, { ...job, part: 'sign_again', changes } as const, ready]
  expect(toRunning({ ...none, pads: [pad], jobs, jobCount: 3 }, context)).toMatchObject({
    jobs: [
      { when: 'until 18:00', signTo: null, changed: null, signed: { count: 6, of: 9 } },
      {
        signTo: '/jsa/manage-jsa/sign/j-1',
        changed: 'A fence was moved.\nA second crane.',
      },
      { when: 'from 23 Nov, 00:30', signTo: null },
    ],
    all: [
      {
        text: 'All jobs',
        to: expect.stringContaining('selectedPadNameOptions=pad-1') as unknown,
      },
    ],
  })
})

test('says of a lockout how many locks are on, which is one’s own and for how long', () => {
  const long = { ...lockout, ownLocks: [], isLockedLong: true, lockedSince: '2026-11-21T20:00:00Z' }
  const free = { ...lockout, ownLocks: [], lockCount: 0, lockedSince: null }
  const lockouts = [lockout, long, free]
  const view = toRunning({ ...none, pads: [pad], lockouts, lockoutCount: 3 }, context)
  expect(view?.lockouts.map(({ facts }) => facts.map(({ text }) => text))).toEqual([
    ['3', '4471', '3 h 10 min'],
    ['3', 'None', '15 h 42 min, over 12 h'],
    ['0', 'None', '18:00'],
  ])
  expect(view?.all).toEqual([{ text: 'Live board', to: '/loto/board?pad=pad-1' }])
})
