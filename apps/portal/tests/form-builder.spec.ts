import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { openNewForm } from './made-form.ts'
import { expect, test, toast } from './portal.ts'

// The questions of a form are written: added, moved, asked by each other, scored, taken back. This file
// runs with and without JavaScript.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const blocks = (page: Page) => page.locator('[data-block]:is(li)')
const block = (page: Page, asks: string) => blocks(page).filter({ hasText: asks })

/** Opens a question, by the beginning of what stands in its block. */
async function choose(page: Page, asks: string): Promise<void> {
  await block(page, asks).getByRole('link').first().click()
  await expect(page.locator('#plate-title')).toContainText(asks)
}

/** Opens a part of what is open. */
async function open(page: Page, part: string): Promise<void> {
  await page.getByRole('tab', { name: part, exact: true }).click()
  await expect(page.getByRole('tab', { name: part, selected: true })).toBeVisible()
}

async function add(page: Page, asks: string, kind: string, then = 'Add'): Promise<void> {
  await field(page, 'What is asked').fill(asks)
  await field(page, 'Kind of answer').selectOption({ label: kind })
  await button(page, then).click()
  await expect(toast(page, `Question added: ${asks}`)).toBeVisible()
}

/** Saves the part that is open. */
async function save(page: Page, said: string): Promise<void> {
  await button(page, 'Save').click()
  await expect(toast(page, said)).toBeVisible()
}

async function looks(page: Page, isScripted: boolean): Promise<void> {
  if (isScripted) {
    expect((await axeOf(page).analyze()).violations).toEqual([])
  }
}

const kinds = [
  'Several choices',
  'Rating',
  'Short text',
  'Long text',
  'Whole number',
  'Number',
  'Date',
  'Time',
  'Date and time',
  'Photo',
  'Signature',
  'Text to read',
  'Crew',
  'District',
  'Business unit',
  'Customer',
  'Pad',
]

