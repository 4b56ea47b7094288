/* global document -- what is evaluated runs in the page */
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { call, password } from '../parts/portal.mjs'
import { eyes } from './eyes.mjs'
import { keys } from './person.mjs'
import { beginForm, fillOut } from './walkaround.mjs'

const completed = '/my-forms?section=completed&selectedStartDate=none'

/** What a person does in the portal, in this order; each begins at an address of its own. */
export const journeys = {
  async 'sign in'(person) {
    await person.browser.goto(`${person.origin}/login?to=/my-forms`)
    await person.write({ role: 'field', name: 'Work email' }, 'employee@holdpoint.example')
    await person.write({ role: 'field', name: 'Password' }, password)
    await person.press({ role: 'button', name: 'Sign in' })
    await person.arrives(/^\/my-forms/)
  },

  async 'three tabs'(person) {
    await open(person, completed)
    for (const [tab, section] of [
      ['Signature', /section=signature/],
      ['In Progress', /section=ongoing/],
      ['Completed', /section=completed/],
    ]) {
      await person.press({ role: 'link', name: tab, within: 'main nav, main [class*=tabs]' })
      await person.arrives(section)
      await person.sees(tab)
    }
  },

  async 'open a row'(person) {
    for (const width of [1280, 768, 360]) {
      await person.browser.resize(width, 800)
      for (const row of [0, 3]) {
        await open(person, completed)
        await openRow(person, row)
      }
    }
  },

  async 'row menu'(person) {
    await open(person, completed)
    for (const [row, item, title] of [
      [1, 'Info', 'Form info'],
      [4, 'Comments', 'Comments'],
    ]) {
      const within = `main tbody tr:nth-child(${row})`
      await person.press({ role: 'menu', within, name: 'More' })
      await person.press({ role: 'link', within, name: item })
      await person.sights({ role: 'heading', name: title, within: ':modal' })
      await person.key(keys.escape)
      await person.misses({ role: 'heading', name: title })
    }
  },

  async filters(person) {
    await open(person, completed)
    const before = await person.look(() => document.querySelector('main tbody')?.innerText)
    await person.press({ role: 'link', name: 'Filters' })
    await person.choose({ role: 'tick', name: 'Elevated' })
    await chooseOption(person, { role: '[role=combobox]', name: 'Form type' }, 'Inspection')
    await person.press({ role: 'button', name: 'Show forms' })
    await person.sights({ role: 'link', name: 'Remove Elevated' })
    await person.arrives(/elevatedSelected=true/)
    await person.until('the rows stay', async () => {
      const now = await person.look(() => document.querySelector('main tbody')?.innerText)
      return now !== undefined && now !== before
    })
    await person.press({ role: 'link', name: 'Remove Elevated' })
    await person.misses({ role: 'link', name: 'Remove Elevated' })
  },

  async 'fill out with photo and signature, submit'(person, { photo }) {
    const address = await fillOut(person, photo)
    await person.browser.goto(`${person.origin}${address}`)
    await person.sees('Liner torn at the north corner')
    await person.sights({ role: 'img', name: 'Photo 1' })
  },

  async comment(person) {
    await open(person, completed)
    const link = { role: 'link', within: 'main tbody tr:nth-child(2) td:nth-last-child(2)' }
    const [, before = '0'] = /(\d+) comment/.exec(await person.look(eyes.wordsOf, link)) ?? []
    await person.press(link)
    const text = `Seen in ${person.browser.name} by ${person.hand}`
    await person.write({ role: 'textarea', name: 'Comment' }, text)
    await person.press({ role: 'button', name: 'Add comment' })
    await person.sees(text)
    // Kept by then: the box, which is as high as what is in it, is at rest.
    await person.sees('Edit')
    await person.press({ role: 'link', name: 'Close' })
    await person.sights({ ...link, name: `${Number(before) + 1} comment` })
  },

  async share(person) {
    await open(person, `${completed}&selectedStatus=complete`)
    const within = 'main tbody tr:nth-child(1)'
    await person.press({ role: 'menu', within, name: 'More' })
    await person.press({ role: 'link', within, name: 'Share' })
    const field = { role: '[role=combobox]', name: 'Employee name' }
    // Nobody is told twice: the other hand shares with somebody else.
    const [name, words] =
      person.hand === 'mouse' ? ['Noor', 'admin@holdpoint'] : ['Priyanka', 'reviewer@holdpoint']
    await chooseOption(person, field, name, words)
    await person.sights({ role: 'link', name: 'Remove ' })
    await person.press({ role: 'button', name: 'Share' })
    await person.sees('Shared with')
  },

  async Excel(person, { downloads }) {
    await open(person, completed)
    // WebKit writes over a file of the same name.
    const begun = Date.now()
    const isNew = (file) =>
      statSync(join(downloads, file)).mtimeMs > begun &&
      readFileSync(join(downloads, file)).toString('latin1', 0, 2) === 'PK'
    await person.press({ role: 'menu', name: 'More for this list' })
    await person.press({ role: 'link', name: 'Excel' })
    await person.sees('File downloaded successfully.')
    // A browser makes the file's name first, and writes into it or beside it.
    await person.until('no workbook comes', () => workbooks(downloads).some((file) => isNew(file)))
  },

  async 'a row that others change'(person, { token }) {
    const address = await beginForm(person)
    const id = address.split(/[/?]/)[3]
    await open(person, '/my-forms?section=ongoing')
    const within = `main tbody tr:has(a[href*="${id}"])`
    const times = []
    for (const count of [1, 2, 3, 4, 5]) {
      // Long enough for a stream to be open, and for the page to be at rest between two news.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await call(person.origin, 'POST', '/my-form-comments', {
        ...{ token, idempotencyKey: randomUUID() },
        body: { myFormId: id, comment: `From elsewhere, ${count}` },
      })
      const name = `${count} comment`
      const { ms } = await person.until(`"${name}" does not show`, () =>
        person.look(eyes.isThere, { role: 'link', within, name }),
      )
      times.push(ms)
    }
    return `seen after ${times.join(', ')} ms`
  },
}

async function open(person, path) {
  await person.browser.goto(`${person.origin}${path}`)
  await person.sights({ role: 'main tbody tr' })
}

/** Presses a row where it has no words, and is where its own link leads. */
async function openRow(person, index) {
  const row = `main tbody tr:nth-child(${index + 1})`
  const leadsTo = await person.look(
    (selector) => document.querySelector(selector).getAttribute('href'),
    `${row} td a`,
  )
  if (person.hand === 'mouse') {
    const { x, y } = await person.look(middleOf, `${row} td:nth-child(2)`)
    await person.pressAt(x, y)
  } else {
    await person.press({ role: `${row} td a` })
  }
  await person.until(
    `the row does not lead to ${leadsTo}`,
    async () => {
      const now = await person.look(eyes.address)
      return now?.split('?')[0] === leadsTo.split('?')[0]
    },
    8000,
  )
}

function middleOf(selector) {
  const cell = document.querySelector(selector)
  cell.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = cell.getBoundingClientRect()
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height - 4) }
}

/** One of a list that opens while one types. */
async function chooseOption(person, field, name, words = name) {
  await person.write(field, words)
  await person.sights({ role: 'option', name })
  if (person.hand === 'mouse') {
    await person.press({ role: 'option', name })
  } else {
    await person.key(keys.down)
    await person.key(keys.enter)
  }
}

function workbooks(folder) {
  return readdirSync(folder).filter((file) => file.endsWith('.xlsx'))
}
