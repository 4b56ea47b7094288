import type { Page } from '@playwright/test'

/**
 * Thanks somebody for a form of theirs, in the name of whoever is signed in on a page: for one that
 * both may read, because nobody is told of what they may not.
 */
export async function thank(
  thanker: Page,
  { receiver, email }: { receiver: Page; email: string },
): Promise<void> {
  const forms = await dataOf(receiver, 'my-form?section=completed&startDate=none&pLimit=20')
  const [person] = await dataOf(thanker, `person-search?search=${encodeURIComponent(email)}`)
  for (const { id: myFormId } of forms) {
    const answer = await thanker.request.post('/api/v1/my-form-kudos', {
      data: { myFormId, category: 'Good catch', personIds: [person?.personId] },
      headers: { Origin: new URL(thanker.url()).origin },
    })
    if (answer.ok()) {
      return
    }
  }
  throw new Error('There is no form that both may read.')
}

async function dataOf(page: Page, path: string): Promise<{ id: string; personId: string }[]> {
  const answer = await page.request.get(`/api/v1/${path}`)
  return ((await answer.json()) as { content: { data: never } }).content.data
}
