import { catalogue } from '@holdpoint/api'
import { createRepeatableCall } from '@holdpoint/api/calls'
import { sentences } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShareDialog } from './index.ts'
import { shareBy, shareCountMax } from './share-dialog.source.ts'
import { PlainForm } from './share-dialog.scenes.tsx'
import { shareNotices, shareWords } from './share-dialog.words.ts'

const dale = { personId: 'p-2', fullName: 'Dale Whitford' }

function opened(children: ReactNode): string {
  return markup(
    <ShareDialog.Root defaultOpen defaultPeople={[dale]}>
      <ShareDialog.Content>{children}</ShareDialog.Content>
    </ShareDialog.Root>,
  )
}

describe('ShareDialog without JavaScript', () => {
  const html = markup(<PlainForm />)

  test('is a form that sends the picked people', () => {
    expect(html).toContain('<dialog open=""')
    expect(html).toContain('<form method="post" action="/my-forms/share">')
    expect(html).toContain('<input type="hidden" name="personIds" value="p-1"/>')
    expect(html).toContain('<input type="hidden" name="personIds" value="p-2"/>')
    expect(html).toMatch(/<button type="submit"[^>]*>Share<\/button>/)
  })

  test('sends the words of the search as text', () => {
    expect(html).toMatch(/<input type="text" name="person-text"/)
  })

  test('removes people and goes back by links', () => {
    expect(html).toMatch(
      /<a href="\?without=p-1" [^>]*aria-label="Remove Marit Solheim"[^>]*>Remove<\/a>/,
    )
    expect(html).toMatch(/<a [^>]*href="\/my-forms"[^>]*>Cancel<\/a>/)
  })

  test('writes no style, which a strict page would refuse', () => {
    expect(html).not.toContain('style=')
  })
})

describe('the parts of ShareDialog', () => {
  test('draw nothing while the dialog is closed', () => {
    expect(
      markup(
        <ShareDialog.Root>
          <ShareDialog.Content>
            <ShareDialog.List />
          </ShareDialog.Content>
        </ShareDialog.Root>,
      ),
    ).toBe('')
  })

  test('send nothing by a form unless the root has a name', () => {
    expect(opened(<ShareDialog.List />)).not.toContain('type="hidden"')
  })

  test('name the list and each remove button, in words of the page too', () => {
    const html = opened(
      <ShareDialog.List aria-label="Geteilt mit">
        {(person) => (
          <ShareDialog.Item person={person}>
            <ShareDialog.Remove label="{name} entfernen" />
          </ShareDialog.Item>
        )}
      </ShareDialog.List>,
    )
    expect(html).toContain('aria-label="Geteilt mit"')
    expect(html).toContain('aria-label="Dale Whitford entfernen"')
    expect(opened(<ShareDialog.List />)).toContain('aria-label="Remove Dale Whitford"')
  })

  test('have their regions before there is anything to say', () => {
    expect(opened(<ShareDialog.Notice />)).toMatch(/<p role="status"[^>]*><\/p>/)
    expect(opened(<ShareDialog.Problem />)).toMatch(/<p role="alert"[^>]*><\/p>/)
  })

  test('say at once that the list is full, when it was handed in so', () => {
    const html = markup(
      <ShareDialog.Root defaultOpen defaultPeople={[dale]} limit={1}>
        <ShareDialog.Content>
          <ShareDialog.Notice words={{ full: 'Voll: {limit}' }} />
        </ShareDialog.Content>
      </ShareDialog.Root>,
    )
    expect(html).toContain('<span>Voll: 1</span>')
  })

  test.each([
    ['Notice', <ShareDialog.Notice />],
    ['List', <ShareDialog.List />],
    ['Share', <ShareDialog.Share />],
  ])('say where they belong when they stand elsewhere: %s', (name, part) => {
    expect(() => markup(part)).toThrow(`ShareDialog.${name} stands outside ShareDialog.Root`)
  })
})

describe('the words of ShareDialog', () => {
  test("are the specification's where it has any", () => {
    expect(shareNotices.duplicate).toBe(sentences.share.duplicate)
    expect(shareWords.share).toBe(sentences.buttons.share)
    expect(shareWords.cancel).toBe(sentences.buttons.cancel)
    expect(shareWords.failed).toBe(sentences.failures.somethingWentWrong)
  })
})

describe('sharing by a portal', () => {
  test('says to the page that the entry is missing, and asks nothing', async () => {
    const shareNothing = shareBy(
      () => Promise.reject(new Error('asked')),
      '',
      createRepeatableCall(),
    )
    await expect(shareNothing([dale], { signal: new AbortController().signal })).rejects.toThrow(
      'my-form-id is missing',
    )
  })

  test('knows how many people the call takes', () => {
    const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `p-${place}`)
    const isTaken = (count: number) =>
      catalogue.myForms.share.input.safeParse({ myFormId: 'form-7', personIds: idsOf(count) })
        .success
    expect([isTaken(shareCountMax), isTaken(shareCountMax + 1)]).toEqual([true, false])
  })
})
