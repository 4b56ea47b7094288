import { sentences } from '@holdpoint/api'
import { type HTMLAttributes } from 'react'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { PersonSearch } from './index.ts'
import { words } from './person-search.words.ts'

/** The root as a plain part: its value is a person, where that of a node is text. */
function PlainRoot(props: Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'>) {
  return <PersonSearch.Root {...props} />
}

describeConformance('PersonSearch.Root', PlainRoot, 'div', 'hp-person-search')

const ada = { personId: 'p1', fullName: 'Ada Quill' }

describe('PersonSearch', () => {
  const html = markup(
    <form>
      <PersonSearch.Root name="owner" people={[ada]} defaultValue={ada}>
        <PersonSearch.Label>Employee</PersonSearch.Label>
        <PersonSearch.Input required />
        <PersonSearch.Value />
        <PersonSearch.Popup>
          <PersonSearch.List />
          <PersonSearch.Empty />
          <PersonSearch.Status>
            <PersonSearch.Retry />
          </PersonSearch.Status>
        </PersonSearch.Popup>
        <PersonSearch.Announcement />
      </PersonSearch.Root>
    </form>,
  )

  test('is a field of its form on the server, whole without JavaScript', () => {
    expect(html).toContain('name="owner-text"')
    expect(html).toContain('value="Ada Quill"')
    expect(html).toMatch(/<input[^>]* name="owner"[^>]* type="hidden"[^>]* value="p1"/)
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${id}"`)
  })

  test('is closed on the server, with its live region there already', () => {
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('hp-person-search-popup')
    expect(html).toContain('<span role="status"')
  })

  test('writes no style into the markup, which a strict page would refuse', () => {
    expect(html).not.toContain('style=')
  })

  test("takes the specification's words", () => {
    expect(words.empty).toBe(sentences.noData.employee)
    expect(words.failed).toBe(sentences.failures.somethingWentWrong)
  })

  test('says which part stands outside its root', () => {
    expect(() => markup(<PersonSearch.Input />)).toThrow(
      'PersonSearch.Input stands outside PersonSearch.Root',
    )
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./person-search.register.ts')).resolves.toBeDefined()
  })
})
