import type { Page } from '@playwright/test'
import { drawSignature } from './draw-signature.ts'
import { demoPassword, expect, photo, question, signInByHand, test, toast } from './portal.ts'

// The spine: an employee fills a Wellsite Walkaround out and finds it under Completed. This file
// runs twice, with and without JavaScript.

async function startWalkaround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Fill Form' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /Inspection/ }).click()
  await dialog.getByRole('button', { name: /Wellsite Walkaround/ }).click()
  await page.waitForURL(/\/my-form\/fill-out\//)
}

async function choose(page: Page, asks: string, answer: string): Promise<void> {
  await question(page, asks).getByRole('radio', { name: answer, exact: true }).check()
}

async function nextPage(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (!javaScriptEnabled) {
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

async function sign(page: Page, javaScriptEnabled: boolean): Promise<void> {
  const plate = question(page, 'Inspector')
  if (!javaScriptEnabled) {
    await plate.getByLabel('Your name').fill('Dario Quintanilla')
    await plate.getByLabel('Your password').fill(demoPassword)
    return
  }
  await drawSignature(page, plate)
  await plate.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(plate.getByRole('img', { name: /Signature of/ })).toBeVisible()
}

test(
  'an employee fills out a walkaround, submits it and finds it under Completed',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: asked }) => {
    const javaScriptEnabled = asked ?? true
    await signInByHand(page, 'employee')
    await startWalkaround(page)
    await choose(page, 'Shift', 'Day')
    await nextPage(page, javaScriptEnabled)

    await choose(page, 'Do the entry signs', 'Yes')
    await choose(page, 'Are the walkways free', 'Yes')
    await choose(page, 'Does the lighting cover', 'N/A')
    await choose(page, 'Can a windsock be seen', 'Yes')
    await nextPage(page, javaScriptEnabled)

    await choose(page, 'Is the red zone barrier', 'Yes')
    await choose(page, 'Does the bleed-off line', 'Yes')
    await choose(page, 'Is a restraint fitted', 'Yes')
    await nextPage(page, javaScriptEnabled)

    await choose(page, 'Are the extinguishers', 'Yes')
    await choose(page, 'Is the fuel trailer', 'Yes')
    await choose(page, 'Is the containment dry', 'No')
    // Without scripts the page asks for the note once it has seen the No.
    await nextPage(page, javaScriptEnabled)
    const seen = question(page, 'Is the containment dry').getByLabel('What did you see?')
    await seen.fill('Liner torn at the north corner')
    await nextPage(page, javaScriptEnabled)

    await choose(page, 'Does everyone wear the PPE', 'Yes')
    await choose(page, 'Do short-service employees', 'Yes')
    await choose(page, 'Do two people you ask', 'Yes')
    await question(page, 'Gas monitor reading').getByRole('textbox').first().fill('3')
    const best = question(page, 'Best practice seen')
    await best.getByRole('textbox').first().fill('Hose ramps painted yellow')
    await best.locator('input[type=file]').setInputFiles(photo)
    if (javaScriptEnabled) {
      await expect(best.getByRole('img', { name: /Photo 1/ })).toBeVisible()
    }
    await sign(page, javaScriptEnabled)
    if (javaScriptEnabled) {
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
      await expect(page.getByText('Nothing missing')).toBeVisible()
    }
    const address = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Submit', exact: true }).click()

    await page.waitForURL(/section=completed/)
    const said = toast(page, 'Form submitted.')
    await expect(said).toBeVisible()
    const middle = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }))
    const { x, y, width } = (await said.boundingBox()) ?? { x: NaN, y: NaN, width: NaN }
    expect(x + width).toBeLessThan(middle.x)
    expect(y).toBeGreaterThan(middle.y)
    const row = page.getByRole('row').filter({ has: page.locator(`a[href^="${address}"]`) })
    await expect(row).toContainText('Completed')
    await expect(row).toContainText(/94 %\s*Passed/)

    // Anywhere on the row will do: the link of its name lies over all of it.
    await row.getByRole('cell').nth(2).click({ force: true })
    await page.waitForURL(({ pathname }) => pathname === address)
    await expect(page.getByRole('heading', { name: 'Wellsite Walkaround' })).toBeVisible()
    await expect(page.getByText('Liner torn at the north corner')).toBeVisible()
    await expect(page.getByText('Hose ramps painted yellow')).toBeVisible()
    await expect(page.getByRole('img', { name: /Photo 1/ })).toBeVisible()
  },
)

test('Submit says what is missing and leads there', async ({ page }) => {
  await signInByHand(page, 'employee')
  await startWalkaround(page)
  // Nothing is called missing before it was tried, and then once.
  await expect(page.getByRole('button', { name: '16 to answer' })).toBeVisible()
  await expect(page.getByText('Missing', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: '16 answers missing' })).toBeVisible()
  await expect(page.getByText('Answer this question.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Is a restraint fitted' }).click()
  await expect(page).toHaveURL(/\/my-form\/fill-out\//)
  await expect(question(page, 'Is a restraint fitted')).toBeInViewport()
})

test(
  'a draft is deleted after the question, and is gone from the list',
  { tag: '@journey' },
  async ({ page }) => {
    await signInByHand(page, 'employee')
    await startWalkaround(page)
    const address = new URL(page.url()).pathname
    await page.goto('/my-forms?section=ongoing')
    const row = page.getByRole('row').filter({ has: page.locator(`a[href^="${address}"]`) })
    await row.locator('summary').click()
    await row.getByText('Delete', { exact: true }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toContainText('Are you sure you want to delete this form?')
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(toast(page, 'Form deleted.')).toBeVisible()
    await expect(page.locator(`a[href^="${address}"]`)).toHaveCount(0)
  },
)
