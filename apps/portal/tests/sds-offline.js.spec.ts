import { axeOf } from './axe.ts'
import { isKept } from './offline-parts.ts'
import { expect, signInByHand, test } from './portal.ts'

// A network that fails is an error in the console, so this does not forbid them.

test.use({ serviceWorkers: 'allow' })

test(
  'a pad’s sheets are kept by one press and open without a network',
  { tag: '@bench' },
  async ({ page, context }) => {
    test.setTimeout(90_000)
    await signInByHand(page, 'employee', '/sds/pads')
    await page.getByRole('link', { name: /Dry Lantern 3/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dry Lantern 3')
    const pad = new URL(page.url()).pathname
    await isKept(page, pad)
    await expect(page.getByText(/^Kept on this device: \d+ sheets, as of /)).toBeVisible()
    await page.close()
    await context.setOffline(true)

    const later = await context.newPage()
    await later.goto(pad)
    await expect(later.getByText('You are offline. This is what this device saw')).toBeVisible()
    await expect(later.getByText(/^Kept on this device: \d+ sheets, as of /)).toBeVisible()
    await later.getByRole('heading', { level: 2 }).first().click()
    await expect(later.getByRole('heading', { name: '2. Hazard identification' })).toBeVisible()
    await expect(later.getByRole('link', { name: /In an emergency, call/ })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await later.emulateMedia({ colorScheme })
      const { violations } = await axeOf(later).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  },
)
