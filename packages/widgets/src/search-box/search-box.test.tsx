import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SearchBox } from './index.ts'

describe('SearchBox', () => {
  test('is a GET form on the server, whole without JavaScript', () => {
    const html = markup(
      <SearchBox.Root action="/my-forms" defaultValue="rig">
        <SearchBox.Label>Search by form name</SearchBox.Label>
        <SearchBox.Input name="searchValue" />
        <SearchBox.Submit>Search</SearchBox.Submit>
      </SearchBox.Root>,
    )
    expect(html).toMatch(/^<form role="search" action="\/my-forms" class="hp-search-box">/)
    expect(html).toContain('name="searchValue"')
    expect(html).toContain('value="rig"')
    expect(html).toContain('type="submit"')
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${id}"`)
  })

  test('says which part stands outside its root', () => {
    expect(() => markup(<SearchBox.Input />)).toThrow(
      'SearchBox.Input stands outside SearchBox.Root',
    )
  })
})
