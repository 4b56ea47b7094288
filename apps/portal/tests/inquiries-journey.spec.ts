import { axeAlong } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// Somebody without access asks for it; an administrator takes the inquiry, notes, asks back, and
// resolves it twice. This file runs with and without JavaScript.

test(
  'access is asked for where it lacks, asked back about, and given',
  { tag: '@scriptless' },
  async ({ page, browser, javaScriptEnabled: isScripted = true }) => {
    const subject = `Form types ${Date.now()}`
    const main = page.getByRole('main')
    const button = (called: string) => page.getByRole('button', { name: called, exact: true })
    const bar = page.getByRole('form', { name: 'Moves' })
    const dialog = page.getByRole('dialog')
    const replies = page.getByRole('region', { name: 'Replies' })
    const looks = axeAlong(page, isScripted)
    /** Makes a move that asks for words first. */
    const move = async (called: string, asks: string, said: string) => {
      await bar.getByRole('link', { name: called, exact: true }).click()
      await dialog.getByLabel(asks).fill(said)
      await looks()
      await dialog.getByRole('button', { name: called, exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
    let here = ''

    await test.step('whoever lacks access asks for it, and loses nothing typed', async () => {
      await signIn(page, 'employee', '/manage-form-type')
      await expect(page).toHaveURL(/\/no-access\?type=form-type/)
      await looks()
      await main.getByRole('link', { name: 'Ask for access' }).click()
      await expect(page.getByLabel('Page', { exact: true })).toHaveValue(
        '/no-access?type=form-type',
      )
      await expect(page.getByLabel('About', { exact: true })).toHaveValue('access')
      await page.getByLabel('What do you ask?').fill('I am to add two of them.')
      await button('Send').click()
      await expect(page.getByText('Please enter title')).toBeVisible()
      await looks()
      await expect(page.getByLabel('What do you ask?')).toHaveValue('I am to add two of them.')
      await page.getByLabel('Subject').fill(subject)
      await button('Send').click()
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
      await expect(toast(page, /INQ-26-\d{5} sent/)).toBeVisible()
      await looks()
      here = new URL(page.url()).pathname
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByLabel('How much it presses').selectOption('high')
      await button('Save').click()
      await expect(main.getByText('I cannot work').first()).toBeVisible()
    })

    await test.step('an administrator takes it, notes and asks back', async () => {
      await signIn(page, 'admin', '/inquiries?section=open')
      await looks()
      await page.getByRole('link', { name: subject }).click()
      if (isScripted) {
        await page.getByLabel('Your reply').fill('Ask the')
        const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
        await signIn(other, 'employee', here)
        await other.getByLabel('Your reply').fill('It is for two days.')
        await other.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(other.getByText('It is for two days.')).toBeVisible()
        await other.close()
      }
      await bar.getByRole('button', { name: 'Take it' }).click()
      if (isScripted) {
        // What another has written comes in, and what is typed stays.
        await expect(replies.getByText('It is for two days.')).toBeVisible()
        await expect(page.getByLabel('Your reply')).toHaveValue('Ask the')
      }
      await expect(main.getByText('In progress').first()).toBeVisible()
      await page.getByLabel('Your reply').fill('Ask the manager first.')
      await page.getByRole('checkbox', { name: /Only for administrators/ }).check()
      await button('Send').click()
      await expect(replies.getByText('For administrators alone')).toBeVisible()
      await expect(page.getByLabel('Your reply')).toHaveValue('')
      await button('Send').click()
      await expect(page.getByText('Please enter a text.')).toBeVisible()
      await looks()
      await move('Ask back', 'What do you want to know?', 'Which two?')
      await expect(main.getByText('Asked back: Which two?')).toBeVisible()
    })

    await test.step('whoever asked answers, and reads no note', async () => {
      await signIn(page, 'employee', here)
      await expect(main.getByText('Asked back: Which two?')).toBeVisible()
      await expect(main.getByText('Ask the manager first.')).toHaveCount(0)
      await expect(main.getByText('wrote a note')).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: /Only for/ })).toHaveCount(0)
      await page.getByLabel('Your reply').fill('Lifts and hoses.')
      await button('Send').click()
      await expect(replies.getByText('Lifts and hoses.')).toBeVisible()
      await expect(main.getByText('In progress').first()).toBeVisible()
      await looks()
    })

    await test.step('it is resolved, taken up again, and resolved for good', async () => {
      await signIn(page, 'admin', here)
      await expect(replies.getByText('Lifts and hoses.')).toBeVisible()
      await move('Resolve', 'What was done?', 'You may add them now.')
      await signIn(page, 'employee', here)
      await expect(main.getByText('Resolved: You may add them now.')).toBeVisible()
      // Below a resolved one whoever asked says that it is not solved; there is no other way.
      await expect(page.getByLabel('Your reply')).toHaveCount(0)
      await looks()
      await move('It is not solved', 'What is still wrong?', 'Nothing has changed.')
      await expect(main.getByText('Not solved: Nothing has changed.')).toBeVisible()
      await signIn(page, 'admin', here)
      await move('Resolve', 'What was done?', 'Now you may, after you sign in anew.')
      await signIn(page, 'employee', here)
      await bar.getByRole('button', { name: 'It is solved' }).click()
      await expect(main.getByText('Closed', { exact: true }).first()).toBeVisible()
      await expect(
        main.getByText('Resolved: Now you may, after you sign in anew.').first(),
      ).toBeVisible()
      await expect(page.getByLabel('Your reply')).toHaveCount(0)
      await looks()
    })

    await test.step('nobody else reads it', async () => {
      await signIn(page, 'colleague', here)
      await expect(page).toHaveURL(/\/no-access\?type=inquiry/)
    })
  },
)
