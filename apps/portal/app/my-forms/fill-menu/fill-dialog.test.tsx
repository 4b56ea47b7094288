import { describe, expect, test } from 'vitest'
import type { FillMenuFormType } from '@holdpoint/api'
import { drawnPart } from '../../test-drawn-part.tsx'
import { myFormsPlaces } from '../my-forms.place.ts'
import { FillDialog } from './fill-dialog.tsx'
import type { FillMenu } from './fill-menu.ts'

const dialog = { kind: 'fill', typeId: null, sort: 'order', direction: 'asc', words: '' } as const

function drawn(
  types: FillMenuFormType[],
  more: Partial<FillMenu> = {},
  words = '',
): Promise<string> {
  const menu = { types, chosen: null, forms: [], recent: [], found: null, formKey: 'key', ...more }
  const state = { ...dialog, words }
  return drawnPart(() => <FillDialog place={myFormsPlaces.plain} dialog={state} menu={menu} />)
}

const inspection: FillMenuFormType = {
  id: 't-1',
  name: 'Inspection',
  totalForms: 2,
  sortOrder: 1,
  iconUrl: '/icons/gauge.svg',
  formId: null,
  version: null,
  formTitle: null,
  formIconUrl: null,
  description: '',
}
const walkaround = {
  id: 'f-1',
  title: 'Walkaround',
  formTypeName: 'Inspection',
  iconUrl: '/icons/hard-hat.svg',
  version: 3,
  isLimitedAccess: false,
}

describe('the fill menu', () => {
  test("says 'No record available' where there are no form types", async () => {
    const html = await drawn([])
    expect(html).toContain('No record available')
    expect(html).not.toContain('Choose a form type')
  })

  test('names its types where there are some', async () => {
    const html = await drawn([inspection])
    expect(html).toContain('Inspection')
    expect(html).not.toContain('No record available')
  })

  test('offers what was filled last until a type is chosen, each as the form and version it would start', async () => {
    const html = await drawn([inspection], { recent: [walkaround] })
    expect(html).toContain('value="3:0:f-1"')
    expect(html).toContain('Filled last')
    expect(await drawn([inspection], { recent: [walkaround], chosen: inspection })).not.toContain(
      'Filled last',
    )
  })

  test('shows what was found in place of the types, and says what was searched for in vain', async () => {
    const html = await drawn([inspection], { found: [walkaround] }, 'walk')
    expect(html).toContain('value="walk"')
    expect(html).toContain('value="3:0:f-1"')
    expect(html).not.toContain('Form type')
    expect(await drawn([inspection], { found: [] }, '<b>')).toContain(
      'with “&lt;b&gt;” in its name',
    )
  })

  test('draws the icon of a type, and a sheet for one that it does not know', async () => {
    expect(await drawn([inspection])).toContain('#Gauge')
    expect(await drawn([{ ...inspection, iconUrl: 'https://x.example/a.png' }])).toContain(
      '#FileText',
    )
  })

  test('brings the overlay of a start that lasts along for browsers without scripts', async () => {
    const html = await drawn([inspection], { recent: [walkaround] })
    expect(html).toMatch(
      /<noscript><dialog open="".*data-words="Processing\.\.\.".*<\/dialog><\/noscript>/,
    )
  })
})
