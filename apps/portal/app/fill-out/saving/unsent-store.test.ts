import { describe, expect, test } from 'vitest'
import { unsentStore } from './unsent-store.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  }
}

describe('unsent store', () => {
  test('gives back what was written, to the same person on the same entry only', () => {
    const place = shelf()
    unsentStore(place, 'p1', 'e1').write([{ key: 'seen', value: 'leak', note: '' }])
    expect(unsentStore(place, 'p1', 'e1').read()).toEqual([
      { key: 'seen', value: 'leak', note: '' },
    ])
    expect(unsentStore(place, 'p2', 'e1').read()).toEqual([])
    expect(unsentStore(place, 'p1', 'e2').read()).toEqual([])
  })

  test('leaves nothing behind once everything is saved', () => {
    const place = shelf()
    const store = unsentStore(place, 'p1', 'e1')
    store.write([{ key: 'seen', value: 'leak' }])
    store.write([])
    expect(place.kept.size).toBe(0)
  })

  test.each(['not json', '{"key":"a"}', '[1,null,{"value":2}]'])('reads %s as nothing', (text) => {
    const place = shelf()
    place.setItem('hp-unsent:p1:e1', text)
    expect(unsentStore(place, 'p1', 'e1').read()).toEqual([])
  })

  test('goes on without a shelf', () => {
    const broken = () => {
      throw new Error('Storage is switched off.')
    }
    const store = unsentStore({ getItem: broken, setItem: broken, removeItem: broken }, 'p', 'e')
    expect(store.read()).toEqual([])
    expect(() => store.write([{ key: 'seen', value: 'leak' }])).not.toThrow()
  })
})