test(
  'a form is written question by question, with its logic and its score',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await openNewForm(page)
    await expect(page.getByText('Nothing is asked yet.')).toBeVisible()
    await looks(page, isScripted)

    await test.step('a section and its questions are added', async () => {
      await link(page, 'Section').click()
      await button(page, 'Add').click()
      await expect(page.getByText('Write a title.')).toBeVisible()
      await field(page, 'Title').fill('Restraints')
      await button(page, 'Add').click()
      await expect(page.getByRole('heading', { name: '1 Restraints' }).first()).toBeVisible()
      await looks(page, isScripted)
      await link(page, 'Question').click()
      await looks(page, isScripted)
      await add(page, 'Are the slings rated?', 'Yes, No, N/A', 'Add and write the next')
      await add(page, 'Worst leak', 'One choice', 'Add and write the next')
      await add(page, 'How many joints', 'Whole number')
      await expect(blocks(page)).toHaveCount(3)
      await expect(block(page, 'How many joints')).toContainText('1.3')
    })

    await test.step('choices are written in rows', async () => {
      await choose(page, 'Worst leak')
      await field(page, 'Choice 1').fill('No leak')
      await field(page, 'Choice 2').fill('Spray')
      await field(page, 'Points of choice 1').fill('two')
      await button(page, 'Add a choice').click()
      await expect(field(page, 'Choice 3')).toBeVisible()
      await field(page, 'Choice 3').fill('Weep')
      await button(page, 'Move choice 3 up').click()
      await expect(field(page, 'Choice 2')).toHaveValue('Weep')
      await button(page, 'Save').click()
      await expect(page.getByText('Enter points from -1000 to 1000.')).toBeVisible()
      await expect(field(page, 'Points of choice 1')).toHaveValue('two')
      await field(page, 'Points of choice 1').fill('2')
      await save(page, 'Question edited: Worst leak')
      await expect(field(page, 'Value of choice 2')).toHaveValue('weep')
      await expect(field(page, 'Choice 3')).toHaveValue('Spray')
      await looks(page, isScripted)
    })

    await test.step('one question shows by the answer of another', async () => {
      await choose(page, 'How many joints')
      await open(page, 'Logic')
      await button(page, 'Add a sentence').first().click()
      await field(page, 'Question of sentence 1').selectOption({
        label: '1.1 Are the slings rated?',
      })
      if (!isScripted) {
        await button(page, 'Save').click()
        await expect(page.getByText(/compared with|Choose a comparison/)).toBeVisible()
      }
      await field(page, 'Value of sentence 1').selectOption({ label: 'No' })
      await button(page, 'Add a check').click()
      await field(page, 'Value of check 1').fill('1')
      await field(page, 'What check 1 says').fill('At least one joint.')
      await save(page, 'Logic edited: How many joints')
      await expect(block(page, 'How many joints')).toContainText('Shown when 1.1 is No')
      await expect(block(page, 'How many joints')).toContainText('1 check')
      await looks(page, isScripted)
    })

    await test.step('an answer asks for evidence, and is read by another', async () => {
      await choose(page, 'Are the slings rated?')
      await open(page, 'Logic')
      await expect(page.getByRole('region', { name: 'Read by' })).toContainText('1.3 shows by it')
      await button(page, 'Add an answer').click()
      await field(page, 'Value of answer 1').selectOption({ label: 'No' })
      await field(page, 'What answer 1 does').selectOption({ label: 'ask for a photo' })
      await save(page, 'Logic edited: Are the slings rated?')
      await expect(block(page, 'Are the slings')).toContainText('No asks for a photo')
    })

    await test.step('what an answer is worth is said in words', async () => {
      await open(page, 'Score')
      await link(page, 'Score the form').click()
      await page.getByRole('checkbox', { name: 'This form is scored' }).check()
      await field(page, 'Passes at, in %').fill('90')
      await save(page, 'Form settings edited')
      await choose(page, 'Are the slings rated?')
      await open(page, 'Score')
      await field(page, 'Weight').fill('3')
      await page.getByRole('checkbox', { name: 'A failing answer fails the whole form' }).check()
      await save(page, 'Score edited: Are the slings rated?')
      await expect(page.getByText('No earns no points, and fails the form.')).toBeVisible()
      await expect(block(page, 'Are the slings')).toContainText('Critical')
      await looks(page, isScripted)
    })

    await test.step('each step is taken back, and what is wrong leads to its question', async () => {
      await block(page, 'Are the slings').locator('summary').click()
      await block(page, 'Are the slings').getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page, 'Deleted: Are the slings rated?')).toBeVisible()
      await expect(page.getByText('1 problem keeps it from being published.')).toBeVisible()
      await page.getByRole('link', { name: /^1 problem/ }).click()
      await looks(page, isScripted)
      await page
        .getByRole('link', { name: /^1.2 How many joints/ })
        .last()
        .click()
      await expect(page.getByRole('tab', { name: 'Logic', selected: true })).toBeVisible()
      await button(page, 'Undo: Deleted: Are the slings rated?').click()
      await expect(toast(page, 'Taken back: Deleted: Are the slings rated?')).toBeVisible()
      await expect(block(page, 'Are the slings')).toContainText('1.1')
      await expect(link(page, 'Publish')).toHaveAttribute('href', /dialog=move&event=publish/)
    })
  },
)

test('a question of each kind is added', { tag: '@bench' }, async ({ page }) => {
  await openNewForm(page)
  await link(page, 'Question').click()
  for (const kind of kinds) {
    await add(page, `Of the kind ${kind}`, kind, 'Add and write the next')
  }
  await expect(blocks(page)).toHaveCount(kinds.length)
  await choose(page, 'Of the kind Number')
  await field(page, 'Unit').fill('psi')
  await button(page, 'Add a range').click()
  await field(page, 'Below, range 1').fill('5')
  await field(page, 'What is said, range 1').fill('Too low')
  await save(page, 'Question edited: Of the kind Number')
  await expect(field(page, 'What is said, range 1')).toHaveValue('Too low')
  await field(page, 'Kind of answer').selectOption({ label: 'Photo' })
  await button(page, 'Change').click()
  // What a photo cannot have is told before the page goes on.
  await expect(page.getByRole('heading', { name: 'Not all of it could be kept' })).toBeVisible()
  await link(page, 'Go on').click()
  await expect(field(page, 'Kind of answer')).toHaveValue('photo')
  await expect(field(page, 'Unit')).toHaveCount(0)
})

