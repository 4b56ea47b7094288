import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Employee name or email' })
const shareOf = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
const noticeOf = (page: Page) => page.locator('.hp-share-dialog-notice')
const names = (page: Page) => page.locator('.hp-share-dialog-list .hp-user-card-name')
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

async function ask(page: Page) {
  await page.getByRole('button', { name: 'Share form' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function pick(page: Page, name: string) {
  await fieldOf(page).fill(name.slice(0, 4))
  await page.getByRole('option', { name }).click()
}

/** Says how the sharing that is under way ends: with words it fails. */
async function answer(page: Page, words?: string) {
  await page.evaluate((detail) => {
    dispatchEvent(new CustomEvent('answer', { detail }))
  }, words)
}

async function told(page: Page, name: string) {
  return (await heard(page)).filter((one) => one.name === name).map(({ detail }) => detail)
}

for (const form of forms) {
  test.describe(`the share dialog as ${form}`, () => {
    test.describe('with colleagues to find', () => {
      test.beforeEach(async ({ page }) => {
        await stage(page, 'share-dialog', { scene: 'asked', form })
        await ask(page)
      })

      test('says so when Share is pressed with nobody picked', async ({ page }) => {
        await shareOf(page).click()
        await expect(noticeOf(page)).toHaveText('Please choose at least one person.')
        await expect(noticeOf(page)).toHaveAttribute('role', 'status')
        await expect(dialogOf(page)).toBeVisible()
        expect(await told(page, 'share')).toEqual([])
        await expectAccessible(page)
      })

      test('refuses to add the same person twice', async ({ page }) => {
        await pick(page, 'Dale Whitford')
        await pick(page, 'Dale Whitford')
        await expect(noticeOf(page)).toHaveText('Selected user already added in share list.')
        await expect(noticeOf(page)).toBeVisible()
        await expect(names(page)).toHaveText(['Dale Whitford'])
        expect(await told(page, 'change')).toEqual([['p-2']])
      })

      test('appends whom it finds, and is ready for the next', async ({ page }) => {
        await pick(page, 'Noor Haddad')
        await expect(fieldOf(page)).toHaveValue('')
        await expect(fieldOf(page)).toBeFocused()
        await expect(noticeOf(page)).toHaveText('Noor Haddad added.')
        await pick(page, 'Marit Solheim')
        await expect(names(page)).toHaveText(['Noor Haddad', 'Marit Solheim'])
        expect(await told(page, 'change')).toEqual([['p-3'], ['p-3', 'p-1']])
      })

      test('picks by the keyboard alone', async ({ page }) => {
        await expect(fieldOf(page)).toBeFocused()
        await page.keyboard.type('dale')
        await expect(page.getByRole('option')).toHaveCount(1)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(names(page)).toHaveText(['Dale Whitford'])
        await expect(fieldOf(page)).toBeFocused()
      })

      test('shows the progress, closes when it is done, and begins anew', async ({ page }) => {
        await pick(page, 'Noor Haddad')
        await shareOf(page).click()
        const busy = page.getByRole('button', { name: 'Sharing...' })
        await expect(busy).toHaveAttribute('aria-disabled', 'true')
        await expect(busy).toBeFocused()
        await expect(noticeOf(page)).toHaveText('Sharing...')
        await expect(fieldOf(page)).toBeDisabled()
        await busy.click({ force: true })
        await remove(page, 'Noor Haddad').click({ force: true })
        await expect(names(page)).toHaveText(['Noor Haddad'])
        await answer(page)
        await expect(dialogOf(page)).toBeHidden()
        await expect(page.getByRole('button', { name: 'Share form' })).toBeFocused()
        expect(await told(page, 'share')).toEqual([['p-3']])
        expect(await told(page, 'change')).toEqual([['p-3'], []])
        await ask(page)
        await expect(names(page)).toHaveCount(0)
        await expect(noticeOf(page)).toHaveText('')
      })

      test('keeps everything when sharing fails, and tries again', async ({ page }) => {
        await pick(page, 'Noor Haddad')
        await shareOf(page).click()
        await answer(page, 'The form is not completed yet.')
        await expect(page.getByRole('alert')).toHaveText('The form is not completed yet.')
        await expect(names(page)).toHaveText(['Noor Haddad'])
        await expect(shareOf(page)).toBeFocused()
        await expectAccessible(page)
        await shareOf(page).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await answer(page)
        await expect(dialogOf(page)).toBeHidden()
        expect(await told(page, 'share')).toEqual([['p-3'], ['p-3']])
      })

      test('says something even of a failure without words', async ({ page }) => {
        await pick(page, 'Noor Haddad')
        await shareOf(page).click()
        await answer(page, '')
        await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
      })

      test('gives up what it shares when it is closed, and keeps whom was picked', async ({
        page,
      }) => {
        await pick(page, 'Noor Haddad')
        await shareOf(page).click()
        await expect(page.getByRole('button', { name: 'Sharing...' })).toBeVisible()
        await page.getByRole('button', { name: 'Cancel' }).click()
        await expect(dialogOf(page)).toBeHidden()
        await expect.poll(() => told(page, 'given up')).toEqual([null])
        await ask(page)
        await expect(names(page)).toHaveText(['Noor Haddad'])
        await expect(shareOf(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })

      test('dialog-modal/key-tab, key-shift-tab: Tab goes round inside', async ({ page }) => {
        await pick(page, 'Noor Haddad')
        const round = [
          fieldOf(page),
          remove(page, 'Noor Haddad'),
          page.getByRole('button', { name: 'Cancel' }),
          shareOf(page),
        ]
        for (const stop of [...round.slice(1), fieldOf(page)]) {
          await page.keyboard.press('Tab')
          await expect(stop).toBeFocused()
        }
        for (const stop of round.toReversed()) {
          await page.keyboard.press('Shift+Tab')
          await expect(stop).toBeFocused()
        }
      })

      test('dialog-modal/key-escape: Escape closes the list, then the dialog', async ({ page }) => {
        await fieldOf(page).fill('dale')
        await expect(page.getByRole('listbox')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('listbox')).toBeHidden()
        await expect(dialogOf(page)).toBeVisible()
        for (let presses = 0; presses < 2 && (await dialogOf(page).isVisible()); presses += 1) {
          await page.keyboard.press('Escape')
        }
        await expect(dialogOf(page)).toBeHidden()
        await expect(page.getByRole('button', { name: 'Share form' })).toBeFocused()
        expect(await told(page, 'close')).toHaveLength(1)
      })

      test('dialog-modal/dialog-role, aria-labelledby, aria-modal: is a named modal dialog', async ({
        page,
      }) => {
        await expect(dialogOf(page)).toHaveAttribute('aria-modal', 'true')
        await expect(dialogOf(page)).toHaveAttribute('aria-labelledby', /./)
        await expect(page.getByRole('heading', { name: 'Share' })).toBeVisible()
        expect(await dialogOf(page).evaluate((node) => node.matches(':modal'))).toBe(true)
      })
    })

    test('turns the search off at the limit, says why, and goes on to Share', async ({ page }) => {
      await stage(page, 'share-dialog', { scene: 'limited', form })
      await ask(page)
      await pick(page, 'Noor Haddad')
      await pick(page, 'Dale Whitford')
      const why = 'No more than 2 can be added. Remove someone to add another.'
      await expect(fieldOf(page)).toBeDisabled()
      await expect(noticeOf(page)).toHaveText(why)
      await expect(noticeOf(page)).toBeVisible()
      await expect(shareOf(page)).toBeFocused()
      await expectAccessible(page)
      await remove(page, 'Noor Haddad').click()
      await expect(fieldOf(page)).toBeEnabled()
      await expect(noticeOf(page)).toHaveText('Noor Haddad removed.')
    })

    test('moves the focus on from a removed person', async ({ page }) => {
      await stage(page, 'share-dialog', { scene: 'picked', form })
      await ask(page)
      const [marit, dale, noor, long] = [
        'Marit Solheim',
        'Dale Whitford',
        'Noor Haddad',
        'Bartholomew Featherstonehaugh-Cholmondeley',
      ] as const
      await remove(page, dale).focus()
      await page.keyboard.press('Enter')
      await expect(remove(page, noor)).toBeFocused()
      await remove(page, long).focus()
      await page.keyboard.press('Enter')
      await expect(remove(page, noor)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(remove(page, marit)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(fieldOf(page)).toBeFocused()
      await expect(names(page)).toHaveCount(0)
      expect(await told(page, 'change')).toEqual([
        ['p-1', 'p-3', 'p-4'],
        ['p-1', 'p-3'],
        ['p-1'],
        [],
      ])
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe in ${theme}, with people picked and the list open`, async ({ page }) => {
        await stage(page, 'share-dialog', { scene: 'picked', form, theme })
        await ask(page)
        await expect(names(page)).toHaveCount(4)
        await expectAccessible(page)
        await fieldOf(page).fill('a')
        await expect(page.getByRole('option').first()).toBeVisible()
        await expectAccessible(page)
      })
    }

    test('gives every remove button a target of 44 px, with long names too', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await stage(page, 'share-dialog', { scene: 'picked', form })
      await ask(page)
      for (const button of await page.getByRole('button', { name: /^Remove/ }).all()) {
        const box = await button.boundingBox()
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
      const box = await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }))
      expect(box.scrollWidth).toBe(box.clientWidth)
    })
  })
}

test('the parts in a form send the picked people by the form itself', async ({ page }) => {
  await stage(page, 'share-dialog', { scene: 'form', form: 'react' })
  const sent = page.waitForRequest('**/my-forms/share')
  await expect(dialogOf(page)).toBeVisible()
  await shareOf(page).click()
  expect((await sent).postData()).toBe('person-text=&personIds=p-1&personIds=p-2')
})

test('the tag leaves the sharing to a page that prevents it', async ({ page }) => {
  await stage(page, 'share-dialog', { scene: 'form', form: 'element' })
  await ask(page)
  await shareOf(page).click()
  await expect.poll(() => told(page, 'page shares')).toEqual([null])
  await expect(dialogOf(page)).toBeVisible()
  await expect(shareOf(page)).toBeEnabled()
  expect(await told(page, 'share')).toEqual([])
})

test('the connected tag searches the portal and shares by it', async ({ page }) => {
  const asked: { method: string; path: string; key: string | null; body: string | null }[] = []
  await stage(page, 'share-dialog', { scene: 'connected', form: 'element' })
  const anyOrigin = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers':
      'authorization, content-type, idempotency-key, x-api-key, x-device-type, x-internal-version, x-time-zone, x-version',
  }
  await page.route('http://portal.example/**', async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() === 'OPTIONS') {
      await route.fulfill({ headers: anyOrigin })
      return
    }
    asked.push({
      method: request.method(),
      path: pathname,
      key: await request.headerValue('x-api-key'),
      body: request.postData() ?? searchParams.get('search'),
    })
    const isRefused = asked.filter(({ method }) => method === 'POST').length === 1
    const people = [{ personId: 'p-9', fullName: 'Ines Prado', isSSE: false }]
    const content =
      request.method() === 'GET'
        ? { data: people, totalRecords: 1, offset: 0 }
        : { addedPersonIds: ['p-9'], alreadySharedPersonIds: [] }
    const done = { status: 200, content, message: '', errors: [], requestId: 'r-1' }
    const errors = ['The form is still in progress.']
    const refused = { ...done, status: 222, content: null, message: 'Not shared.', errors }
    const json = request.method() === 'POST' && isRefused ? refused : done
    await route.fulfill({ headers: anyOrigin, status: json.status, json })
  })
  await ask(page)
  await fieldOf(page).fill('ines')
  await page.getByRole('option', { name: 'Ines Prado' }).click()
  await shareOf(page).click()
  await expect(page.getByRole('alert')).toHaveText('The form is still in progress.')
  await shareOf(page).click()
  await expect(dialogOf(page)).toBeHidden()
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /api/v1/person-search', 'POST /api/v1/review-form-share']),
  )
  expect(asked.every(({ key }) => key === 'hp_key')).toBe(true)
  expect(asked.at(-1)?.body).toBe('{"myFormId":"form-7","personIds":["p-9"]}')
})

test('the tag stays modal and keeps its people through a move, and lets go of the page', async ({
  page,
}) => {
  await stage(page, 'share-dialog', { scene: 'asked', form: 'element' })
  await ask(page)
  await pick(page, 'Noor Haddad')
  await page.evaluate(() => document.body.append(document.querySelector('hp-share-dialog') ?? ''))
  await expect(names(page)).toHaveText(['Noor Haddad'])
  expect(await dialogOf(page).evaluate((node) => node.matches(':modal'))).toBe(true)
  await page.evaluate(() => document.querySelector('hp-share-dialog')?.remove())
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('the share dialog behaves the same under React 19', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) {
      complaints.push(message.text())
    }
  })
  await stage(page, 'share-dialog', { scene: 'asked', form: 'react', runtime: 'react-19' })
  await ask(page)
  await pick(page, 'Noor Haddad')
  await shareOf(page).click()
  await answer(page)
  await expect(dialogOf(page)).toBeHidden()
  expect(complaints).toEqual([])
})
