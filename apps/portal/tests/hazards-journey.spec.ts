import type { Locator } from '@playwright/test'
import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { expect, signIn, test, toast } from './portal.ts'

// A hazard is drafted, its rows of controls added, moved and removed, wants what its activation asks
// for, is edited while analyses take it, and retired. This file runs with and without JavaScript.

test(
  'a hazard is written with its controls, taken into use, and retired',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Hose whips at the pump ${Date.now()}`
    const text = (row: number) => page.getByLabel(`Control ${row}`, { exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const risk = (place: number, name: string) => page.getByLabel(name, { exact: true }).nth(place)
    const focused = async (node: Locator) => {
      if (isScripted) {
        await expect(node).toBeFocused()
      }
    }
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'manager', '/jsa/manage-hazard')
    await page.getByRole('link', { name: 'Add hazard' }).first().click()
    await button('Save draft').click()
    await expect(page.getByText('Please enter title', { exact: true })).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await text(1).fill('Stand clear')
    await page.getByLabel('Level of control 1').selectOption('administrative')

    await button('Add control').click()
    await focused(text(2))
    await text(2).fill('Whip check')
    await page.getByLabel('Level of control 2').selectOption('engineering')
    await button('Add control').click()
    await text(3).fill('A mistake')
    await button('Move control 2 up').click()
    await expect(text(1)).toHaveValue('Whip check')
    await expect(text(2)).toHaveValue('Stand clear')
    await focused(button('Move control 1 down'))
    await button('Remove control 3').click()
    await expect(text(3)).toHaveCount(0)
    await focused(text(2))
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await looks()
    await button('Save draft').click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText('Please select category').first()).toBeVisible()
    await expect(page.getByText('Not rated').first()).toBeVisible()

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(text(1)).toHaveValue('Whip check')
    await page.getByLabel('Pressure', { exact: true }).first().check()
    await page.getByRole('group', { name: 'Energies' }).getByLabel('Motion').check()
    await risk(0, 'Likelihood').selectOption('3')
    await risk(0, 'Severity').selectOption('4')
    await risk(1, 'Likelihood').selectOption('1')
    await risk(1, 'Severity').selectOption('4')
    await page.getByLabel('What stops the work').fill('A hose without its check')
    await button('Save draft').click()
    await expect(toast(page, 'Hazard saved.')).toBeVisible()
    await expect(page.getByText('34 High')).toBeVisible()
    await expect(page.getByText('14 Medium')).toBeVisible()
    await button('Activate').click()
    await expect(toast(page, 'Hazard activated.')).toBeVisible()
    await expect(page.locator('article header').getByText('Active')).toBeVisible()
    const controls = page.getByRole('region', { name: 'Controls' }).getByRole('listitem')
    await expect(controls.first()).toContainText('Whip check')
    await looks()
    const hazard = new URL(page.url()).pathname

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await risk(1, 'Likelihood').selectOption('5')
    await button('Save').click()
    await expect(page.getByText(/neither likelier nor worse than before/)).toBeVisible()

    await page.goto(hazard)
    await page.getByRole('link', { name: 'Retire' }).first().click()
    await page.getByLabel('Why?').fill('No such pump is left.')
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
    await expect(toast(page, 'Hazard retired.')).toBeVisible()
    await expect(page.getByText('Retired: No such pump is left.')).toBeVisible()

    await page.goto(`/jsa/manage-hazard?section=retired&search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  },
)

test(
  'what somebody else saved meanwhile is not written over unseen',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'manager', '/jsa/manage-hazard/edit')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const title = page.getByLabel('Title', { exact: true })
    await title.fill(`Two at one hazard ${Date.now()}`)
    await button('Save draft').click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(button('Add control')).toBeVisible()
    const masterHazardId = new URL(page.url()).searchParams.get('id')
    const theirs = { masterHazardId, title: 'Theirs', controls: [{ text: 'Theirs', level: 'ppe' }] }
    await apiOf(page)('POST', '/jsa-master-hazard', theirs)

    await title.fill('Mine')
    await button('Add control').click()
    await expect(title).toHaveValue('Mine')
    await button('Save draft').click()
    await expect(page.getByText(/^Somebody saved this while you were writing/)).toBeVisible()
    await expect(title).toHaveValue('Mine')
    await expect(title).toHaveAccessibleDescription(/Saved meanwhile: Theirs/)
    await button('Save draft').click()
    await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible()
  },
)

test('what is typed is not lost where the hazard was retired meanwhile', async ({ page }) => {
  await signIn(page, 'manager', '/jsa/manage-hazard')
  const api = apiOf(page)
  const title = `Retired while it is written ${Date.now()}`
  await api('POST', '/jsa-master-hazard', {
    ...{ title, categoryIds: 'lifting', tagIds: 'gravity' },
    ...{ initialLikelihood: 3, initialSeverity: 4, residualLikelihood: 1, residualSeverity: 4 },
    controls: [{ text: 'Stand clear', level: 'administrative' }],
  })
  await page.goto(`/jsa/manage-hazard?section=drafts&search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await expect(button).toBeVisible()
  const masterHazardId = new URL(page.url()).searchParams.get('id')
  await api('POST', '/jsa-master-hazard-status', {
    ...{ masterHazardId, event: 'retire', reason: 'Not for now.' },
  })

  const field = page.getByLabel('Title', { exact: true })
  await field.fill('Mine')
  await button.click()
  await expect(page.getByText(/^Somebody saved this while you were writing/)).toBeVisible()
  await expect(field).toHaveValue('Mine')
  await button.click()
  await expect(page.getByText('A retired hazard is reinstated before it is edited.')).toBeVisible()
  await expect(field).toHaveValue('Mine')
})

test(
  'whoever only reads sees no way to write, and nobody else gets in',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/jsa/manage-hazard')
    await expect(page.getByRole('link', { name: 'Load drops or swings in a lift' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add hazard' })).toHaveCount(0)
    await page.goto('/jsa/manage-hazard/edit')
    await expect(page).toHaveURL(/\/no-access\?type=hazards/)
    await expect(page.getByText(/The library of hazards is kept by/)).toBeVisible()
  },
)
