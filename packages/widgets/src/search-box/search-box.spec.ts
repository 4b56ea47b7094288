import { expect, test } from '@playwright/test'
import { onPageError } from '../../test/page-errors.ts'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

for (const form of forms) {
  test.describe(`the search box as ${form}`, () => {
    test('tells of the trimmed words once, after the pause', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await stage(page, 'search-box', { scene: 'heard', form })
      await page.clock.pauseAt(60_000)
      const box = page.getByRole('searchbox', { name: 'Search by form name' })
      await box.pressSequentially(' rig')
      await page.clock.runFor(599)
      expect(await heard(page)).toEqual([])
      await box.press('Space')
      await page.clock.runFor(601)
      expect(await heard(page)).toEqual([{ name: 'search', detail: 'rig' }])
      await box.press('Space')
      await page.clock.runFor(2000)
      expect(await heard(page)).toHaveLength(1)
    })

    test('waits a second unless told otherwise', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await stage(page, 'search-box', { scene: 'unhurried', form })
      await page.clock.pauseAt(60_000)
      await page.getByRole('searchbox').pressSequentially('rig')
      await page.clock.runFor(999)
      expect(await heard(page)).toEqual([])
      await page.clock.runFor(2)
      expect(await heard(page)).toEqual([{ name: 'search', detail: 'rig' }])
    })

    test('tells at once on Enter and on Clear', async ({ page }) => {
      await stage(page, 'search-box', { scene: 'heard', form })
      const box = page.getByRole('searchbox')
      await box.fill('valve')
      await box.press('Enter')
      await page.getByRole('button', { name: 'Clear the search' }).click()
      await expect(box).toBeFocused()
      await expect(box).toHaveValue('')
      await expect(page.getByRole('button', { name: 'Clear the search' })).toHaveCount(0)
      await expect
        .poll(() => heard(page))
        .toEqual([
          { name: 'search', detail: 'valve' },
          { name: 'search', detail: '' },
        ])
    })

    test('searches the same words again after the host took them out', async ({ page }) => {
      await stage(page, 'search-box', { scene: 'kept', form })
      const box = page.getByRole('searchbox')
      const told = { name: 'search', detail: 'rig' }
      await box.fill('rig')
      await expect.poll(() => heard(page)).toEqual([told])
      await page.getByRole('button', { name: 'Empty' }).click()
      await expect(box).toHaveValue('')
      await box.fill('rig')
      await expect.poll(() => heard(page)).toEqual([told, told])
      await box.press('Enter')
      await expect.poll(() => heard(page)).toEqual([told, told, told])
    })

    test('opens its address when nobody listens', async ({ page }) => {
      await stage(page, 'search-box', { scene: 'plain', form })
      const opened = page.waitForRequest(/\/found/)
      await page.getByRole('searchbox').fill('rig & crew')
      const address = new URL((await opened).url())
      expect(address.searchParams.get('search')).toBe('rig & crew')
    })

    test('passes axe, light and dark, with a touch target for each control', async ({ page }) => {
      for (const theme of ['light', 'dark'] as const) {
        await stage(page, 'search-box', { scene: 'heard', form, theme })
        await page.getByRole('searchbox').fill('rig')
        await expectAccessible(page)
      }
      for (const name of ['Clear the search', 'Search']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
  })
}

test('the tag does not open an address that would run a script', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Holdpoint')) {
      said.push(message.text())
    }
  })
  onPageError(page, (message) => said.push(message))
  await stage(page, 'search-box', { scene: 'script', form: 'element' })
  await page.getByRole('searchbox').fill('rig')
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => said).toEqual(['Holdpoint: "javascript:hear("ran")" is no safe address.'])
  expect(await heard(page)).toEqual([])
})

test('the tag is a field of the form around it', async ({ page }) => {
  await stage(page, 'search-box', { scene: 'form', form: 'element' })
  const sent = () =>
    page.evaluate(() => {
      const form = document.querySelector('form')
      return form ? Object.fromEntries(new FormData(form)) : null
    })
  expect(await sent()).toEqual({ words: 'rig' })
  await page.getByRole('searchbox').fill('valve')
  await expect.poll(sent).toEqual({ words: 'valve' })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('rig')
  await expect.poll(sent).toEqual({ words: 'rig' })
})

for (const runtime of ['react-19', 'preact'] as const) {
  test(`works on ${runtime}`, async ({ page }) => {
    await stage(page, 'search-box', { scene: 'heard', form: 'react', runtime })
    await page.getByRole('searchbox').fill('rig')
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => heard(page)).toEqual([{ name: 'search', detail: 'rig' }])
  })
}
