import { expect, test } from 'vitest'
import { sqrPhases } from '@holdpoint/api'
import { drawnPart } from '../test-drawn-part.tsx'
import { StatusPlate } from './status-plate.tsx'

test('every phase has a sign of its own beside the name and the colours of its status', async () => {
  const look = { status: 'With the vendor', backgroundColor: '#ffc53d', textColor: '#1c2024' }
  const signs = await Promise.all(
    sqrPhases.map(async (phase) => {
      const html = await drawnPart(() => <StatusPlate phase={phase} {...look} />)
      expect(html).toContain('With the vendor')
      return /#([A-Z]\w+)"/.exec(html)?.[1]
    }),
  )
  expect(new Set(signs).size).toBe(sqrPhases.length)
  expect(signs).not.toContain(undefined)
})
