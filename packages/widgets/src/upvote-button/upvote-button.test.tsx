import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { UpvoteButton } from './index.ts'

describe('UpvoteButton', () => {
  test('is a button with its state and its count on the server', () => {
    const html = markup(<UpvoteButton.Root count={1284} isVoted />)
    expect(html).toContain('<button type="button" aria-pressed="true"')
    expect(html).toContain('<span class="hp-unseen">Upvote<!-- --> </span>')
    expect(html).toContain('>1,284</span>')
    expect(html).toContain('<p role="status" dir="auto" class="hp-problem hp-upvote-problem"></p>')
  })

  test('posts its form where no script runs, when told to', () => {
    const html = markup(
      <UpvoteButton.Root count={0}>
        <UpvoteButton.Button type="submit" name="myFormId" value="f-1" />
      </UpvoteButton.Root>,
    )
    expect(html).toContain('<button type="submit" aria-pressed="false" name="myFormId" value="f-1"')
  })

  test("says why one's own form takes no vote", () => {
    const html = markup(<UpvoteButton.Root count={3} isOwn />)
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('aria-description="You cannot upvote your own form."')
  })

  test('refuses a part outside its root, in a sentence', () => {
    expect(() => markup(<UpvoteButton.Button />)).toThrow(
      'UpvoteButton.Button stands outside UpvoteButton.Root',
    )
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./upvote-button.register.ts')).resolves.toBeDefined()
  })
})
