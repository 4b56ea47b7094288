import { describe, expect, test } from 'vitest'
import type { AllowedEvent } from '@holdpoint/api'
import { orderedMoves } from './moves-order.ts'

const move = (event: string, kind: AllowedEvent['kind'], why: string | null = null) => ({
  ...{ event, label: event, kind, isOpen: why === null, why, needsReason: false },
})

describe('the bar of moves', () => {
  test('has one amber button: the first main move that is open', () => {
    const moves = [move('a', 'main', 'Not yet.'), move('b', 'main'), move('c', 'main')]
    const { main, others, closed } = orderedMoves(moves)
    expect(main?.event).toBe('b')
    expect(others.map(({ event }) => event)).toEqual(['c'])
    expect(closed.map(({ why }) => why)).toEqual(['Not yet.'])
  })

  test('has what refuses last', () => {
    const { main, others } = orderedMoves([move('no', 'refusing'), move('hold', 'plain')])
    expect(main).toBeNull()
    expect(others.map(({ event }) => event)).toEqual(['hold', 'no'])
  })
})
