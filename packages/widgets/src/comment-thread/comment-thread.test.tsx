import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { authorName, commentProblemOf, countOf, initialsOf } from './comment.rules.ts'
import { exactTime, shortTime } from './comment-time.ts'
import { commentThreadWords } from './comment-thread.words.ts'
import { type Comment, CommentThread } from './index.ts'

const me = { personId: 'p1', fullName: 'Ada Berg' }
const comment: Comment = {
  id: 'c1',
  comments: '<b>Mind the step</b>',
  privacyType: 'private',
  createdAt: '2026-03-05T09:03:07Z',
  updatedAt: '2026-03-05T09:03:07Z',
  createdUserInfo: me,
}

describe('the comment thread on a server', () => {
  test('draws comments and a form with real fields, without styles written in', () => {
    const html = markup(<CommentThread.Root comments={[comment]} me={me} />)
    expect(html).toContain('&lt;b&gt;Mind the step')
    expect(html).toContain('5 Mar 2026, 09:03')
    expect(html).toMatch(/<textarea [^>]*name="comment"/)
    expect(html).toMatch(/<input type="radio" name="privacyType"[^>]* value="public"/)
    expect(html).toMatch(
      /name="privacyType"[^>]*checked=""[^>]*value="public"|value="public"[^>]*checked=""/,
    )
    expect(html).toMatch(/name="commentId" value="c1"/)
    expect(html).not.toContain('style=')
  })

  test('offers a reader who is nobody no button but the form', () => {
    const html = markup(<CommentThread.Root comments={[comment]} />)
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  test('follows what a comment says of the reader, unless the page knows better', () => {
    const said = { ...comment, mayEdit: false, mayDelete: true }
    const buttons = (html: string) => html.match(/hp-comment-(edit|delete)/g)
    expect(buttons(markup(<CommentThread.Root comments={[said]} me={me} />))).toEqual([
      'hp-comment-delete',
    ])
    const known = (
      <CommentThread.Root comments={[said]} canDelete={() => false} canEdit={() => true} />
    )
    expect(buttons(markup(known))).toEqual(['hp-comment-edit'])
  })

  test('edits in a form that carries the id of its comment', () => {
    const html = markup(
      <CommentThread.Root comments={[comment]} me={me}>
        <CommentThread.List>
          {(one) => (
            <CommentThread.Item key={one.id} comment={one}>
              <CommentThread.Form action="/comments" problem="Please enter comment." />
            </CommentThread.Item>
          )}
        </CommentThread.List>
      </CommentThread.Root>,
    )
    expect(html).toContain('<input type="hidden" name="commentId" value="c1"/>')
    expect(html).toContain('Please enter comment.')
    expect(html).toMatch(/value="private"[^>]*checked|checked=""[^>]*value="private"/)
  })

  test('says of a part outside its root where it belongs', () => {
    expect(() => markup(<CommentThread.List />)).toThrow('CommentThread.Root')
  })

  test('may be registered as a tag there, and does nothing', async () => {
    await expect(import('./comment-thread.register.ts')).resolves.toBeDefined()
  })
})

describe('the rules', () => {
  test('count code points, without the white space around', () => {
    expect(countOf(' 😀\r\né ')).toBe(3)
    expect(commentProblemOf(' \n', commentThreadWords)).toBe('Please enter comment.')
    expect(commentProblemOf('\u200b', commentThreadWords)).toBe('Please enter comment.')
    expect(commentProblemOf(`${'😀'.repeat(100)} `, commentThreadWords)).toBeUndefined()
    expect(commentProblemOf('a'.repeat(101), commentThreadWords)).toBe(
      'Comment must be at most 100 characters long.',
    )
  })

  test('name an author', () => {
    expect(authorName({ personId: '1', fullName: ' ', firstName: 'Kim', lastName: 'Ås' })).toBe(
      'Kim Ås',
    )
    expect(authorName({ personId: '1', fullName: '' })).toBe('Unnamed person')
    expect(initialsOf('Åse Marie Ødegård')).toBe('ÅØ')
    expect(initialsOf('Kim')).toBe('K')
    expect(initialsOf('Kim Ås (crew 4)')).toBe('KC')
  })

  test('write a time in its zone, and leave what is none', () => {
    expect(shortTime('2026-03-05T23:30:00Z', 'en-GB', 'Europe/Oslo')).toBe('6 Mar 2026, 00:30')
    expect(exactTime('2026-03-05T09:03:07Z', 'en-GB', 'UTC')).toContain('09:03:07 UTC')
    expect(shortTime('soon', 'en-GB', 'UTC')).toBe('soon')
  })
})
