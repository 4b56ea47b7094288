import { expect, test } from 'vitest'
import type { AllowedEvent } from '@holdpoint/api'
import { drawnPart } from '../test-drawn-part.tsx'
import { MoveBar } from './move-bar.tsx'

const move = (event: string, kind: AllowedEvent['kind']): AllowedEvent => ({
  ...{ event, label: `Do ${event}`, kind, isOpen: true, why: null, needsReason: false },
})
const bar = { formKey: 'key', rowVersion: 3, askAt: () => null }
const moves = [move('test', 'plain'), move('finish', 'main')]
const goLink = /<a [^>]*class="[^"]*go[^"]*"[^>]*>([^<]+)</

/** The moves as they stand in sight on a phone, and those that are in its menu. */
function inTurn(html: string) {
  const [sight = '', folded = ''] = html.split('<details')
  const named = (part: string) => [...part.matchAll(/>(Do \w+)</g)].map(([, name]) => name)
  return { sight: named(sight), folded: named(folded) }
}

test('the main move comes first, and what is done instead is there while it is closed', async () => {
  const open = await drawnPart(() => <MoveBar {...bar} moves={moves} />)
  expect(inTurn(open).sight).toEqual(['Do finish', 'Do test'])
  expect(open).not.toMatch(goLink)
  const instead = { name: 'Add one', to: '/add' }
  const closed = await drawnPart(() => (
    <MoveBar {...bar} moves={[moves[0] ?? move('', 'plain')]} instead={instead} />
  ))
  expect(goLink.exec(closed)?.[1]).toBe('Add one')
})

test('what the page asks first takes the place of the amber move, which folds with the others', async () => {
  const instead = { name: 'Add one', to: '/add' }
  const html = await drawnPart(() => (
    <MoveBar {...bar} moves={moves} instead={instead} first={<b>Lock on</b>} />
  ))
  expect(html.indexOf('Lock on')).toBeLessThan(html.indexOf('Do finish'))
  expect(html).not.toContain('Add one')
  expect(inTurn(html).folded).toEqual(['Do finish', 'Do test'])
  expect(html).not.toMatch(/<button [^>]*class="[^"]*go[^"]*"/)
})
