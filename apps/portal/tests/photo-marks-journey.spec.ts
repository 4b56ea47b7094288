import { crc32, deflateSync } from 'node:zlib'
import { axeAlong } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { apiOf } from './elsewhere.ts'
import { builtScripts, firstLoads, scriptAt } from './first-load.ts'
import { dialogOf } from './my-forms-entries.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A photo is marked, and a sketch drawn, where it is filled in: in a dialog with a script, on a page of its
// own without.
// This file runs with and without JavaScript.

/** A part of a PNG. */
function part(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.byteLength)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A black picture that is large enough to be drawn on. */
function photo() {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(400, 0)
  head.writeUInt32BE(300, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc((400 * 3 + 1) * 300))),
    part('IEND', Buffer.alloc(0)),
  ])
  return { name: 'flange.png', mimeType: 'image/png', buffer }
}

test(
  'a photo is marked, seen with its marks and without, and stays as it was',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'admin', '/places')
    const formId = await make(page, `Flanges ${Date.now()}`, [
      { key: 'flange', type: 'photo', label: { en: 'Flange' } },
    ])
    await publish(page, formId)
    const id = await start(page, formId)
    const marks = async () => {
      const { answers } = (await apiOf(page)('GET', `/my-form-detail?myFormId=${id}`)) as {
        answers: Record<string, { media?: { marked?: { marks: { kind: string }[] } }[] }>
      }
      return (answers['flange']?.media?.[0]?.marked?.marks ?? []).map(({ kind }) => kind)
    }

    await test.step('it is added', async () => {
      await page.goto(`/my-form/fill-out/${id}`)
      await isAlive(page)
      const flange = question(page, 'Flange')
      await flange.locator('input[type=file]').setInputFiles(photo())
      if (!isScripted) {
        await page.locator('button[value=save-exit]').click()
        await page.goto(`/my-form/fill-out/${id}`)
      }
      await expect(question(page, 'Flange').getByRole('link')).toBeVisible()
      await question(page, 'Flange').getByRole('button', { name: 'Mark photo 1' }).click()
    })

    if (isScripted) {
      const dialog = dialogOf(page, 'Mark photo 1: Flange')
      const surface = dialog.getByRole('application')

      await test.step('an arrow is drawn by a drag, and a pin by a press', async () => {
        const picture = await surface.locator('img').boundingBox()
        const { x = 0, y = 0, width = 0, height = 0 } = picture ?? {}
        await page.mouse.move(x + width * 0.2, y + height * 0.2)
        await page.mouse.down()
        await page.mouse.move(x + width * 0.6, y + height * 0.6, { steps: 4 })
        await page.mouse.up()
        await dialog.getByRole('radio', { name: 'Numbered pin' }).check()
        await surface.click({ position: { x: width / 2, y: height / 2 } })
        await dialog.getByLabel('Words beside it').fill('Drips')
        await expect(dialog.getByRole('button', { name: 'pin 1 “Drips”, red' })).toBeVisible()
        await looks()
      })

      await test.step('a box is added, moved and sized by keys, and one is removed', async () => {
        await dialog.getByRole('radio', { name: 'Box' }).check()
        await byKeys(page, dialog.getByRole('button', { name: 'Add in the middle' }))
        await surface.focus()
        for (const key of ['ArrowLeft', 'Shift+ArrowUp', '+']) {
          await page.keyboard.press(key)
        }
        await dialog.getByRole('button', { name: 'Remove arrow' }).click()
        await dialog.getByRole('button', { name: 'Undo' }).click()
        await dialog.getByRole('button', { name: 'Save marks' }).click()
        await expect(dialog).toBeHidden()
        await expect.poll(marks).toEqual(['arrow', 'pin', 'box'])
      })
      await page.goto(
        (await question(page, 'Flange').getByRole('link').getAttribute('href')) ?? '/',
      )
    } else {
      const picture = page.getByRole('button', { name: /press where the mark goes/ })

      await test.step('a press sets a pin, and two presses an arrow', async () => {
        await page.getByLabel('Words beside it').fill('Drips')
        await picture.click({ position: { x: 150, y: 75 } })
        await expect(page.getByRole('listitem').filter({ hasText: 'Drips' })).toContainText('pin 1')
        await page.getByRole('radio', { name: 'Arrow' }).check()
        await picture.click({ position: { x: 30, y: 30 } })
        await expect(page.getByText('Press the picture once more')).toBeVisible()
        await picture.click({ position: { x: 90, y: 90 } })
        await expect.poll(marks).toEqual(['pin', 'arrow'])
        await looks()
      })

      await test.step('a box is set by numbers, with keys alone, and one is removed', async () => {
        await page.getByRole('radio', { name: 'Box' }).check()
        for (const [name, percent] of [
          ['From the left, %', '10'],
          ['From above, %', '10'],
          ['To: from the left, %', '40'],
          ['To: from above, %', '101'],
        ] as const) {
          await page.getByLabel(name, { exact: true }).fill(percent)
        }
        await byKeys(page, page.getByRole('button', { name: 'Add this mark' }))
        await expect(page.getByText('Type numbers from 0 to 100.')).toBeVisible()
        await page.getByLabel('To: from above, %', { exact: true }).fill('40')
        await byKeys(page, page.getByRole('button', { name: 'Add this mark' }))
        await expect.poll(marks).toEqual(['pin', 'arrow', 'box'])
        await page.getByRole('button', { name: 'Remove arrow' }).click()
        await expect.poll(marks).toEqual(['pin', 'box'])
      })
    }

    await test.step('it is seen without its marks', async () => {
      await page.getByRole('link', { name: 'Without marks' }).click()
      await expect(page.getByText(/^This is the photo as it was taken/)).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'With marks' }).click()
      await expect(page.getByRole('link', { name: 'Without marks' })).toBeVisible()
    })
  },
)

