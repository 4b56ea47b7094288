import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { RuleForm } from './rule-form.tsx'

const none = { countries: [], districts: [], departments: [] }
const page = {
  ...{ module: 'topics', form: null, what: 'Somebody asked', offered: [], formKey: 'k' },
  ...{ start: {}, rowVersion: 3, backTo: '/settings/notify' },
  options: { ...none, businessUnits: [], jobTitles: [], crews: [] },
} as unknown as Parameters<typeof RuleForm>[0]['page']

test('the form of a rule says which version of it is edited', async () => {
  const drawn = await drawnPart(() => <RuleForm page={page} search={async () => []} />)
  expect(drawn).toMatch(/<input[^>]*name="rowVersion"[^>]*value="3"/)
})
