import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { StatusBadge } from './index.ts'

describeConformance('StatusBadge.Root', StatusBadge.Root, 'span', 'hp-status-badge')
describeConformance('StatusBadge.Icon', StatusBadge.Icon, 'span', 'hp-status-badge-icon')

describe('StatusBadge', () => {
  test.each([
    ['in_reviews', 'In Review', 'in-review'],
    ['Rejected_By_Manager', 'Rejected', 'rejected'],
    ['new', 'New', 'rejected'],
    ['on_hold', 'On Hold', 'neutral'],
    [null, 'Unknown', 'neutral'],
  ])('says %j as "%s", with the look %s and a drawing', (status, words, look) => {
    const html = markup(<StatusBadge.Root status={status} />)
    expect(html).toContain(`data-status="${look}"`)
    expect(html).toMatch(new RegExp(`<path[^>]*></path></svg></span>${words}</span>$`))
  })

  test('draws New otherwise than what was rejected, whose look it has', () => {
    const drawing = (status: string) =>
      /<path[^>]*>/.exec(markup(<StatusBadge.Root status={status} />))?.[0]
    expect(drawing('new')).not.toBe(drawing('reject'))
  })

  test("puts one's own pending signature before one's own pending approval", () => {
    const html = markup(
      <StatusBadge.Root status="complete" isOwnSignPending isOwnApprovalPending />,
    )
    expect(html).toContain('data-status="in-review" data-reason="own_sign_pending"')
    expect(html).toContain('In Review')
  })

  test('draws a badge that a server has worked out', () => {
    const html = markup(
      <StatusBadge.Root badge={{ label: 'New', style: 'rejected', sign: 'new' }} />,
    )
    expect(html).toBe(
      markup(<StatusBadge.Root status="new" />).replace(' data-reason="status"', ''),
    )
  })

  test("takes the caller's words and look", () => {
    const html = markup(<StatusBadge.Root label="Sent back" look="rejected" />)
    expect(html).toContain('data-status="rejected"')
    expect(html).toContain('Sent back')
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./status-badge.register.ts')).resolves.toBeDefined()
  })
})
