import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SavedFilterDialog } from './index.ts'
import { isAboutTitle, titleProblemOf } from './saved-filter-dialog.rules.ts'
import { savedFilterWords } from './saved-filter-dialog.words.ts'

const filters = [
  { id: 'f1', title: 'Late crews', isDefault: true },
  { id: 'f2', title: 'Rejected', isDefault: false },
]

describe('the saved-filter dialog on a server', () => {
  test('draws an open form with real fields, without styles written in', () => {
    const html = markup(
      <SavedFilterDialog.Root defaultOpen titleProblem="This title is in use already.">
        <SavedFilterDialog.Content />
      </SavedFilterDialog.Root>,
    )
    expect(html).toContain('<form method="post"')
    expect(html).toMatch(/<input [^>]*name="title"/)
    expect(html).toMatch(/<input type="checkbox" name="isDefault"[^>]* value="true"/)
    expect(html).toMatch(/<button type="submit"/)
    expect(html).toContain('This title is in use already.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('Save Filter')
    expect(html).not.toContain('style=')
  })

  test('draws the list with buttons that name their filter', () => {
    const html = markup(
      <SavedFilterDialog.Root defaultOpen defaultSide="list" filters={filters}>
        <SavedFilterDialog.Content />
      </SavedFilterDialog.Root>,
    )
    expect(html).toMatch(/name="apply" value="f1"/)
    expect(html).toMatch(/name="delete" value="f2"/)
    expect(html).toMatch(/name="setDefault" value="f1"[^>]* aria-pressed="true"/)
    expect(html).not.toContain('<form')
  })

  test('names the buttons also of a filter whose id has a space', () => {
    const html = markup(
      <SavedFilterDialog.Root
        defaultOpen
        defaultSide="list"
        filters={[{ id: 'my filter', title: 'Late crews', isDefault: false }]}
      >
        <SavedFilterDialog.Content />
      </SavedFilterDialog.Root>,
    )
    const [, names = ''] = /value="my filter"[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? []
    expect(names.split(' ')).toHaveLength(2)
    for (const id of names.split(' ')) {
      expect(html).toContain(`id="${id}"`)
    }
  })

  test('draws nothing while it is closed', () => {
    expect(
      markup(
        <SavedFilterDialog.Root>
          <SavedFilterDialog.Content />
        </SavedFilterDialog.Root>,
      ),
    ).toBe('')
  })

  test('says of a part outside its root where it belongs', () => {
    expect(() => markup(<SavedFilterDialog.Save />)).toThrow('SavedFilterDialog.Root')
  })

  test('may be registered as a tag there, and does nothing', async () => {
    await expect(import('./saved-filter-dialog.register.ts')).resolves.toBeDefined()
  })
})

describe('titleProblemOf', () => {
  test('asks for a title, and for one of at most 100 code points', () => {
    expect(titleProblemOf('', savedFilterWords)).toBe('Please enter title.')
    expect(titleProblemOf('\u200b', savedFilterWords)).toBe('Please enter title.')
    expect(titleProblemOf('😀'.repeat(100), savedFilterWords)).toBeUndefined()
    expect(titleProblemOf('😀'.repeat(101), savedFilterWords)).toBe('Maximum 100 characters')
  })

  test('knows which problem is about the title', () => {
    expect(isAboutTitle(new Error('away'))).toBe(false)
    expect(isAboutTitle(Object.assign(new Error('taken'), { field: 'title' }))).toBe(true)
  })
})
