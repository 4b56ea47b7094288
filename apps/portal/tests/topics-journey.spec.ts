import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { byKeys, typeByKeys } from './by-keys.ts'
import { becomes, expect, photo, test, toast } from './portal.ts'

// A topic is written, published, asked about, answered and settled by two people; a third one does
// not see it once it is limited. This file runs with and without JavaScript.

/** The plate of one question, by what it asks. */
function asked(page: Page, body: string) {
  return page.getByRole('article', { name: body, exact: true })
}

test(
  'a topic is published, asked about, answered, accepted and limited',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Valve tags ${isScripted ? 'with' : 'without'} a script`
    const question = 'Where do the old brass tags of the valves go?'

    await becomes(page, 'employee', '/topics')
    await expect(page.getByRole('link', { name: /Cold weather starts/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New topic' })).toHaveCount(0)
    await page.goto('/topics?view=grid')
    await expect(page.getByRole('link', { name: /Cold weather starts/ })).toBeVisible()

    await becomes(page, 'reviewer', '/topics/new')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Please enter title', { exact: true })).toBeVisible()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text').fill('Every valve has a tag that can be read.')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('Please select category').first()).toBeVisible()
    const topic = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Category').selectOption('equipment')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('form', { name: 'Moves' }).getByRole('button', { name: 'Publish' }).click()
    await expect(toast(page, 'Published.')).toBeVisible()
    const files = page.getByRole('region', { name: 'Files' })
    await files.locator('input[type=file]').setInputFiles(photo)
    if (!isScripted) {
      await files.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await expect(files.getByAltText('Photo: walkaround.jpg')).toBeVisible()

    // From the list to what was asked, without a mouse.
    await becomes(page, 'employee', `/topics?searchValue=${encodeURIComponent(title)}`)
    await byKeys(page, page.getByRole('link', { name: title }).first())
    await typeByKeys(page, page.getByLabel('Your question'), question)
    await byKeys(page, page.getByRole('button', { name: 'Ask', exact: true }))
    await expect(asked(page, question)).toBeVisible()
    await page.getByLabel('Your question').fill('Old brass tags of valves, where?')
    const ask = page.getByRole('region', { name: 'Ask a question' })
    await ask.getByLabel('Files').setInputFiles(photo)
    if (!isScripted) {
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await expect(page.getByText('The file that you chose stays with it.')).toBeVisible()
    }
    await expect(page.getByText('These questions look alike')).toBeVisible()
    await page.getByRole('checkbox', { name: /Without my name/ }).check()
    await page.getByRole('button', { name: 'Ask yours all the same' }).click()
    const second = asked(page, 'Old brass tags of valves, where?')
    await expect(second.getByText('You, without your name')).toBeVisible()
    await expect(second.getByAltText('Photo: walkaround.jpg')).toBeVisible()
    await second.getByRole('link', { name: 'Files' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove walkaround.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(0)
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
    await second.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Text').fill('Old brass tags: where?')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(asked(page, 'Old brass tags: where?')).toBeVisible()

    await becomes(page, 'reviewer', topic)
    await asked(page, question).getByText('Answer', { exact: true }).click()
    await asked(page, question).getByRole('button', { name: 'Give answer' }).click()
    await expect(asked(page, question).getByText('Please write something first.')).toBeVisible()
    await asked(page, question).getByLabel('Your answer').fill('Into the red box at the shop.')
    await asked(page, question).getByLabel('Files').setInputFiles(photo)
    await asked(page, question).getByRole('button', { name: 'Give answer' }).click()
    await expect(asked(page, question).getByText('Into the red box')).toBeVisible()
    await expect(asked(page, question).getByAltText('Photo: walkaround.jpg')).toBeVisible()
    await asked(page, question).getByRole('button', { name: 'Mark official' }).click()
    await expect(asked(page, question).getByText('Official', { exact: true })).toBeVisible()
    await asked(page, question).getByRole('link', { name: 'Make an action of it' }).click()
    await expect(page.getByLabel('What is to be done')).toHaveValue(question)
    await page.getByRole('checkbox', { name: /\(Me\)/ }).check()
    await page.getByRole('button', { name: 'Raise action' }).click()
    const made = asked(page, question).getByRole('region', { name: 'Actions made of it' })
    await made.getByRole('link', { name: question }).click()
    await page.getByRole('link', { name: title }).last().click()
    await expect(made.getByText('Open', { exact: true })).toBeVisible()
    const anonymous = asked(page, 'Old brass tags: where?')
    await expect(anonymous.getByText('Somebody without a name')).toBeVisible()
    await anonymous.getByRole('link', { name: 'Duplicate' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/Which question/)
      .selectOption({ label: question })
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
    await expect(anonymous.getByText('It repeats')).toBeVisible()

    await becomes(page, 'employee', topic)
    await asked(page, question)
      .getByRole('button', { name: /Helpful, 0/ })
      .click()
    await expect(asked(page, question).getByRole('button', { name: /Helpful, 1/ })).toBeVisible()
    await asked(page, question).getByRole('button', { name: 'Accept' }).click()
    await expect(asked(page, question).getByText('Closed', { exact: true })).toBeVisible()
    await asked(page, question).getByRole('link', { name: 'Reopen' }).click()
    await page.getByRole('dialog').getByLabel('Why?').fill('The box is gone')
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
    await expect(asked(page, question).getByText('The box is gone')).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }

    await becomes(page, 'admin', topic)
    await asked(page, 'Old brass tags: where?').getByRole('link', { name: 'Who asked?' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/Why must it/)
      .fill('To thank for it')
    await page.getByRole('dialog').getByRole('button', { name: 'Who asked?' }).click()
    await expect(toast(page, 'Asked by Dario Quintanilla.')).toBeVisible()

    await becomes(page, 'reviewer', `${topic}/access`)
    await page.getByLabel('Open to', { exact: true }).selectOption('true')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Its owner alone')).toBeVisible()
    await becomes(page, 'employee', '/topics')
    await page.goto(topic)
    await expect(page).toHaveURL(/no-access\?type=topics/)
    await page.goto(`/topics?searchValue=${encodeURIComponent(title)}`)
    await expect(page.getByText('No topics found.').first()).toBeVisible()
  },
)
