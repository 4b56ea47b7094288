import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { tsxArguments } from '../../tooling/bootstrap/tsx.mjs'
import { call, repository } from '../parts/portal.mjs'
import { answered, keyOf, largeAnswers, largeForm } from './large-form.mjs'

const keyPauseMs = 120

/** A folder with the demo world and the large form in it. */
export function withLargeForm(dataDir) {
  run([join(repository, 'tooling/seed.mjs')], { HOLDPOINT_DATA_DIR: dataDir })
  return placeLargeForm(dataDir)
}

/** Publishes the large form in the embedded database of a folder, or in that of DATABASE_URL. */
export function placeLargeForm(dataDir) {
  const placing = join(repository, 'bench/typing/place-form.mjs')
  run([...tsxArguments('packages/server'), placing, dataDir])
  return dataDir
}

function run(args, env = {}) {
  const done = spawnSync(process.execPath, args, {
    ...{ cwd: repository, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  })
  if (done.status !== 0) {
    throw new Error(`${args.at(-1)} ended with ${done.status ?? done.error?.message}.`)
  }
}

/** The large form, answered and handed in, 30 of its 250 answers failed; answers the id of the entry. */
export async function handInLargeForm(origin, token) {
  const { id, post } = await begin(origin, token)
  await post('/my-form-fill', { myFormId: id, changes: largeAnswers() })
  await post('/my-form-submit', { myFormId: id })
  return id
}

async function begin(origin, token) {
  const post = (path, body) =>
    call(origin, 'POST', path, { token, body, idempotencyKey: randomUUID() })
  const { id } = await post('/my-form', { formId: largeForm.key })
  return { id, post }
}

/** The large form, half of it answered; answers the id of the entry. */
export async function startLargeForm(origin, token) {
  const { id, post } = await begin(origin, token)
  const given = largeForm.items.slice(0, 5).flatMap(({ items }) => items)
  const changes = given.map(({ key, type }) => ({ key, value: answered[type], note: '' }))
  await post('/my-form-fill', { myFormId: id, changes })
  return id
}

/** What is done in the form: each key and each click is an interaction of its own. */
export async function fillSome(page) {
  const field = (part, place) => page.locator(`[id="a-${keyOf(part, place)}"]`)
  const write = async (target, text) => {
    await target.focus()
    await page.keyboard.type(text, { delay: keyPauseMs })
  }
  await write(field(1, 1), 'guard in place')
  await write(field(5, 12), 'two bolts short')
  await write(field(9, 14), '345.5')
  for (const part of [2, 6, 10]) {
    await choose(page, keyOf(part, 3), 'yes')
    await choose(page, keyOf(part, 5), 'no')
  }
  await write(page.locator(`[id="n-${keyOf(10, 5)}"]`), 'pin is bent')
  const door = page.locator(`[id="q-${keyOf(4, 4)}"] input[type="checkbox"]`)
  await door.focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(1500)
}

async function choose(page, key, value) {
  await page.locator(`[id="q-${key}"] label`, { has: page.locator(`[value="${value}"]`) }).click()
  await page.waitForTimeout(4 * keyPauseMs)
}
