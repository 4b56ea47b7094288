/* global document -- what is evaluated runs in the page */
import { pause, pick } from '../parts/random.mjs'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const choices = ['yes', 'no', 'na']

/** Answers questions at random until the browser is gone, entering each step before it is made. */
export async function typeAtRandom(page, { random, keys, ledger, round }) {
  const checks = keys.filter((key) => key.startsWith('a.') && key !== 'a.best_practice')
  try {
    for (let number = 1; ; number += 1) {
      if (random() < 0.5) {
        await choose(page, pick(random, checks), { random, ledger })
      } else {
        const notes = await openNotes(page)
        const name = pick(random, ['a.best_practice', ...notes])
        await typeInto(page, name, { random, ledger, word: `r${round}n${number}` })
      }
    }
  } catch {
    // The browser was killed.
  }
}

async function choose(page, name, { random, ledger }) {
  const others = choices.filter((value) => value !== ledger.last(name))
  const value = pick(random, others)
  const radio = page.locator(`input[name="${name}"][value="${value}"]`)
  ledger.give(name, value)
  await radio.check({ force: true, timeout: 5000 })
}

function openNotes(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[name^="n."]')]
      .filter((note) => note.checkVisibility())
      .map(({ name }) => name),
  )
}

/** A new text over the old one, letter by letter, no two of them alike. */
async function typeInto(page, name, { random, ledger, word }) {
  const text = `${word}-${Array.from({ length: 12 }, () => pick(random, [...letters])).join('')}`
  await page.locator(`[name="${name}"]`).focus({ timeout: 5000 })
  await page.keyboard.press('Control+a')
  for (let end = 1; end <= text.length; end += 1) {
    ledger.give(name, text.slice(0, end))
    await page.keyboard.press(text[end - 1])
    await pause(random() * 40)
  }
}
