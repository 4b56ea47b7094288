import { expect, test } from 'vitest'
import { Eye } from './icons.ts'
import { joined, markup } from './markup.ts'

test('what is put in is text, wherever it stands', () => {
  const title = `"><script>alert('&')</script>`
  const written = '&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;'
  expect(markup`<a title="${title}">${title}</a>`.__html).toBe(
    `<a title="${written}">${written}</a>`,
  )
})

test('markup stays markup, and what is false is left out', () => {
  const item = markup`<li>${'1 < 2'}</li>`
  expect(markup`<ul>${joined([item, false, item])}</ul>`.__html).toBe(
    '<ul><li>1 &#60; 2</li><li>1 &#60; 2</li></ul>',
  )
})

test('an icon is written as React would', () => {
  expect(Eye.markup.__html).toMatch(
    /^<svg class="lucide" aria-hidden="true"><use href="[^"]+#Eye"><\/use><\/svg>$/,
  )
})
