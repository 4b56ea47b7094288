import { expect, test, type Page } from '@playwright/test'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from './portal.ts'
import { startOwnPortal } from './own-portal.ts'

// Large files go in parts, and a cut costs a part (decision 0088). A network that fails is an error
// in the console, so this does not forbid them.

const partBytes = 8 * 1024 * 1024
const mega = 1024 * 1024

/** A file of that many bytes that begins as a PDF does, and its SHA-256. */
function madeFile(folder: string, byteSize: number) {
  const bytes = randomBytes(byteSize)
  bytes.write('%PDF-1.7')
  const path = join(folder, 'handbook.pdf')
  writeFileSync(path, bytes)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The numbers of the parts that this page sends, as they begin. */
function partsSent(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    sent += request.url().endsWith('/file-library-upload-part') ? 1 : 0
  })
  return () => sent
}

async function addFile(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return new URL(page.url()).pathname
}

async function send(page: Page, path: string): Promise<void> {
  await page.getByText('Add a version').click()
  await page.getByLabel('PDF, Word, Excel, text or picture').setInputFiles(path)
  await page.getByRole('button', { name: 'Add this version' }).click()
}

async function isWhole(page: Page, file: string, sha256: string): Promise<void> {
  await expect(page.getByRole('link', { name: 'Open version 1' })).toBeVisible({ timeout: 90_000 })
  const fileId = file.split('/').at(-1) ?? ''
  const read = await page.request.get(`/api/v1/file-library-version?fileId=${fileId}`)
  expect(
    createHash('sha256')
      .update(await read.body())
      .digest('hex'),
  ).toBe(sha256)
}

test(
  'a file goes on after a cut and after the page was loaded anew, and is what was sent',
  { tag: '@bench' },
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-parts-'))
    try {
      await signIn(page, 'admin', '/files/new')
      const file = await addFile(page, 'A handbook in parts')
      const made = madeFile(folder, 2 * partBytes + 5000)
      const sent = partsSent(page)
      // The second part finds no network, twice; then the page is loaded anew.
      let cuts = 0
      await page.route('**/file-library-upload-part', async (route) => {
        if (sent() >= 2 && cuts < 2) {
          cuts += 1
          await route.abort('connectionreset')
        } else if (cuts === 2) {
          await new Promise(() => undefined)
        } else {
          await route.continue()
        }
      })
      await send(page, made.path)
      await expect(page.getByText('There is no connection. It goes on by itself')).toBeVisible()
      await expect.poll(() => cuts).toBe(2)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      const again = partsSent(page)
      await send(page, made.path)
      await isWhole(page, file, made.sha256)
      // Of three parts the first was there.
      expect(again()).toBe(2)

      await page.goto('/files/new')
      await addFile(page, 'A program by another name')
      const program = join(folder, 'program.exe')
      writeFileSync(program, 'MZ\0\0')
      await send(page, program)
      await expect(page.getByRole('alert').getByText(/Please choose a PDF, a Word/)).toBeVisible()
      await expect(page.getByLabel('PDF, Word, Excel, text or picture')).not.toHaveValue('')
      const large = join(folder, 'large.pdf')
      writeFileSync(large, Buffer.alloc(200 * mega + 1, '%PDF-'))
      await page.getByLabel('PDF, Word, Excel, text or picture').setInputFiles(large)
      await page.getByRole('button', { name: 'Add this version' }).click()
      await expect(page.getByText('A file may have at most 200 MB.')).toBeVisible()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test(
  '200 MB survive a lost network, a killed server and a new page',
  { tag: '@bench' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    // Each of its steps takes seconds, and more on a busy machine.
    const patient = expect.configure({ timeout: 60_000 })
    const folder = mkdtempSync(join(tmpdir(), 'holdpoint-parts-'))
    const portal = await startOwnPortal(Number(process.env['HOLDPOINT_TEST_PORT'] ?? 4173) + 7, {
      HOLDPOINT_DEMO: '1',
    })
    const context = await browser.newContext({ baseURL: portal.address })
    try {
      const page = await context.newPage()
      await signIn(page, 'admin', '/files/new')
      const file = await addFile(page, 'A large handbook')
      const made = madeFile(folder, 200 * mega)
      const before = portal.mostMemory()
      const sent = partsSent(page)
      await send(page, made.path)

      await expect.poll(sent, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(4)
      await context.setOffline(true)
      await patient(page.getByText('There is no connection. It goes on by itself')).toBeVisible()
      await context.setOffline(false)

      await expect.poll(sent, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(9)
      const grown = portal.mostMemory() - before
      await portal.kill()
      await patient(page.getByText('There is no connection. It goes on by itself')).toBeVisible()
      await portal.restart()

      await expect.poll(sent, { intervals: [20], timeout: 60_000 }).toBeGreaterThan(14)
      await page.reload()
      const again = partsSent(page)
      const restarted = portal.mostMemory()
      await send(page, made.path)
      await isWhole(page, file, made.sha256)
      // Three cuts, and each cost at most the part that was on its way.
      expect(sent()).toBeLessThanOrEqual(25 + 3)
      expect(again()).toBeGreaterThan(0)
      const most = Math.max(grown, portal.mostMemory() - restarted)

      expect(most).toBeLessThan(160 * mega)
    } finally {
      await context.close()
      await portal.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
