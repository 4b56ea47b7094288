import { expect, test } from '@playwright/test'
import { heard, stage } from './stage.ts'

// What the tables of settings and data make of what a page gives, in a browser.

test('a list keeps words with commas, takes text, and the later of attribute and property holds', async ({
  page,
}) => {
  await stage(page, 'person-search', { form: 'element', scene: 'given' })
  const read = await page.evaluate(() => {
    const box = document.createElement('hp-person-search')
    box.managerFullName = ['Doe, Jane']
    Reflect.set(box, 'permissions', 'a,b')
    const first = [box.managerFullName, box.permissions]
    box.setAttribute('manager-full-name', 'X')
    return [...first, box.managerFullName]
  })
  expect(read).toEqual([['Doe, Jane'], ['a', 'b'], ['X']])
})

test('a list that is none is refused once in words, and nothing stands for the start', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await stage(page, 'share-dialog', { form: 'element', scene: 'asked' })
  const read = await page.evaluate(() => {
    const box = document.createElement('hp-share-dialog')
    Reflect.set(box, 'selected', null)
    Reflect.set(box, 'people', 'everybody')
    Reflect.set(box, 'people', 7)
    return [box.selected, box.people]
  })
  expect(read).toEqual([[], undefined])
  expect(said.filter((words) => words.includes('<hp-share-dialog>'))).toEqual([
    expect.stringContaining('"people"'),
  ])
})

test('a form hears of a change at once, and of what is missing in a sentence', async ({ page }) => {
  await stage(page, 'search-box', { form: 'element' })
  const read = await page.evaluate(() => {
    const form = document.createElement('form')
    const box = document.createElement('hp-search-box')
    form.append(box)
    Object.assign(box, { name: 'q', required: true })
    const sentence = box.validationMessage
    document.body.append(form)
    box.value = 'rig'
    return [sentence, new FormData(form).get('q'), form.checkValidity()]
  })
  expect(read).toEqual(['Please enter what to search for', 'rig', true])
})

test('a token is read and taken out of the markup', async ({ page }) => {
  await stage(page, 'person-search', { form: 'element', scene: 'given' })
  const read = await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = '<hp-person-search token="t-1"></hp-person-search>'
    document.body.append(place)
    const box = place.querySelector('hp-person-search')
    const first = box?.token
    if (box) {
      box.token = 't-2'
    }
    return [first, box?.token, place.innerHTML.includes('t-')]
  })
  expect(read).toEqual(['t-1', 't-2', false])
})

test('a share that nobody here does closes the dialog and claims nothing', async ({ page }) => {
  await stage(page, 'share-dialog', { form: 'element', scene: 'picked' })
  await page.evaluate(() => {
    const box = document.querySelector('hp-share-dialog')
    if (box) {
      box.share = undefined
      box.addEventListener('hp-shared', () => window.heard.push({ name: 'claimed', detail: null }))
      box.show()
    }
  })
  await page.getByRole('button', { name: 'Share', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await heard(page)).filter(({ name }) => name === 'claimed')).toEqual([])
})
