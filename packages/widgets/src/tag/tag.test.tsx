import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { Tag } from './index.ts'

describeConformance('Tag.Root', Tag.Root, 'span', 'hp-tag')
describeConformance('Tag.Icon', Tag.Icon, 'span', 'hp-tag-icon')
describeConformance('Tag.Label', Tag.Label, 'span', 'hp-tag-label')

describe('Tag', () => {
  test.each([
    ['elevated', 'Elevated'],
    ['reopened', 'Reopened'],
  ] as const)('of the kind %s has a drawing and says "%s"', (kind, words) => {
    const html = markup(<Tag.Root kind={kind} />)
    expect(html).toContain('<svg aria-hidden="true"')
    expect(html).toMatch(new RegExp(`${words}</span>$`))
  })

  test('lets a form take a filter away by its cross without JavaScript', () => {
    const html = markup(
      <Tag.Root>
        <Tag.Label>Country: Norway</Tag.Label>
        <Tag.Remove type="submit" name="without" value="country" />
      </Tag.Root>,
    )
    expect(html).toContain('<button type="submit" id=')
    expect(html).toContain('name="without" value="country"')
  })

  test('refuses a cross outside a tag, in a sentence', () => {
    expect(() => markup(<Tag.Remove />)).toThrow('Tag.Remove stands outside Tag.Root')
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./tag.register.ts')).resolves.toBeDefined()
  })
})
