import { expect, test } from 'vitest'
import type { DeclaredField, DeclaredFields } from '@holdpoint/api'
import { drawnPart } from '../../test-drawn-part.tsx'
import { useEditForm } from '../edit-form.tsx'
import { DeclaredFieldset, type DeclaredChoices } from './declared-fieldset.tsx'
import { DeclaredFacts } from './declared-facts.tsx'
import { DeclaredTable } from './declared-table.tsx'

const nothing: DeclaredChoices = { lists: {}, offered: {} }

type Case = { value?: string | string[]; choices?: Partial<DeclaredChoices>; error?: string }

/** One field as its form draws it. */
async function drawn(field: DeclaredField, { value = '', choices = {}, error }: Case = {}) {
  function Part() {
    const lastResult = {
      ...{ status: 'error' as const, initialValue: { one: value } },
      error: error === undefined ? {} : { one: [error] },
    }
    const [, at] = useEditForm<string>('form', {}, { lastResult, found: null, known: {} })
    return (
      <DeclaredFieldset
        title="Group"
        fields={{ one: field }}
        at={at}
        choices={{ ...nothing, ...choices }}
        again={undefined}
        search={() => Promise.resolve([])}
      />
    )
  }
  return drawnPart(() => <Part />)
}

const groups = [
  { label: '', options: [['a', 'Alone']] as const },
  { label: 'Pumps / Fluid end', options: [['b', 'Leak']] as const },
]

test('each kind has its control, with what was typed in it', async () => {
  const line = await drawn(
    { kind: 'line', label: 'Well', lengthMax: 100 },
    { value: 'A-1', choices: { suggestions: { one: ['A-1H'] } } },
  )
  expect(line).toMatch(/<h2[^>]*>Group<\/h2>/)
  expect(line).toMatch(/<input[^>]*name="one"[^>]*value="A-1"/)
  expect(line).toContain('<option value="A-1H">')
  expect(await drawn({ kind: 'text', label: 'Why', lengthMax: 500 }, { value: 'So' })).toMatch(
    /<textarea[^>]*maxLength="500"[^>]*>So</,
  )
  const number = await drawn(
    { kind: 'number', label: 'Hours', max: 36, unit: 'h' },
    { value: 'many', error: 'Enter a number.' },
  )
  expect(number).toContain('Hours (h)')
  // A control for numbers alone would send nothing back of what is none.
  expect(number).toMatch(/<input(?![^>]*type="number")[^>]*inputMode="decimal"[^>]*value="many"/)
  expect(number).toContain('Enter a number.')
  const at = await drawn({ kind: 'moment', label: 'At' }, { value: '2026-11-20T16:42' })
  expect(at).toMatch(/<input[^>]*type="datetime-local"[^>]*value="2026-11-20T16:42"/)
  expect(await drawn({ kind: 'day', label: 'On' }, { value: '2026-11-20' })).toMatch(
    /<input[^>]*type="date"[^>]*value="2026-11-20"/,
  )
})

test('a flag is a tick that says its hint as well', async () => {
  const flag = { kind: 'flag', label: 'Recordable', hint: 'By a person.' } as const
  expect(await drawn(flag)).not.toContain('checked')
  const ticked = await drawn(flag, { value: 'true' })
  expect(ticked).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""[^>]*value="true"/)
  expect(ticked).toContain('Recordable. By a person.')
})

test('a category is a select in groups, and one of a long tree is searched for', async () => {
  const kind = { kind: 'category', label: 'Incident', type: 'incident' } as const
  const listed = await drawn(kind, { value: 'b', choices: { lists: { one: groups } } })
  expect(listed).toMatch(/<option value="">Not said<\/option><option value="a">Alone<\/option>/)
  expect(listed).toMatch(
    /<optgroup label="Pumps \/ Fluid end"><option value="b" selected="">Leak<\/option><\/optgroup>/,
  )
  const must = { ...kind, missing: 'Please choose.' }
  expect(await drawn(must, { choices: { lists: { one: groups } } })).toContain('Please choose<')
  const offered = { one: [{ id: 'b', name: 'Leak', detail: 'Pumps' }] }
  const long = await drawn(kind, { value: 'b', choices: { offered } })
  expect(long).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="b"/)
  expect(long).toMatch(/<button[^>]*value="find:one"/)
})

