import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { PersonForm } from './person-form.tsx'

const options = {
  ...{ country: [], divisionCode: [], lobCode: [] },
  ...{ jobCode: [], crew: [], customer: [] },
}

test('the form says which company it began with, by which another name is told', async () => {
  const page = {
    start: { companyCode: 'C-1', companyName: 'Crest' },
    ...{ options, companies: [], managers: [], formKey: 'key', rowVersion: 1 },
  }
  const drawn = await drawnPart(() => <PersonForm page={page} backTo="/" />)
  expect(drawn).toContain('<input type="hidden" name="companyCodeBefore" value="C-1"/>')
  expect(drawn).toContain('<input type="hidden" name="companyNameBefore" value="Crest"/>')
})
