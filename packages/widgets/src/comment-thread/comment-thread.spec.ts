import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' })
const item = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete comment' })
const told = async (page: Page, name: string) =>
  (await heard(page)).filter((one) => one.name === name).map(({ detail }) => detail)

for (const form of forms) {
  test.describe(`the comment thread as ${form}`, () => {
    const open = (page: Page, scene = 'some', theme: 'light' | 'dark' = 'light') =>
      stage(page, 'comment-thread', { scene, form, theme })

    test('tells who wrote what and when, what is private and what was edited', async ({ page }) => {
      await open(page)
      const [first, second] = [item(page, 'Words of c1.'), item(page, 'Words of c2.')]
      await expect(first).toContainText('Kim Olsen')
      await expect(first.getByText('Private')).toHaveCount(0)
      const time = first.locator('time')
      await expect(time).toHaveAttribute('datetime', '2026-03-05T09:03:07Z')
      await expect(time).toHaveText('5 Mar 2026, 10:03')
      await expect(time).toHaveAttribute('title', /Thursday.* 5 March 2026.* 10:03:07/)
      await expect(second.getByText('Private')).toBeVisible()
      await expect(second.getByText('Edited')).toBeVisible()
      await expect(first.getByRole('button')).toHaveCount(0)
      await expect(second.getByRole('button')).toHaveText(['Edit', 'Delete'])
      await expectAccessible(page)
    })

    test('refuses what is blank or over 100 characters, counting code points', async ({ page }) => {
      await open(page, 'none')
      await expect(page.getByText('No comments found.')).toBeVisible()
      await field(page).fill('  \n ')
      await button(page, 'Add comment').click()
      await expect(field(page)).toHaveAccessibleDescription(
        'Please enter comment. 0 of 100 characters',
      )
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toBeFocused()
      await expectAccessible(page)
      await field(page).fill('😀'.repeat(101))
      await expect(page.getByText('101 of 100 characters')).toBeVisible()
      await button(page, 'Add comment').click()
      await expect(page.getByText('Comment must be at most 100 characters long.')).toBeVisible()
      await field(page).fill('😀'.repeat(100))
      await button(page, 'Add comment').click()
      await expect(item(page, '😀')).toHaveCount(1)
      expect(await told(page, 'comment')).toHaveLength(1)
    })

    test('shows a comment at once, public unless said otherwise', async ({ page }) => {
      await open(page)
      await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
      await page.getByRole('radio', { name: 'Private' }).check()
      await field(page).fill(' New words ')
      await button(page, 'Add comment').click()
      await expect(item(page, 'New words')).toContainText('Sending...')
      await expect(field(page)).toHaveValue('')
      await expect(item(page, 'Sending...')).toHaveCount(0)
      await expect(item(page, 'New words')).toContainText('Private')
      await expect(page.getByRole('status').filter({ hasText: 'Comment added.' })).toHaveCount(1)
      await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
      expect(await told(page, 'comment')).toEqual([
        { comment: 'New words', privacyType: 'private' },
      ])
    })

    test('shows a comment once that has come before it is said to be sent', async ({ page }) => {
      await open(page)
      await field(page).fill('Early bird')
      await button(page, 'Add comment').click()
      await expect(item(page, 'Early bird').getByRole('button')).toHaveText(['Edit', 'Delete'])
      expect(await told(page, 'done')).toEqual([])
      await expect(item(page, 'Early bird')).toHaveCount(1, { timeout: 1 })
    })

    test('gives the text back when it was not sent', async ({ page }) => {
      await open(page)
      await page.getByRole('radio', { name: 'Private' }).check()
      await field(page).fill('Fail please')
      await button(page, 'Add comment').click()
      await expect(item(page, 'Fail please')).toHaveCount(1)
      await expect(item(page, 'Fail please')).toHaveCount(0)
      await expect(field(page)).toHaveValue('Fail please')
      await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
      await expect(page.getByRole('alert').filter({ hasText: 'The portal is away.' })).toBeVisible()
      await expectAccessible(page)
    })

    test("edits one's own comment, and keeps the form when that fails", async ({ page }) => {
      await open(page)
      await button(page, 'Edit').click()
      const own = page.getByRole('listitem').nth(1)
      const text = own.getByRole('textbox')
      await expect(text).toBeFocused()
      await expect(text).toHaveValue('Words of c2.')
      await expect(own.getByRole('radio', { name: 'Private' })).toBeChecked()
      await expectAccessible(page)
      await text.fill('Fail')
      await own.getByRole('button', { name: 'Save' }).click()
      await expect(own.getByText('The portal is away.')).toBeVisible()
      await text.fill('Better words')
      await own.getByRole('button', { name: 'Save' }).click()
      await expect(item(page, 'Better words').getByRole('button', { name: 'Edit' })).toBeFocused()
      await button(page, 'Edit').click()
      await button(page, 'Cancel').click()
      await expect(button(page, 'Edit')).toBeFocused()
      expect(await told(page, 'edit')).toEqual([
        { comment: 'Fail', privacyType: 'private', id: 'c2' },
        { comment: 'Better words', privacyType: 'private', id: 'c2' },
      ])
    })

    test('keeps what is typed in one comment while another is edited', async ({ page }) => {
      await open(page, 'own')
      const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
      await first.getByRole('button', { name: 'Edit' }).click()
      await first.getByRole('textbox').fill('Fail first')
      await second.getByRole('button', { name: 'Edit' }).click()
      await expect(second.getByRole('textbox')).toBeFocused()
      await expect(first.getByRole('textbox')).toHaveValue('Fail first')
      await first.getByRole('button', { name: 'Save' }).click()
      await expect(first.getByText('The portal is away.')).toBeVisible()
      await expect(second.getByText('The portal is away.')).toHaveCount(0)
      await second.getByRole('textbox').fill('Second')
      await second.getByRole('button', { name: 'Save' }).click()
      await expect(second.getByRole('button', { name: 'Edit' })).toBeFocused()
      await expect(first.getByRole('textbox')).toHaveValue('Fail first')
      await first.getByRole('button', { name: 'Cancel' }).click()
      await expect(item(page, 'Words of c1.')).toHaveCount(1)
    })

    test('alertdialog: asks before it deletes', async ({ page }) => {
      await open(page)
      await button(page, 'Delete').click()
      await expect(question(page)).toHaveAccessibleDescription(
        'Are you sure you want to delete this comment?',
      )
      await expect(button(page, 'No')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await expect(button(page, 'Delete')).toBeFocused()
      await page.keyboard.press('Enter')
      await button(page, 'Yes').click()
      await expect(question(page)).toBeHidden()
      await expect(page.getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Comments' })).toBeFocused()
      expect(await told(page, 'delete')).toEqual(['c2'])
    })

    test('lets an admin delete any comment but edit none of others, and loads more', async ({
      page,
    }) => {
      await open(page, 'admin', 'dark')
      await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1)
      await expectAccessible(page)
      await button(page, 'Load more').click()
      await expect(item(page, 'Words of c9.')).toHaveCount(1)
      await expect(button(page, 'Load more')).toHaveCount(0)
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`adds and deletes in ${runtime}`, async ({ page }) => {
    await stage(page, 'comment-thread', { scene: 'some', form: 'react', runtime })
    await button(page, 'Add comment').click()
    await expect(page.getByText('Please enter comment.')).toBeVisible()
    await field(page).fill('New words')
    await button(page, 'Add comment').click()
    await expect(item(page, 'New words')).toHaveCount(1)
    await button(page, 'Delete').first().click()
    await button(page, 'Yes').click()
    await expect(page.getByRole('listitem')).toHaveCount(2)
  })
}

test('is sent as any form where nobody hears it', async ({ page }) => {
  await stage(page, 'comment-thread', { scene: 'posted', form: 'react' })
  await field(page).fill('New words')
  const request = page.waitForRequest('**/said')
  await button(page, 'Add comment').click()
  expect((await request).postData()).toBe('comment=New+words&privacyType=public')
})

test('with an api-base but no entry says so, and offers nothing to write into', async ({
  page,
}) => {
  await stage(page, 'comment-thread', { scene: 'connected', form: 'element' })
  await page
    .locator('hp-comment-thread')
    .evaluate((tag: HTMLElementTagNameMap['hp-comment-thread']) => {
      tag.myFormId = ''
    })
  await expect(page.getByRole('alert')).toHaveText(
    'Set my-form-id to say whose comments these are.',
  )
  await expect(page.getByText('No comments found.')).toBeHidden()
  await expect(field(page)).toBeHidden()
  await expectAccessible(page)
})

test('with an api-base lists, adds and deletes by the calls of the portal', async ({ page }) => {
  // The portal is away at first.
  await stage(page, 'comment-thread', { scene: 'connected', form: 'element' })
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  const calls: string[] = []
  const kept = (id: string, comments: string) => ({
    id,
    myFormId: 'm1',
    comments,
    privacyType: 'public',
    createdAt: '2026-03-05T09:03:07Z',
    updatedAt: '2026-03-05T09:03:07Z',
    createdUserInfo: { personId: 'p1', fullName: 'Ada Berg', firstName: 'Ada', lastName: 'Berg' },
    rowVersion: 3,
    mayEdit: true,
    mayDelete: true,
  })
  await page.route('http://portal.example/**', async (route) => {
    const request = route.request()
    const asked = (await request.headerValue('access-control-request-headers')) ?? ''
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': asked,
      'Access-Control-Allow-Methods': '*',
    }
    const ways: Record<string, unknown> = {
      GET: [kept('c1', 'Old words')],
      POST: kept('c2', 'New words'),
      DELETE: null,
    }
    if (request.method() !== 'OPTIONS') {
      const version = (await request.headerValue('if-match')) ?? 'any'
      calls.push(`${request.method()} ${new URL(request.url()).search} ${version}`)
    }
    const content = ways[request.method()]
    const reply = {
      status: 200,
      message: '',
      requestId: 'r1',
      errors: [],
      content: content ?? null,
    }
    await route.fulfill({ headers, json: reply })
  })
  await button(page, 'Retry').click()
  await expect(item(page, 'Old words')).toHaveCount(1)
  await field(page).fill('New words')
  await button(page, 'Add comment').click()
  await expect(page.getByRole('status').filter({ hasText: 'Comment added.' })).toHaveCount(1)
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await button(page, 'Delete').first().click()
  await button(page, 'Yes').click()
  await expect(page.getByRole('listitem')).toHaveText([/New words/])
  expect(calls).toEqual(['GET ?myFormId=m1 any', 'POST  any', 'DELETE ?commentId=c1 "3"'])
})

test('with an api-base says what an edit came too late for, and saves on top of it', async ({
  page,
}) => {
  await stage(page, 'comment-thread', { scene: 'connected', form: 'element' })
  const kept = { comments: 'Old words', privacyType: 'public', rowVersion: 3 }
  const versions: string[] = []
  await page.route('http://portal.example/**', async (route) => {
    const request = route.request()
    const sent = (await request.headerValue('if-match')) ?? ''
    const content = {
      ...{ id: 'c1', myFormId: 'm1', mayEdit: true, mayDelete: true, ...kept },
      ...{ createdAt: '2026-03-05T09:03:07Z', updatedAt: '2026-03-05T09:03:07Z' },
      createdUserInfo: { personId: 'p1', fullName: 'Ada Berg', firstName: 'Ada', lastName: 'Berg' },
    }
    const envelope = { status: 200, message: '', requestId: 'r1', errors: [] }
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers':
        (await request.headerValue('access-control-request-headers')) ?? '',
      'Access-Control-Allow-Methods': '*',
    }
    if (request.method() === 'GET') {
      await route.fulfill({ headers, json: { ...envelope, content: [content] } })
    } else if (request.method() === 'OPTIONS') {
      await route.fulfill({ headers })
    } else {
      versions.push(`${request.method()} ${sent}`)
      const isSeen = sent === `"${kept.rowVersion}"`
      if (isSeen && request.method() === 'POST') {
        kept.comments = request.postDataJSON().comment
        kept.rowVersion += 1
      }
      const { comments: comment, privacyType, rowVersion } = kept
      const problem = { name: 'row_changed', details: { rowVersion, comment, privacyType } }
      await route.fulfill({
        headers,
        status: isSeen ? 200 : 409,
        json: isSeen
          ? { ...envelope, content: { ...content, ...kept } }
          : { ...envelope, status: 409, message: 'Both are kept.', content: null, problem },
      })
    }
  })
  await button(page, 'Retry').click()
  await button(page, 'Edit').click()
  const form = page.getByRole('listitem').first()
  await form.getByRole('textbox').fill('My words')
  Object.assign(kept, { comments: 'Their words', rowVersion: 5 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'This comment was changed in the meantime. It says now: “Their words”. Press again to go on all the same.',
  )
  await expect(form.getByRole('textbox')).toHaveValue('My words')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(item(page, 'My words').getByRole('button', { name: 'Edit' })).toBeFocused()
  Object.assign(kept, { comments: 'Others', rowVersion: 8 })
  await button(page, 'Delete').click()
  await button(page, 'Yes').click()
  await expect(question(page).getByRole('alert')).toContainText('It says now: “Others”.')
  await button(page, 'Yes').click()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  expect(versions).toEqual(['POST "3"', 'POST "5"', 'DELETE "6"', 'DELETE "8"'])
})