test('two who write at once do not overwrite each other, and lose nothing', async ({ page }) => {
  const formId = await openNewForm(page)
  await link(page, 'Question').click()
  await add(page, 'Bands', 'Yes, No, N/A')
  const call = apiOf(page)
  const draft = (await call('GET', `/manage-form-draft?formId=${formId}`)) as {
    definition: { items: object[] }
  }
  const more = { key: 'more', type: 'text', label: { en: 'Written elsewhere' } }
  const definition = { ...draft.definition, items: [...draft.definition.items, more] }
  await call('POST', '/manage-form-draft', { formId, definition, said: 'Question added' })
  await field(page, 'What is asked').fill('Are all bands in date?')
  await button(page, 'Save').click()
  await expect(page.getByText(/Somebody saved this while you were writing/).first()).toBeVisible()
  await expect(field(page, 'What is asked')).toHaveValue('Are all bands in date?')
  await save(page, 'Question edited: Are all bands in date?')
  await expect(blocks(page)).toHaveCount(2)
  await expect(block(page, 'Written elsewhere')).toBeVisible()
})

test(
  'what was typed of a question that went meanwhile becomes a new one',
  { tag: '@bench' },
  async ({ page }) => {
    const formId = await openNewForm(page)
    await link(page, 'Question').click()
    await add(page, 'Bands', 'Yes, No, N/A')
    const call = apiOf(page)
    const draft = (await call('GET', `/manage-form-draft?formId=${formId}`)) as {
      definition: { items: object[] }
    }
    const definition = { ...draft.definition, items: [] }
    await call('POST', '/manage-form-draft', { formId, definition, said: 'Deleted' })
    await field(page, 'What is asked').fill('Are all bands in date?')
    await button(page, 'Save').click()
    await expect(page.getByText('It is no longer in the form').first()).toBeVisible()
    await expect(field(page, 'What is asked')).toHaveValue('Are all bands in date?')
    await button(page, 'Add it as a new question').click()
    await expect(toast(page, 'Question added: Are all bands in date?')).toBeVisible()
    await expect(blocks(page)).toHaveCount(1)
  },
)

test(
  'questions come from another form, and an item goes where it is put',
  { tag: '@bench' },
  async ({ page }) => {
    await openNewForm(page)
    await link(page, 'From another form').click()
    await page.getByRole('searchbox', { name: 'Find a form by its title' }).fill('Treating')
    await button(page, 'Find').click()
    await page.getByRole('link', { name: /^Treating Iron and Restraints/ }).click()
    await page.getByRole('checkbox', { name: /^2 Restraints and valves/ }).check()
    await page.getByRole('checkbox', { name: /^3.1 Highest pressure/ }).check()
    await button(page, 'Take them').click()
    await expect(toast(page, '2 items taken from Treating Iron and Restraints')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Restraints and valves/ }).first()).toBeVisible()

    const first = blocks(page).first()
    const name = (await first.locator('b').innerText()).trim()
    await first.locator('summary').click()
    await first.getByRole('link', { name: 'Move to…' }).click()
    await button(page, 'Move').click()
    await expect(page.getByText('Choose a place.')).toBeVisible()
    await page.getByLabel('Where to').selectOption({ index: 1 })
    await button(page, 'Move').click()
    await expect(toast(page, `Moved: ${name}`)).toBeVisible()
  },
)
