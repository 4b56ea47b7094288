import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ConfirmDialog } from './index.ts'

describe('ConfirmDialog', () => {
  test('is drawn open by a server, so that it asks without JavaScript', () => {
    const html = markup(
      <ConfirmDialog.Root defaultOpen>
        <ConfirmDialog.Content>
          <ConfirmDialog.Title>Warning</ConfirmDialog.Title>
          <form method="post">
            <ConfirmDialog.No asChild>
              <a href="/my-forms">No</a>
            </ConfirmDialog.No>
            <ConfirmDialog.Yes type="submit" name="intent" value="delete" />
          </form>
        </ConfirmDialog.Content>
      </ConfirmDialog.Root>,
    )
    expect(html).toMatch(/^<dialog open="" [^>]*role="alertdialog"/)
    const id = /<h2 id="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`aria-labelledby="${id}"`)
    expect(html).toMatch(/<a href="\/my-forms"[^>]* data-hp-focus=""/)
    expect(html).toContain('type="submit"')
  })

  test('draws nothing while closed', () => {
    expect(
      markup(
        <ConfirmDialog.Root>
          <ConfirmDialog.Content />
        </ConfirmDialog.Root>,
      ),
    ).toBe('')
  })

  test('says which part stands outside its root', () => {
    expect(() => markup(<ConfirmDialog.No />)).toThrow('stands outside Dialog.Root')
  })
})
