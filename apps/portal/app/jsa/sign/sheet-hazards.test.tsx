import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SheetHazards } from './sheet-hazards.tsx'

test('a hazard stands open on the sheet, below its step, with all that is said of it', () => {
  const hazard = {
    ...{ id: 'one', title: 'Load swings', description: 'A gust turns the load.', energies: '' },
    initial: { code: 45, name: 'Unacceptable' as const },
    // As the organisation rates it.
    residual: { code: 13, name: 'High' as const },
    ...{ ppe: 'Gloves', stopTrigger: 'Wind above 10 m/s' },
    controls: [{ level: 'Administrative', text: 'Tag lines' }],
    library: null,
  }
  const drawn = renderToStaticMarkup(<SheetHazards steps={[{ name: 'Lift', hazards: [hazard] }]} />)
  expect(drawn).toContain('<details open="">')
  for (const said of [
    'Lift',
    'Load swings',
    'A gust turns',
    'Tag lines',
    'Gloves',
    'Wind above',
    '<b>13</b> High',
  ]) {
    expect(drawn).toContain(said)
  }
})
