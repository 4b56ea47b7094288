import { describe, expect, test } from 'vitest'
import type { Category } from '@holdpoint/api'
import { nodesOf, parentsFor } from './category-nodes.ts'

const entry = (path: string, isMine = true): Category => {
  const names = path.split('/')
  const parents = { Iron: true, 'Iron/Leak': path.startsWith('Iron/Leak') }
  return {
    ...{ categoryId: path, type: 'incident', name: names.at(-1) ?? '', path: names },
    parentCategoryId: names.length === 1 ? null : names.slice(0, -1).join('/'),
    ...{ level: names.length, place: 1, isActive: true, rowVersion: 1 },
    hasChildren: path in parents,
    can: { edit: isMine, move: isMine, delete: isMine },
  }
}
const tree = [
  entry('Iron'),
  ...[entry('Iron/Leak'), entry('Iron/Leak/Seal'), entry('Iron/Test', false)],
  entry('Plug'),
]

describe('the nodes of a tree', () => {
  test('lie below each other, and say what may be done with each', () => {
    const [iron, plug] = nodesOf(tree, { canAdd: true, canReorder: true })
    expect(iron?.children.map(({ name }) => name)).toEqual(['Leak', 'Test'])
    const [leak, other] = iron?.children ?? []
    expect(leak?.children.map(({ id }) => id)).toEqual(['Iron/Leak/Seal'])
    expect([leak?.canRise, leak?.canSink, leak?.canAdd]).toEqual([false, true, true])
    expect([other?.canRise, other?.canSink, other?.canEdit]).toEqual([false, false, false])
    expect([plug?.canRise, plug?.canSink]).toEqual([true, false])
    // Three levels are all that an incident has.
    expect(leak?.children[0]?.canAdd).toBe(false)
  })

  test('are renamed but not hidden where Holdpoint itself names them', () => {
    const named = { ...entry('Plug'), can: { edit: true, move: false, delete: false } }
    const [plug] = nodesOf([named], { canAdd: true, canReorder: true })
    expect([plug?.canEdit, plug?.canHide, plug?.canDelete]).toEqual([true, false, false])
  })

  test('change no places where only some of them are shown', () => {
    const [iron] = nodesOf(tree, { canAdd: false, canReorder: false })
    expect([iron?.canSink, iron?.canAdd, iron?.canEdit]).toEqual([false, false, true])
  })
})

describe('what an entry may come to lie below', () => {
  const namesFor = (path: string) => parentsFor(tree, entry(path)).map(([id]) => id)

  test('is neither itself nor what lies below it', () => {
    expect(namesFor('Iron/Leak')).toEqual(['Iron', 'Plug'])
  })

  test('leaves room for all that lies below it', () => {
    expect(namesFor('Iron')).toEqual([])
    expect(namesFor('Plug')).toEqual(['Iron', 'Iron/Leak', 'Iron/Test'])
  })
})
