import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zone.ts'

const nothing = { own: undefined, organisation: undefined }

test("a person's own zone wins over the browser's", () => {
  expect(timeZoneOf({ ...nothing, own: 'America/Denver' }, 'hp-tz=Europe/Oslo')).toBe(
    'America/Denver',
  )
})

test("the browser's zone wins over the organisation's", () => {
  const zones = { own: undefined, organisation: 'America/Denver' }
  expect(timeZoneOf(zones, 'a=b; hp-tz=Europe%2FOslo')).toBe('Europe/Oslo')
  expect(timeZoneOf(zones, null)).toBe('America/Denver')
})

test.each(['Mars/Olympus', '%E0%A4%A', `Europe/${'x'.repeat(200)}`, '', '<script>'])(
  'a cookie with "%s" is passed over',
  (value) => expect(timeZoneOf(nothing, `hp-tz=${value}`)).toBe('UTC'),
)
