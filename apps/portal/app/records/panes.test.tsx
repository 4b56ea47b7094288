import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { Panes } from './panes.tsx'

test('the server draws tabs that are links, each a stop of Tab, and no style', async () => {
  const html = await drawnPart(() => (
    <Panes
      label="Form info"
      current="history"
      panes={[
        { value: 'about', name: 'About', to: '/here' },
        { value: 'history', name: 'History', count: 6, to: '/here?pane=history' },
      ]}
    >
      What happened
    </Panes>
  ))
  expect(html).not.toContain('style=')
  const tabs = html.match(/<a [^>]*>/g) ?? []
  expect(tabs).toHaveLength(2)
  for (const tab of tabs) {
    expect(tab).toMatch(/role="tab".*tabindex="0"|tabindex="0".*role="tab"/)
    expect(tab).not.toContain('type=')
  }
  const [, controls = 'none'] = /aria-controls="([^"]+)"/.exec(tabs[1] ?? '') ?? []
  expect(html).toContain(`id="${controls}"`)
  expect(tabs[0]).not.toContain('aria-controls')
  expect(tabs[0]).toContain('href="/here"')
})
