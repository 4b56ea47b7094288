import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { emptyMessageIcons, isEmptyMessageIcon } from './empty-message.icons.ts'
import { EmptyMessage } from './index.ts'

describeConformance('EmptyMessage.Root', EmptyMessage.Root, 'div', 'hp-empty-message')
describeConformance('EmptyMessage.Icon', EmptyMessage.Icon, 'span', 'hp-empty-message-icon')
describeConformance('EmptyMessage.Message', EmptyMessage.Message, 'p', 'hp-empty-message-text')
describeConformance('EmptyMessage.Action', EmptyMessage.Action, 'button', 'hp-empty-message-action')

describe('EmptyMessage', () => {
  test('shows on the server the words that the caller gave', () => {
    const html = markup(
      <EmptyMessage.Root>
        <EmptyMessage.Icon />
        <EmptyMessage.Message>No form found.</EmptyMessage.Message>
        <EmptyMessage.Action>Clear all filters</EmptyMessage.Action>
      </EmptyMessage.Root>,
    )
    expect(html).toContain('<p class="hp-empty-message-text">No form found.</p>')
    expect(html).toContain('<button type="button" class="hp-empty-message-action">')
  })

  test.each(Object.entries(emptyMessageIcons))('draws the icon %s', (name, paths) => {
    expect(isEmptyMessageIcon(name)).toBe(true)
    const html = isEmptyMessageIcon(name) ? markup(<EmptyMessage.Icon name={name} />) : ''
    expect(html.match(/ d="/g)).toHaveLength(paths.length)
    expect(html).toContain('aria-hidden="true"')
  })

  test("takes a drawing of the caller's own", () => {
    const html = markup(
      <EmptyMessage.Icon>
        <img alt="" src="own.svg" />
      </EmptyMessage.Icon>,
    )
    expect(html).toContain('own.svg')
    expect(html).not.toContain('<svg')
  })

  test('knows no icon by a name from the prototype', () => {
    expect(isEmptyMessageIcon('constructor')).toBe(false)
  })

  test('gives a link no button type', () => {
    const html = markup(
      <EmptyMessage.Action asChild>
        <a href="/my-forms">Clear all filters</a>
      </EmptyMessage.Action>,
    )
    expect(html).toBe('<a href="/my-forms" class="hp-empty-message-action">Clear all filters</a>')
  })

  test('lets a form submit by its action when the caller says so', () => {
    expect(markup(<EmptyMessage.Action type="submit" />)).toContain('type="submit"')
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    expect(typeof customElements).toBe('undefined')
    await expect(import('./empty-message.register.ts')).resolves.toBeDefined()
  })
})
