import { type Locator, type Page, expect, test } from '@playwright/test'
import { forms, stage } from './stage.ts'

// A page from right to left may still hold English: its sentences end where English ends, and stand
// on the side where that page begins.

/** Where the last letter of the words ends, and where the words begin and end, in the box. */
async function wordsIn(node: Locator) {
  return node.evaluate((box) => {
    const all = document.createRange()
    all.selectNodeContents(box)
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) {
      if (walk.currentNode instanceof Text && walk.currentNode.data.trim()) {
        texts.push(walk.currentNode)
      }
    }
    const text = texts.at(-1)
    const end = document.createRange()
    end.setStart(text ?? box, (text?.length ?? 1) - 1)
    end.setEnd(text ?? box, text?.length ?? 1)
    const [words, last] = [all.getBoundingClientRect(), end.getBoundingClientRect()]
    return { left: words.left, right: words.right, last: last.right }
  })
}

/** English as English: its last sign is its rightmost. */
async function expectEnglish(node: Locator): Promise<void> {
  const { right, last } = await wordsIn(node)
  expect(Math.abs(right - last), await node.innerText()).toBeLessThan(1)
}

/** The words begin on the side where those above them begin: on the right. */
async function expectBelow(words: Locator, above: Locator): Promise<void> {
  const [one, other] = [await wordsIn(words), await wordsIn(above)]
  expect(Math.abs(one.right - other.right), await words.innerText()).toBeLessThan(2)
}

for (const form of forms) {
  const show = (page: Page, widget: string) => stage(page, widget, { form, direction: 'rtl' })

  test(`a comment as ${form} stands beside its author, and its counter at the other end`, async ({
    page,
  }) => {
    await show(page, 'comment-thread')
    const words = page.getByText('Words of c1.')
    await expectEnglish(words)
    await expectBelow(words, page.getByText('Kim Olsen'))
    const counter = page.getByText('0 of 100 characters')
    await expectEnglish(counter)
    const field = await page.getByRole('textbox').boundingBox()
    expect(Math.abs((await wordsIn(counter)).left - (field?.x ?? 0))).toBeLessThan(2)
  })

  test(`a question, a toast and the overlay as ${form} end with their own signs`, async ({
    page,
  }) => {
    await show(page, 'confirm-dialog')
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByText(/^Are you sure/)
    await expectEnglish(question)
    await expectBelow(question, page.getByText('Warning'))
    await show(page, 'toast')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectEnglish(page.locator('.hp-toast-text'))
    await expectBelow(page.locator('.hp-toast-text'), page.locator('.hp-toast-title'))
    await show(page, 'processing-overlay')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectEnglish(page.locator('.hp-processing-overlay-words'))
  })
}
