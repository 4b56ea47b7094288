import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { LinkTabs } from './index.ts'

describeConformance('LinkTabs.Root', LinkTabs.Root, 'nav', 'hp-link-tabs')
describeConformance('LinkTabs.Tab', LinkTabs.Tab, 'a', 'hp-link-tabs-tab')
describeConformance('LinkTabs.Count', LinkTabs.Count, 'span', 'hp-link-tabs-count')

describe('LinkTabs', () => {
  test('is links on the server, the current one marked, and no tablist', () => {
    const html = markup(
      <LinkTabs.Root aria-label="My Forms" locale="de">
        <LinkTabs.Tab href="/my-forms">In Progress</LinkTabs.Tab>
        <LinkTabs.Tab href="/my-forms?tab=2" isCurrent>
          Completed <LinkTabs.Count value={1284} />
        </LinkTabs.Tab>
      </LinkTabs.Root>,
    )
    expect(html).toContain('<a href="/my-forms" class="hp-link-tabs-tab">In Progress</a>')
    expect(html).toContain('aria-current="page" href="/my-forms?tab=2"')
    expect(html).toContain('>1.284</span>')
    expect(html).not.toContain('role=')
  })

  test('take a locale written with a low line, and no address that would run a script', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const html = markup(
      <LinkTabs.Root locale="de_DE">
        <LinkTabs.Tab href="javascript:alert(1)">
          <LinkTabs.Count value={1284} />
        </LinkTabs.Tab>
      </LinkTabs.Root>,
    )
    expect(html).toContain('1.284')
    expect(html).not.toContain('href')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./link-tabs.register.ts')).resolves.toBeDefined()
  })
})
