import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castFullName, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeLoto, lockedOn } from '../../../test/place-loto.ts'
import { placeTemplate } from '../../../test/place-loto-template.ts'
import { hasPdfPrograms, pagesOf } from '../../../test/read-pdf.ts'
import { grantTo } from '../../../test/rights.ts'

type Asked = CallInput<CallOf<'loto.inspectTemplate'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['authorize_loto'])
  await grantTo(world, 'reviewer', ['authorize_loto'])
  await grantTo(world, 'employee', ['create_loto'])
  await placeTemplate(world, 'pump', { author_id: cast.admin, code: 'LOTO-P-1' })
})
afterAll(() => world.close())

const seen = {
  ...{ templateId: 'pump', machine: 'PMP-01 Pump 1', inspectedOn: '2026-03-05' },
  personIds: [cast.employee, cast.colleague],
} satisfies Asked

async function inspect(who: CastName, more: Partial<Asked> = {}) {
  world.wait(1000)
  return (await world.as(who)).loto.inspectTemplate({ ...seen, ...more })
}

async function read(who: CastName, templateId = 'pump') {
  return contentOf(await (await world.as(who)).loto.template({ templateId }))
}

describe('an inspection is refused', () => {
  test('of whoever is not authorized, and without signing in', async () => {
    expect(problemOf(await world.nobody.loto.inspectTemplate(seen))).toBe('not_signed_in')
    for (const who of ['employee', 'colleague', 'outsider'] as const) {
      expect(problemOf(await inspect(who))).toBe('forbidden')
    }
  })

  test.each([
    ['no machine', { machine: ' ' }, 'machine', 'Please enter the machine.'],
    ['nobody', { personIds: '' }, 'personIds', 'Please choose the employees included.'],
    [
      'a stranger',
      { personIds: 'none' },
      'personIds',
      'Some of the people chosen are not employees here, or no longer.',
    ],
    [
      'a day that is long gone',
      { inspectedOn: '2015-03-02' },
      'inspectedOn',
      'That is a year ago or more: it would be due again already.',
    ],
    [
      ...(['a day to come', { inspectedOn: '2026-03-06' }, 'inspectedOn'] as const),
      'Please enter today or a day before.',
    ],
    [
      ...(['deviations left as they are', { deviations: 'A tag is gone.' }, 'corrected'] as const),
      'Please say what was done about the deviations.',
    ],
  ])('with %s', async (_what, more, path, message) => {
    expect(await inspect('manager', more)).toMatchObject({
      problem: { fields: [{ path, message }] },
    })
  })

  test('of its author, and of whoever is on a lockout that uses it', async () => {
    await placeTemplate(world, 'own', { author_id: cast.manager })
    expect(problemOf(await inspect('manager', { templateId: 'own' }))).toBe('wrong_state')
    await placeTemplate(world, 'in-use')
    await placeLoto(world, 'under-way', {
      columns: { template_id: 'in-use', status: 'work_active', primary_id: cast.foreman },
      people: [lockedOn(cast.reviewer, 'L-9')],
    })
    expect(await inspect('reviewer', { templateId: 'in-use' })).toMatchObject({
      problem: { message: 'Somebody inspects it who is not on the lockout that uses it.' },
    })
    contentOf(await inspect('manager', { templateId: 'in-use' }))
  })
})

test('it is kept with all that its certificate names, and the next one is a year away', async () => {
  const found = { deviations: 'A tag is gone.', corrected: 'It hangs again.' }
  const { inspectionId } = contentOf(await inspect('manager', found))
  expect(await read('employee')).toMatchObject({
    ...{ inspectedOn: '2026-03-05', inspectionDue: '2027-03-05', isInspectionDue: false },
    inspections: [
      {
        ...{ inspectionId, machine: 'PMP-01 Pump 1', inspectedOn: '2026-03-05', ...found },
        ...{ revision: 1, inspectedBy: { personId: cast.manager } },
      },
    ],
  })
  const earlier = await inspect('manager', { inspectedOn: '2026-03-04' })
  expect(earlier).toMatchObject({ problem: { fields: [{ path: 'inspectedOn' }] } })
  // Once the year is over it is due.
  const over = { inspection_due: '2026-03-05' }
  await world.database.kysely
    .updateTable('loto_templates')
    .set(over)
    .where('id', '=', 'pump')
    .execute()
  expect(await read('employee')).toMatchObject({ isInspectionDue: true })
})

test.runIf(hasPdfPrograms)('its certificate is a PDF for whoever reads the template', async () => {
  const [inspection] = (await read('employee')).inspections
  const asked = { templateId: 'pump', inspectionId: inspection?.inspectionId ?? '' }
  const outsider = await world.as('outsider')
  expect(problemOf(await outsider.loto.inspectionPdf(asked))).toBe('forbidden')
  const { loto } = await world.as('employee')
  const other = { templateId: 'in-use', inspectionId: asked.inspectionId }
  expect(problemOf(await loto.inspectionPdf(other))).toBe('forbidden')
  const { url, fileName } = contentOf(await loto.inspectionPdf(asked))
  expect(fileName).toBe('LTT-26-pump-2026-03-05.pdf')
  // The page of a later revision leads to the certificate of the one that was inspected.
  await placeTemplate(world, 'pump-2', {
    ...{ family_id: 'pump', revision: 2, title: 'Pumps, anew', status: 'superseded' },
  })
  const later = contentOf(await loto.inspectionPdf({ ...asked, templateId: 'pump-2' }))
  expect(later.fileName).toBe(fileName)
  const reply = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const pages = await pagesOf(await reply.arrayBuffer())
  const text = pages.join(' ').replace(/\s+/gu, ' ')
  for (const said of ['PMP-01 Pump 1', '2026-03-05', 'A tag is gone.', 'It hangs again.']) {
    expect(text).toContain(said)
  }
  for (const who of ['employee', 'colleague', 'manager'] as const) {
    expect(text).toContain(castFullName(who))
  }
})