test('master data and a few words are selects', async () => {
  const crew = { kind: 'master', label: 'Crew', of: 'crews' } as const
  expect(await drawn(crew, { value: 'a', choices: { lists: { one: groups } } })).toMatch(
    /<select[^>]*>.*<option value="a" selected="">Alone/,
  )
  const size = { kind: 'choice', label: 'Size', choices: { s: 'Small', l: 'Large' } } as const
  expect(await drawn(size, { value: 'l' })).toMatch(
    /<option value="s">Small<\/option><option value="l" selected="">Large/,
  )
})

test('one person may be nobody, one that must be there may not, and several are ticks', async () => {
  const offered = { one: [{ id: 'p', name: 'Ann Lee', detail: null }] }
  const person = { kind: 'person', label: 'Owner' } as const
  expect(await drawn(person, { choices: { offered } })).toMatch(
    /<input[^>]*type="radio"[^>]*checked=""[^>]*value=""[^>]*\/><span>Nobody/,
  )
  const must = await drawn({ ...person, missing: 'Please choose.' }, { choices: { offered } })
  expect(must).not.toContain('Nobody')
  expect(must).toContain('Ann Lee')
  const people = { kind: 'people', label: 'Team', max: 3 } as const
  expect(await drawn(people, { value: ['p'], choices: { offered } })).toMatch(
    /<input[^>]*type="checkbox"[^>]*checked=""[^>]*value="p"/,
  )
  expect(await drawn({ kind: 'asset', label: 'Equipment' })).toMatch(/<button[^>]*value="find:one"/)
})

const fields = {
  name: { kind: 'line', label: 'Name', lengthMax: 100 },
  note: { kind: 'text', label: 'Note', lengthMax: 500 },
  vendor: { kind: 'line', label: 'Vendor', lengthMax: 150 },
} as const satisfies DeclaredFields

test('facts are what is filled, without what the page shows elsewhere', async () => {
  const texts = { name: 'Pump 7', note: 'Leaks' }
  const html = await drawnPart(() => (
    <DeclaredFacts fields={fields} texts={texts} except={['name']} />
  ))
  expect(html).toContain('<dt>Note</dt><dd>Leaks</dd>')
  expect(html).not.toMatch(/Pump 7|Vendor/)
  expect(await drawnPart(() => <DeclaredFacts fields={fields} texts={{}} />)).not.toContain('<dl')
})

test('a table has the columns that some line fills, and what is long or too much below them', async () => {
  const many = {
    ...fields,
    size: { kind: 'line', label: 'Size', lengthMax: 100 },
    lot: { kind: 'line', label: 'Lot', lengthMax: 100 },
    order: { kind: 'line', label: 'Order', lengthMax: 100 },
  } as const satisfies DeclaredFields
  const lines = { name: 'parts', title: 'Parts', one: 'Part', max: 3, fields: many }
  const rows = [
    { lineId: 'x', texts: { name: 'Seal', size: 'S', lot: 'L' } },
    { lineId: 'y', texts: { name: 'Valve', note: 'Worn', order: 'PO-7' } },
  ]
  const also = { head: 'Verified', cell: (id: string) => `seen ${id}` }
  const html = await drawnPart(() => (
    <DeclaredTable
      lines={lines}
      rows={rows}
      also={also}
      doing={(id) => <a href={`/${id}`}>Edit {id}</a>}
    />
  ))
  expect(html).toMatch(/<caption[^>]*>Parts<\/caption>/)
  expect([...html.matchAll(/<th scope="col">(\w+)</g)].map(([, head]) => head)).toEqual([
    ...['Name', 'Size', 'Lot', 'Verified'],
  ])
  expect([...html.matchAll(/<th scope="row".*?<span>(\w+)</g)].map(([, said]) => said)).toEqual([
    ...['Seal', 'Valve'],
  ])
  const [, first = '', second = ''] = html.split('<tbody')
  expect(first).toMatch(/id="line-x".*Seal.*seen x.*href="\/x"/)
  expect(first).not.toContain('<dl')
  expect(second).toMatch(/Valve.*<dt>Note<\/dt><dd>Worn<\/dd>.*<dt>Order<\/dt><dd>PO-7</)
  expect(second).not.toContain('Vendor')

  const called = await drawnPart(() => <DeclaredTable lines={lines} rows={rows} caption="Seals" />)
  expect(called).toMatch(/<caption[^>]*>Seals<\/caption>/)
})
