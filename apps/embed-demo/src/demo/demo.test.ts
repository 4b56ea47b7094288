import { describe, expect, test } from 'vitest'
import { listComments, removeComment, saveComment } from './comments.js'
import { listFilters, removeFilter, saveFilter, setDefaultFilter } from './filters.js'
import { manyOptions } from './options.js'
import { findPeople, manyPeople, people } from './people.js'
import { resetDemo } from './reset.js'

const namesOf = (found: readonly { fullName: string }[]) => found.map(({ fullName }) => fullName)

describe('findPeople', () => {
  test.each([
    ['kowalek', ['Tomasz Kowałek']],
    ['NUNEZ luis', ['Luis Núñez']],
    ['ming.wang@ironmesa', ['明 王']],
    ['王', ['明 王']],
    ['no such person', []],
  ])('finds %j', async (words, names) => {
    expect(namesOf(await findPeople(words))).toEqual(names)
  })

  test('keeps to its filters, or to everybody else', async () => {
    const inside = await findPeople('', { divisionCode: ['MID'], pLimit: 100 })
    const outside = await findPeople('', { divisionCode: ['MID'], isExcluded: true, pLimit: 100 })
    expect(inside.length).toBeGreaterThan(0)
    expect(inside.length + outside.length).toBe(people.length)
  })

  test('answers the named people in the order asked for', async () => {
    const found = await findPeople('', { userIds: ['p-3', 'p-1', 'nobody'] })
    expect(namesOf(found)).toEqual(['Marit Haugen', 'Dana Okafor'])
  })

  test('stops when nobody waits any more', async () => {
    const asking = new AbortController()
    const answer = findPeople('dana', { signal: asking.signal })
    asking.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect(findPeople('dana', { signal: asking.signal })).rejects.toThrow('aborted')
  })

  test('refuses the word that stands for a broken directory', async () => {
    await expect(findPeople('fail')).rejects.toThrow('The directory did not answer.')
  })
})

describe('the long lists', () => {
  test('are the same each time, each entry with an id of its own', () => {
    const crowd = manyPeople(10_000)
    expect(new Set(crowd.map(({ personId }) => personId)).size).toBe(10_000)
    expect(manyPeople(10_000)).toEqual(crowd)
    expect(new Set(manyOptions(9999).map(({ value }) => value)).size).toBe(9999)
  })
})

describe('the stores', () => {
  test('keep filters with one default, and forget them', async () => {
    const saved = await saveFilter({ title: 'Night shift', isDefault: true })
    expect((await listFilters()).filter(({ isDefault }) => isDefault)).toEqual([saved])
    await setDefaultFilter('f-1')
    await removeFilter(saved.id)
    const left = await listFilters()
    expect(left.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['f-1'])
    await expect(saveFilter({ title: 'fail', isDefault: false })).rejects.toThrow('not be saved')
    resetDemo()
    expect((await listFilters()).find(({ isDefault }) => isDefault)?.id).toBe('f-2')
  })

  test('keep comments, and forget them', async () => {
    const said = await saveComment({ comment: 'Retest held.', privacyType: 'public' })
    await saveComment({ commentId: said.id, comment: 'Retest held twice.', privacyType: 'private' })
    expect((await listComments()).at(-1)).toMatchObject({
      id: said.id,
      comments: 'Retest held twice.',
      privacyType: 'private',
      mayEdit: true,
    })
    await removeComment('c-1')
    resetDemo()
    expect((await listComments()).map(({ id }) => id)).toEqual(['c-1', 'c-2', 'c-3'])
  })
})
