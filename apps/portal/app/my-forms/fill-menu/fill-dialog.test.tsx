import { describe, expect, test } from 'vitest'
import type { FillMenuFormType } from '@holdpoint/api'
import { drawnPart } from '../../test-drawn-part.tsx'
import { plainSearch } from '../search/my-forms.search.ts'
import { FillDialog } from './fill-dialog.tsx'

const dialog = { kind: 'fill', typeId: null, sort: 'order', direction: 'asc' } as const

function drawn(types: FillMenuFormType[]): Promise<string> {
  const menu = { types, chosen: null, forms: [], formKey: 'key' }
  return drawnPart(() => (
    <FillDialog search={{ ...plainSearch, dialog }} dialog={dialog} menu={menu} />
  ))
}

describe('the fill menu', () => {
  test("says 'No record available' where there are no form types", async () => {
    const html = await drawn([])
    expect(html).toContain('No record available')
    expect(html).not.toContain('Choose a form type')
  })

  test('names its types where there are some', async () => {
    const html = await drawn([
      {
        id: 't-1',
        name: 'Inspection',
        totalForms: 2,
        sortOrder: 1,
        iconUrl: 'icon:clipboard',
        formId: null,
        version: null,
        formTitle: null,
        formIconUrl: null,
        description: '',
      },
    ])
    expect(html).toContain('Inspection')
    expect(html).not.toContain('No record available')
  })
})
