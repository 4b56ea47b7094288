import { isBeforeRequest } from './fault-proxy.mjs'
import { openForm, until } from './form-page.mjs'

const notSubmitted = 'Not submitted: the server cannot be reached.'
const unanswered = 'The server has not said whether the form is submitted.'
const again = 'No answer yet whether the form is submitted.'

/**
 * Presses Submit while its request is cut at a point, and again where the page asks for it, until
 * the page says that the form is submitted.
 */
export async function handIn({ proxy, page }, point, id) {
  await openForm(page, proxy.origin, id)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  const isShown = (words) => page.getByText(words).first().isVisible()
  // What is cut before it is a request can not be told apart; the save that goes first is hit too.
  const cut = await proxy.cut(point, isBeforeRequest(point) ? null : '/my-form-submit')
  await submit.click()
  await until(`the submit is cut ${point}`, cut.hasHappened)
  if (isBeforeRequest(point)) {
    await until(
      `the page tells of a submit cut ${point}`,
      async () => (await isShown(notSubmitted)) || (await isShown(again)),
    )
  }
  await proxy.mend()
  await until(`the form is submitted after a cut ${point}`, async () => {
    if ((await isShown(notSubmitted)) || (await isShown(unanswered))) {
      await submit.click({ timeout: 1000 }).catch(() => undefined)
    }
    return isShown('Form submitted.')
  })
  await page.waitForURL(/section=completed/)
}
