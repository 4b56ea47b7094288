import { describe, expect, test } from 'vitest'
import { withAttribute } from './markup.ts'

const page = `<script type="module" src="https://holdpoint.example/embed/v1/elements.js"></script>

<hp-one label="A > B" open></hp-one>
<hp-two
  name="two"
  label='x'
></hp-two>
`

describe('withAttribute', () => {
  test('changes one attribute of the tag that is meant', () => {
    expect(withAttribute(page, 0, 'label', 'New')).toBe(page.replace('"A > B"', '"New"'))
    expect(withAttribute(page, 1, 'label', 'New')).toBe(page.replace("'x'", '"New"'))
  })

  test('adds it behind the others, on a line of its own where they have one', () => {
    expect(withAttribute(page, 0, 'heading', 'Hi')).toContain('open heading="Hi">')
    expect(withAttribute(page, 1, 'required', '')).toContain("label='x'\n  required\n>")
  })

  test('removes it, and leaves the page alone where there is none', () => {
    expect(withAttribute(page, 0, 'open', null)).toContain('<hp-one label="A > B"></hp-one>')
    expect(withAttribute(page, 1, 'open', null)).toBe(page)
    expect(withAttribute(page, 7, 'open', '')).toBe(page)
  })

  test('takes no name for the end of another', () => {
    const tag = '<hp-a data-open open-late></hp-a>'
    expect(withAttribute(tag, 0, 'open', null)).toBe(tag)
  })

  test('writes what a quotation mark or an ampersand would break', () => {
    expect(withAttribute('<hp-a></hp-a>', 0, 'label', 'a "b" & $1')).toBe(
      '<hp-a label="a &quot;b&quot; &amp; $1"></hp-a>',
    )
  })
})
