import { expect, test } from 'vitest'
import { EditForm, TextField, useEditForm } from '../records/edit-form.tsx'
import { TicksField } from '../records/ticks-field.tsx'
import { drawnPart } from '../test-drawn-part.tsx'

const error = { days: ['Choose a day.'], title: ['Enter a name.'], away: ['Not so.'] }

/** A form that came back, as the server draws it: once more when what its fields are called is known. */
function drawn(refused: Record<string, string[]>) {
  function Part() {
    const lastResult = { status: 'error', error: refused } as const
    const again = { lastResult, found: null, known: {} }
    const [form, fields] = useEditForm<'title' | 'days'>('walk', {}, again)
    return (
      <EditForm form={form} formKey="k" intent="save">
        <TextField field={fields.title} label="Name" />
        <TicksField field={fields.days} label="Days" options={[['mon', 'Monday']]} />
      </EditForm>
    )
  }
  return drawnPart(() => <Part />)
}

test('says how much is wrong, with a link to each field in their order', async () => {
  const page = await drawn(error)
  expect(page).toContain('3 things are to be put right')
  const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, to, name]) => [to, name])
  expect(links).toEqual([
    ['#walk-title', 'Name'],
    ['#walk-days', 'Days'],
  ])
  expect(page).toContain('id="walk-title"')
  expect(page).toContain('id="walk-days"')
  expect(page).toMatch(/<h2[^>]* autofocus=""/)
})

test('leaves each sentence at its field, and says what has no field of its own', async () => {
  const page = await drawn(error)
  for (const [sentence] of Object.values(error)) {
    expect(page.split(sentence ?? '')).toHaveLength(2)
  }
  expect(page).toContain('<li>Not so.</li>')
})

test('says nothing where nothing is wrong with a field', async () => {
  expect(await drawn({ '': ['Somebody was quicker.'] })).not.toContain('to be put right')
})
