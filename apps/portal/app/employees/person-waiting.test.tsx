import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { PersonWaiting } from './person-waiting.tsx'

const work = { name: 'action_to_do', count: 2, goesOn: true, to: '/actions?a=1' } as const
const locks = { name: 'loto_locks', count: 1, goesOn: false, to: null } as const

test('what waits leads to its list, and says who takes it over and what stays', async () => {
  const waiting = { manager: 'Ana Diaz', works: [work, locks] }
  const drawn = await drawnPart(() => <PersonWaiting waiting={waiting} hasLeft={false} />)
  expect(drawn).toMatch(/<a [^>]*href="\/actions\?a=1"[^>]*>2 actions to do<\/a>/)
  expect(drawn).toContain('this goes to Ana Diaz')
  expect(drawn).toContain('<li>1 lockout with locks of theirs</li>')
  expect(drawn).toContain('This is not handed on by itself.')
})

test('once they have left it says what is not handed on yet, or that nothing is left', async () => {
  const left = (works: readonly (typeof work)[]) =>
    drawnPart(() => <PersonWaiting waiting={{ manager: null, works: [...works] }} hasLeft />)
  expect(await left([work])).toContain('Not handed on yet')
  expect(await left([])).toContain('Nothing waits for them any more.')
  expect(await left([])).not.toContain('<ul')
})
