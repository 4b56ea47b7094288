import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import type { SubEntry, SubFormView } from './entry-sub-forms.ts'
import { PartOf } from './part-of.tsx'
import { SubFormsPart } from './sub-forms-part.tsx'

const entry: SubEntry = {
  ...{ id: 'e-1', number: 'FRM-0042', to: '/my-form/fill-out/e-1' },
  badge: { label: 'Filled', style: 'filled' },
  ...{ score: '86 % passed', submitter: 'Dana Okafor' },
  at: { at: '2026-11-20T14:02:00Z', short: '20 Nov, 08:02', exact: '20 November 2026, 08:02' },
}
const form: SubFormView = {
  ...{ id: 'f-1', title: 'Witness statement', iconUrl: '', asked: '1 wanted, up to 3' },
  ...{ canAdd: true, entries: [entry] },
}
const add = () => <button type="submit">Add one</button>

test('an entry leads to its page, and is named without a link for who may not open it', async () => {
  const open = await drawnPart(() => <SubFormsPart forms={[form]} />)
  expect(open).toMatch(/href="\/my-form\/fill-out\/e-1"[^>]*>FRM-0042/)
  expect(open).toMatch(/Filled.*86 % passed/s)
  const entries = [{ ...entry, to: null }]
  const closed = await drawnPart(() => <SubFormsPart forms={[{ ...form, entries }]} />)
  expect(closed).toContain('FRM-0042')
  expect(closed).not.toContain('<a ')
})

test.each([
  [true, true],
  [false, false],
])('one more is offered only where it may be started: %s', async (canAdd, isOffered) => {
  const drawn = await drawnPart(() => <SubFormsPart forms={[{ ...form, canAdd }]} add={add} />)
  expect(drawn.includes('Add one')).toBe(isOffered)
})

test('nothing is drawn where nothing is asked for, and where an entry stands alone', async () => {
  expect(await drawnPart(() => <SubFormsPart forms={[]} add={add} />)).not.toContain('Sub-forms')
  const unused = [{ ...form, entries: [] }]
  expect(await drawnPart(() => <SubFormsPart forms={unused} />)).not.toContain('Sub-forms')
  expect(await drawnPart(() => <SubFormsPart forms={unused} add={add} />)).toContain('Add one')
  expect(await drawnPart(() => <PartOf parent={null} />)).not.toContain('Part of')
})
