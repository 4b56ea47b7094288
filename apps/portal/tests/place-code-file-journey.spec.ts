import { axeAlong } from './axe.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A form asks where something is, for the code on its label, and for its papers: it is filled out,
// handed in and read. This file runs with and without JavaScript.

/** A camera that shows a drawing, and a browser that reads what the test says is in sight. */
const camera = `
  window.tracks = []
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    setInterval(() => pen.fillRect(0, 0, 10 + Math.random(), 10), 50)
    const stream = canvas.captureStream(10)
    window.tracks.push(...stream.getTracks())
    return stream
  }
  window.BarcodeDetector = class {
    async detect() {
      return window.inSight === undefined ? [] : [{ rawValue: window.inSight }]
    }
  }
`
const chart = {
  name: 'Load chart.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 the load chart of a crane'),
}

test(
  'a place, a code and papers are given, and read',
  { tag: '@scriptless' },
  async ({ page, context, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const submit = () => page.getByRole('button', { name: 'Submit' }).click()
    const saved = () => expect(page.getByText(/^Saved/).first()).toBeVisible()
    await page.addInitScript({ content: camera })
    await signIn(page, 'admin', '/places')
    const formId = await make(page, `Crane papers ${Date.now()}`, [
      { key: 'spot', type: 'location', label: { en: 'Where it stands' }, required: true },
      { key: 'tag', type: 'barcode', label: { en: 'Its label' }, required: true },
      { key: 'papers', type: 'file', label: { en: 'Its papers' }, required: true },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`
    const [spot, tag, papers] = [
      question(page, 'Where it stands'),
      question(page, 'Its label'),
      question(page, 'Its papers'),
    ]

    await test.step('without them it is not handed in, and what is no place is said', async () => {
      await page.goto(here)
      await isAlive(page)
      await question(page, 'What was seen').getByRole('textbox').first().fill('The crane')
      await spot.getByRole('textbox').fill('by the blender')
      await submit()
      await expect(spot).toContainText('Enter two numbers, north first')
      await expect(spot.getByRole('textbox')).toHaveValue('by the blender')
      await looks()
    })

    await test.step('a place is read from the device once it may be, or typed', async () => {
      const field = spot.getByRole('textbox')
      if (isScripted) {
        await field.fill('')
        const button = spot.getByRole('button', { name: 'Use where I am' })
        await button.click()
        await expect(spot.getByRole('alert').first()).toContainText('may not say where you are')
        await context.grantPermissions(['geolocation'])
        await context.setGeolocation({ latitude: 61.2181, longitude: -149.9003, accuracy: 12 })
        await button.click()
        await expect(field).toHaveValue('61.21810,-149.90030,12')
        await expect(spot).toContainText('Found: 61.21810, -149.90030 (within 12 m).')
      } else {
        await expect(spot.getByRole('button')).toHaveCount(0)
        await field.fill('61.2181 N, 149.9003 W, 12 m')
      }
    })

    await test.step('a scanner types a code and presses Enter, which hands nothing in', async () => {
      const field = tag.getByRole('textbox')
      await field.fill('CRN-01')
      await field.press('Enter')
      await isAlive(page)
      await expect(page).toHaveURL(new RegExp(here))
      await expect(tag.getByRole('textbox')).toHaveValue('CRN-01')
      if (isScripted) {
        await saved()
        const dialog = page.getByRole('dialog', { name: 'Scan a code' })
        const ends = () => page.evaluate('window.tracks.map(({ readyState }) => readyState)')
        await tag.getByRole('button', { name: 'Scan' }).click()
        await expect(dialog).toContainText('Hold the code in front of the camera.')
        await looks()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        expect(await ends()).toEqual(['ended'])
        await tag.getByRole('button', { name: 'Scan' }).click()
        await page.evaluate('window.inSight = "CRN-02"')
        await expect(dialog).toBeHidden()
        await expect(tag.getByRole('textbox')).toHaveValue('CRN-02')
        expect(await ends()).toEqual(['ended', 'ended'])
      }
    })

    await test.step('papers are added by name and size, and one is taken off', async () => {
      const field = papers.locator('input[type=file]')
      await field.setInputFiles([chart, { ...chart, name: 'Old chart.pdf' }])
      if (!isScripted) {
        await tag.getByRole('textbox').press('Enter')
      }
      await expect(papers.getByRole('link', { name: 'Old chart.pdf' })).toBeVisible()
      await papers.getByRole('button', { name: 'Remove Old chart.pdf' }).click()
      await expect(papers.getByRole('link')).toHaveText(['Load chart.pdf'])
      await expect(papers).toContainText('1 KB')
      await looks()
    })

    await test.step('it is handed in, and read; the papers are saved and not shown', async () => {
      await submit()
      await expect(toast(page, 'Form submitted.')).toBeVisible()
      await page.goto(here)
      await expect(spot).toContainText('61.21810, -149.90030 (within 12 m)')
      await expect(tag).toContainText(isScripted ? 'CRN-02' : 'CRN-01')
      const link = papers.getByRole('link', { name: 'Load chart.pdf' })
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-disposition']).toMatch(/^attachment; /)
      expect((await file.body()).toString()).toBe(chart.buffer.toString())
      await looks()
    })
  },
)

test(
  'choices are put in order, and how long it took is said in hours and minutes',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'admin', '/places')
    const choices = ['Hoses', 'Iron', 'Pumps'].map((name) => ({
      ...{ value: name.toLowerCase(), label: { en: name } },
    }))
    const formId = await make(page, `After the job ${Date.now()}`, [
      { key: 'order', type: 'rank', label: { en: 'What comes first' }, choices },
      { key: 'took', type: 'duration', label: { en: 'Time taken' } },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`
    const [order, took] = [question(page, 'What comes first'), question(page, 'Time taken')]
    await page.goto(here)
    await isAlive(page)
    await took.getByLabel('Hours').fill('1')
    await took.getByLabel('Minutes').fill('30')
    if (isScripted) {
      await expect(order.getByRole('combobox')).toHaveCount(0)
      const up = order.getByRole('button', { name: 'Move Pumps up' })
      expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await up.press('Enter')
      // The row moves, and the keyboard stays on its button.
      await expect(up).toBeFocused()
      await up.press('Enter')
      await expect(order.getByRole('status')).toHaveText('Pumps is 1 of 3.')
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
    } else {
      for (const [name, place] of [
        ['Pumps', '1'],
        ['Hoses', '2'],
        ['Iron', '3'],
      ] as const) {
        await order.getByRole('combobox', { name: `Place of ${name}` }).selectOption(place)
      }
      await took.getByLabel('Minutes').press('Enter')
    }
    await isAlive(page)
    await looks()
    await page.goto(here)
    await isAlive(page)
    await expect(order.getByRole('listitem')).toContainText(['Pumps', 'Hoses', 'Iron'])
    await expect(took.getByLabel('Minutes')).toHaveValue('30')
  },
)
