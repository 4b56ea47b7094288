import { expect, test } from 'vitest'
import { audienceParts, wholePart } from '@holdpoint/api'
import type { AudienceOptions } from '../records/audience-fields.tsx'
import type { EditField } from '../records/edit-form.tsx'
import { drawnPart } from '../test-drawn-part.tsx'
import { TeamFields } from './team-fields.tsx'

const names = [...audienceParts, 'personIds'] as const

/** What the server draws for a team, of a schedule that asks some parts of the organisation. */
function drawn(asked: Readonly<Partial<Record<(typeof names)[number], string[]>>>) {
  const fields = Object.fromEntries(
    names.map((name) => [name, { id: name, name, initialValue: asked[name], errors: undefined }]),
  ) as unknown as Record<(typeof names)[number], EditField>
  const options: AudienceOptions = {
    ...{ countries: [['US', 'United States']], districts: [], departments: [] },
    ...{ businessUnits: [], jobTitles: [], crews: [['N-01', 'North 1', true]] },
  }
  return drawnPart(() => (
    <TeamFields
      {...{ fields, options, offered: [], again: undefined }}
      search={() => Promise.resolve([])}
    />
  ))
}

test('a team is asked whole or by name', async () => {
  const page = await drawn({ countries: [wholePart] })
  expect(page).toContain('Everybody, whoever belongs to it by then')
  expect(page).not.toContain('North 1')
})

test('what whoever keeps schedules narrowed it by stays, and is seen', async () => {
  const page = await drawn({ countries: ['US'], crews: ['N-01'] })
  expect(page).toMatch(/name="crews" value="N-01"[^>]*checked|checked=""[^>]*value="N-01"/u)
  expect(page).toMatch(/United States/u)
})