test('what draws is loaded once somebody draws', () => {
  const form = firstLoads().find(({ route }) => route.includes('my-form.fill-out'))
  expect(form?.scripts.length).toBeGreaterThan(0)
  const drawing = builtScripts().filter((address) => /role:"application"/.test(scriptAt(address)))
  expect(drawing).toHaveLength(1)
  expect(form?.scripts.filter((address) => drawing.includes(address))).toEqual([])
})

test(
  'a sketch is drawn, kept with the answers, and read',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'admin', '/places')
    const formId = await make(page, `Spills ${Date.now()}`, [
      { key: 'scene', type: 'sketch', label: { en: 'The scene' }, background: 'body' },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`
    const scene = question(page, 'The scene')
    await page.goto(here)
    await isAlive(page)
    await expect(scene).toContainText('Nothing is drawn yet.')
    const draw = scene.getByRole('button', { name: 'Draw' })
    expect((await draw.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await draw.click()
    if (isScripted) {
      const dialog = dialogOf(page, 'Draw: The scene')
      await dialog.getByRole('radio', { name: 'Line by hand' }).check()
      const picture = await dialog.getByRole('application').locator('img').boundingBox()
      const { x = 0, y = 0, width = 0, height = 0 } = picture ?? {}
      await page.mouse.move(x + width * 0.33, y + height * 0.4)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.35, y + height * 0.5, { steps: 6 })
      await page.mouse.up()
      await dialog.getByLabel('Words beside it').fill('Burn')
      await looks()
      await dialog.getByRole('button', { name: 'Keep this sketch' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
    } else {
      await page.getByLabel('Words beside it').fill('Burn')
      await page
        .getByRole('button', { name: /Press where the mark goes/ })
        .click({ position: { x: 102, y: 100 } })
      await expect(page.getByRole('listitem').filter({ hasText: 'Burn' })).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'Back to the form' }).click()
    }
    await page.goto(here)
    await isAlive(page)
    let told = `1 mark: ${isScripted ? 'line' : 'pin 1'} “Burn” (front, left arm)`
    await expect(scene).toContainText(told)
    await looks()
    if (isScripted) {
      await test.step('what is drawn elsewhere meanwhile is not drawn over unasked', async () => {
        await scene.getByRole('button', { name: 'Change this sketch' }).click()
        const dialog = dialogOf(page, 'Draw: The scene')
        await dialog.getByRole('button', { name: 'Add in the middle' }).click()
        const value =
          '[{"kind":"pin","points":[[0.34,0.45]],"colour":"red","number":1,"text":"Theirs"}]'
        await apiOf(page)('POST', '/my-form-fill', {
          ...{ myFormId: here.slice(here.lastIndexOf('/') + 1) },
          changes: [{ key: 'scene', value }],
        })
        // The page reads itself anew, as it does once it has what an earlier visit left.
        await page.evaluate(() => window.__remixRouter.revalidate())
        await expect(scene).toContainText('pin 1 “Theirs”')
        await dialog.getByRole('button', { name: 'Keep this sketch' }).click()
        await expect(dialog.getByRole('alert')).toContainText('Not kept: this sketch was changed')
        page.once('dialog', (asked) => void asked.accept())
        await dialog.getByRole('button', { name: 'Close' }).click()
        await expect(dialog).toBeHidden()
        told = '1 mark: pin 1 “Theirs” (front, left arm)'
        await expect(scene).toContainText(told)
      })
    }
    await question(page, 'What was seen').getByRole('textbox').fill('A burn')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Form submitted.')).toBeVisible()
    await page.goto(here)
    await expect(page.getByText(told)).toBeVisible()
    await looks()
  },
)
