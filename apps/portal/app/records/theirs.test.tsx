import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import {
  EditForm,
  MomentField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  TickField,
  useEditForm,
} from './edit-form.tsx'
import type { EditAgain } from './edit-again.ts'
import { FindField } from './find-field.tsx'
import { PartField } from './part-field.tsx'
import { RowsField } from './rows-field.tsx'
import { TicksField } from './ticks-field.tsx'

type Values = Readonly<Record<string, unknown>>

const names = [
  'title',
  'well',
  'text',
  'shift',
  'at',
  'isPinned',
  'ownerId',
  'ppe',
  'countries',
  'count',
  'controls',
  'change',
] as const

/** A form that came back because somebody saved it meanwhile: in words, without its tags. */
async function drawn(typed: Values, start: Values) {
  function Part() {
    const again: EditAgain = {
      lastResult: { status: 'error', error: { '': ['Overtaken.'] } },
      ...{ found: null, known: { ownerId: [{ id: 'p1', name: 'Ana', detail: null }] } },
      theirs: { start, choices: [{ id: 'p2', name: 'Ben', detail: null }] },
    }
    const [form, at] = useEditForm<(typeof names)[number]>('form', typed, again)
    const find = { again, offered: [], seekLabel: 'Search', noneWord: 'Nobody' }
    const shifts = [
      ['day', 'Day shift'],
      ['night', 'Night shift'],
    ] as const
    return (
      <EditForm form={form} formKey="k" again={again} rowVersion={2} intent="save">
        <TextField field={at.title} label="Title" hint="Short." />
        <TextField field={at.well} label="Well" />
        <TextArea field={at.text} label="Text" />
        <SelectField field={at.shift} label="Shift" options={shifts} />
        <MomentField field={at.at} label="At" />
        <TickField field={at.isPinned} label="Pinned" />
        <FindField field={at.ownerId} label="Owner" {...find} />
        <TicksField field={at.ppe} label="PPE" options={[['hat', 'Hard hat']]} />
        <PartField field={at.countries} label="Countries" options={[['CA', 'Canada']]} />
        <NumberField field={at.count} label="Photos" min={0} max={9} />
        <RowsField form={form} name="controls" {...rows}>
          {({ text }) => <TextField field={text} label="Control" />}
        </RowsField>
        <TextField field={at.change} label="What has changed" />
      </EditForm>
    )
  }
  return (await drawnPart(() => <Part />)).replaceAll('<!-- -->', '')
}

const rows = {
  ...{ legend: 'Controls', hint: 'In order.', fresh: { text: '', level: 'ppe' }, rowsMax: 9 },
  words: { add: 'Add', up: String, down: String, remove: String },
}

const typed = {
  ...{ count: '2', countries: 'CA', controls: [{ text: 'Gloves', level: 'ppe' }] },
  ...{ title: 'Mine', well: 'A-1', text: 'One\r\ntwo', shift: 'day', at: '2026-11-20T16:42' },
  ...{ ownerId: 'p1', ppe: ['hat'], change: 'So' },
}
const said = (page: string) =>
  [...page.matchAll(/<b>Saved meanwhile:<\/b> ([^<]*)</gu)].map(([, words]) => words)

test('what somebody saved while a form was open stands at the fields in which it is another', async () => {
  const page = await drawn(typed, {
    ...{ title: 'Theirs', well: 'A-1', text: 'One\ntwo', shift: 'night', at: '2026-11-21T06:00' },
    ...{ isPinned: 'true', ownerId: 'p2', ppe: [] },
    ...{ count: 3, countries: [] },
    controls: [
      { text: 'Barrier', level: 'engineering' },
      { text: 'Gloves', level: 'ppe' },
    ],
  })
  expect(said(page)).toEqual([
    ...['Theirs', 'Night shift', '2026-11-21, 06:00', 'ticked', 'Ben', 'nothing'],
    ...['nothing', '3', 'Barrier · Gloves'],
  ])
  // It is read with its field, behind the hint, and what was typed stays in it.
  expect(page).toMatch(/id="form-title-hint">Short\. <span[^>]*><b>Saved meanwhile:/)
  expect(page).toMatch(/aria-describedby="form-title-hint"[^>]*value="Mine"/)
})

test('nothing is said where nothing was saved, nor of what is no part of the record', async () => {
  expect(said(await drawn(typed, typed))).toEqual([])
  expect(said(await drawn(typed, {}))).toEqual([])
  // A tick that is not set sends nothing, and a number is sent as a text.
  expect(said(await drawn(typed, { isPinned: 'false', count: 2 }))).toEqual([])
})
