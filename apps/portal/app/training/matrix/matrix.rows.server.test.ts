import { expect, test } from 'vitest'
import type { TrainingMatrixCell, TrainingMatrixColumn } from '@holdpoint/api'
import { toColumns, toRows } from './matrix.rows.server.ts'

const all = Array.from({ length: 30 }, (_, at): TrainingMatrixColumn => ({
  ...{ qualificationId: `q-${at + 1}`, name: `Course ${at + 1}` },
  ...{ kind: 'course', isRetired: at === 29 },
  ...{ inOrder: at, counted: at + 1 },
}))
const namesOf = ({ shown }: ReturnType<typeof toColumns>) => [
  ...[shown[0]?.name, shown.at(-1)?.name],
]

test('twelve qualifications stand beside each other, and behind the last of them the last ones', () => {
  expect(namesOf(toColumns(all, 1))).toEqual(['Course 1', 'Course 12'])
  expect(namesOf(toColumns(all, 3))).toEqual(['Course 25', 'Course 30 (retired)'])
  expect(toColumns(all, 99)).toMatchObject({ offset: 24, total: 30 })
  expect(toColumns([], 1)).toEqual({ shown: [], offset: 0, total: 0 })
  expect(toColumns(all, 1).shown[1]?.total).toBe('1 of 2 in order')
})

const looking = { timeZone: 'UTC', now: () => new Date('2026-03-05T12:00:00Z') }
const cell = (at: number, state: TrainingMatrixCell['state']): TrainingMatrixCell => ({
  ...{ qualificationId: `q-${at}`, state, isRequired: true },
  trainingRecordId: state === 'missing' ? null : `r-${at}`,
  expiresOn: state === 'missing' ? null : '2026-04-01',
})

const some = [cell(1, 'valid'), cell(2, 'expiring'), cell(13, 'missing'), cell(14, 'expired')]

function rowFor(keeps: boolean, cells = some) {
  const person = { personId: 'ada', fullName: 'Ada Moss' }
  const [row] = toRows(
    [{ person, jobTitle: 'Operator', crew: null, inOrder: 2, counted: 4, cells }] as never,
    all,
    toColumns(all, 1),
    { ...looking, keeps, backTo: '/training/matrix?page=2' },
  )
  return row
}

test('a row has a cell for each column, and of all columns what is not in order in front', () => {
  const row = rowFor(true)
  expect(row).toMatchObject({ person: 'Ada Moss', job: 'Operator', total: '2 of 4 in order' })
  expect(row?.cells.map((one) => one?.state ?? null)).toEqual([
    ...['valid', 'expiring'],
    ...Array.from({ length: 10 }, () => null),
  ])
  expect(row?.cells[0]).toMatchObject({ day: '1 Apr', to: '/training/view/r-1' })
  expect(row?.urgent.map(({ state, qualification }) => `${qualification} ${state}`)).toEqual([
    ...['Course 13 missing', 'Course 14 expired', 'Course 2 expiring'],
  ])
})

test('what is missing leads to where it is recorded, for whoever keeps what people hold', () => {
  expect(rowFor(true)?.urgent[0]).toMatchObject({
    ...{
      to: '/training/edit?personId=ada&qualificationId=q-13&to=%2Ftraining%2Fmatrix%3Fpage%3D2',
    },
    isToRecord: true,
  })
  expect(rowFor(false)?.urgent[0]).toMatchObject({
    ...{ to: '/training/qualifications/view/q-13', isToRecord: false },
  })
})

test('a card names six, and how many more the list of the person has', () => {
  expect(rowFor(true)).toMatchObject({ more: 0, urgent: { length: 3 } })
  const lacking = Array.from({ length: 20 }, (_, at) => cell(at + 1, 'missing'))
  const row = rowFor(true, lacking)
  expect(row).toMatchObject({ more: 14, to: expect.stringContaining('selectedPeople=ada') })
  expect(row?.urgent.map(({ qualification }) => qualification).at(-1)).toBe('Course 6')
})
