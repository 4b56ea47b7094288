import { expect, test } from 'vitest'
import { allCalls } from './catalogue.ts'
import { rateClasses } from './rate-classes.ts'

test('each rate class lets something through at once and goes on refilling', () => {
  for (const { burst, perSecond } of Object.values(rateClasses)) {
    expect(burst).toBeGreaterThan(perSecond)
    expect(perSecond).toBeGreaterThan(0)
  }
})

test('each rate class belongs to a call', () => {
  const used = new Set(allCalls().map(({ rate }) => rate))
  expect(Object.keys(rateClasses).sort()).toEqual([...used].sort())
})
