/* global document, indexedDB, navigator -- what is evaluated runs in the page */
import { pause } from '../parts/random.mjs'

const waitMs = 60_000

/** Opens a form and waits until this device can keep what is typed into it. */
export async function openForm(page, origin, id) {
  await page.goto(`${origin}/my-form/fill-out/${id}`)
  await until('the form holds its place on the device', () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.some(({ name }) => name?.startsWith('holdpoint-form:'))
    }),
  )
}

/** How many records wait in this browser, whoever may read them. */
export function waitingRecords(page) {
  return page.evaluate(async () => {
    // Asking for it would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'holdpoint-device')) {
      return 0
    }
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('holdpoint-device')
      opening.onerror = () => reject(new Error('The database does not open.'))
      opening.onsuccess = () => {
        const database = opening.result
        const counting = database.transaction('unsent').objectStore('unsent').count()
        counting.onsuccess = () => {
          database.close()
          resolve(counting.result)
        }
      }
    })
  })
}

/** Whether the bar of the form says just this about the answers. */
export function says(page, words) {
  return page.evaluate((asked) => globalThis.saysNow(asked), words)
}

export const onDevice = 'Saved on this device, not sent yet'
export const onServer = 'Saved'
export const retrying = 'Not saved yet, trying again'

/** Waits for something, and says what was waited for when it does not come. */
export async function until(what, isSo, limitMs = waitMs) {
  const end = Date.now() + limitMs
  for (;;) {
    if (await isSo()) {
      return
    }
    if (Date.now() > end) {
      throw new Error(`Waited ${limitMs / 1000} s until ${what}.`)
    }
    await pause(50)
  }
}

/** What the controls of the form hold, by the names of its fields. */
export function fieldValues(page) {
  return page.evaluate(() => globalThis.fieldValues())
}

/** Gives every page of a context the eyes that the above look with. */
export async function withEyes(context) {
  await context.addInitScript(() => {
    globalThis.saysNow = (asked) =>
      [...document.querySelectorAll('[class*="_state_"] b')].some(
        ({ textContent }) => textContent === asked,
      )
    globalThis.fieldValues = () => {
      const values = {}
      for (const field of document.querySelectorAll('[name^="a."], [name^="n."]')) {
        if (field.type !== 'radio' || field.checked) {
          values[field.name] = field.value
        }
      }
      return values
    }
  })
}
