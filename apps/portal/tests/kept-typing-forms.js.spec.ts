import type { Locator, Page } from '@playwright/test'
import { modulePages, openModulePage, type ModulePage } from './module-pages.ts'
import { arriveAs, expect, test } from './portal.ts'

// Every form of a record is put back by a post that its own action answers (decision 0155): each is
// asked whether it comes back as it was typed.

/** The forms of a page that keep what is typed, by what they all begin with; those of a dialog alone. */
async function formsOf(page: Page): Promise<Locator[]> {
  const forms = 'form[id]:has(> button.visually-hidden[name="intent"])'
  const asked = page.locator(`dialog ${forms}, [role="dialog"] ${forms}`)
  return (await asked.count()) > 0 ? asked.all() : page.locator(forms).all()
}

const marker = 'typed and put back'

/** Posts a form as it is put back, with words of its own in its first text; answers what came of it. */
function postBack(form: Locator) {
  return form.evaluate(async (element: HTMLFormElement, words: string) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(element)) {
      if (typeof value === 'string') {
        fields.append(name, value)
      }
    }
    const text = element.querySelector<HTMLInputElement>('textarea, [type="text"]')
    if (text !== null) {
      fields.set(text.name, words)
    }
    fields.append('intent', element.querySelector('button')?.value ?? '')
    fields.append('__intent__', JSON.stringify({ type: 'update', payload: {} }))
    const { pathname, search } = window.location
    const address = element.getAttribute('action') ?? `${pathname}${search}`
    const answer = await fetch(address, { method: 'POST', body: fields, redirect: 'manual' })
    const drawn = await answer.text()
    return {
      ...{ id: element.id, status: answer.status },
      isDrawn: drawn.includes(`id="${element.id}"`),
      isTyped: text === null || drawn.includes(words),
    }
  }, marker)
}

const anyDay = 'selectedFilterId=none&selectedStartDate=none'
const drafts = `/jsa?section=all&selectedStatus=draft&${anyDay}`
const reviewed = `/review-form?section=all&${anyDay}`
const severalOf = (path: string) => `/actions/several?myFormId=${path.split('/').at(-1) ?? ''}`
const failed = `/review-form?section=all&sortField=score&sortDirection=asc&${anyDay}`
const builder = '/manage-forms/edit?formId=treating_iron'
const jsaPage = (page: string) => (path: string) =>
  `/jsa/manage-jsa/${page}?id=${path.split('/').at(-1) ?? ''}`
const investigated = `/sqr?section=all&selectedPhase=investigating,verifying,approval&${anyDay}`
const lineOf = (path: string) => `/sqr/line?sqrId=${path.split('/').at(-1) ?? ''}&part=timeline`

/** Where further forms are, beside those of all places. */
const furtherPages: readonly ModulePage[] = [
  { name: 'jsa-edit', who: 'admin', at: drafts, record: jsaPage('edit') },
  { name: 'jsa-hazard', who: 'admin', at: drafts, record: jsaPage('hazard') },
  { name: 'jsa-library', who: 'admin', at: drafts, record: jsaPage('library') },
  { name: 'jsa-crew-form', who: 'admin', at: drafts, record: jsaPage('crew') },
  { name: 'jsa-share', who: 'admin', at: drafts, record: '?dialog=share' },
  { name: 'sqr-line', who: 'admin', at: investigated, record: lineOf },
  { name: 'review-access', who: 'admin', at: reviewed, record: '?tab=5' },
  { name: 'review-elevated', who: 'admin', at: reviewed, record: '?tab=3' },
  { name: 'several-actions', who: 'admin', at: failed, record: severalOf },
  { name: 'person-edit', who: 'admin', at: '/employees-and-permissions', record: '/edit' },
  { name: 'topic-edit', who: 'admin', at: `/topics?${anyDay}`, record: '/edit' },
  { name: 'topic-access', who: 'admin', at: `/topics?${anyDay}`, record: '/access' },
  { name: 'notify-rule', who: 'admin', at: '/settings/notify/action_raised' },
  { name: 'builder-form', who: 'admin', at: `${builder}&part=form` },
  { name: 'builder-json', who: 'admin', at: `${builder}&part=json` },
  { name: 'builder-section', who: 'admin', at: `${builder}&add=section` },
  { name: 'builder-insert', who: 'admin', at: `${builder}&add=insert&from=incident_report` },
]

const formPages = [...modulePages, ...furtherPages]

for (const who of new Set(formPages.map((one) => one.who))) {
  test(
    `every form that ${who} finds comes back as it was typed`,
    { tag: '@bench' },
    async ({ page }) => {
      test.setTimeout(600_000)
      await arriveAs(page, who)
      const came: ({ page: string } & Awaited<ReturnType<typeof postBack>>)[] = []
      for (const one of formPages.filter((each) => each.who === who)) {
        await openModulePage(page, one)
        const forms = await formsOf(page)
        expect.soft(forms.length > 0 || !furtherPages.includes(one), one.name).toBe(true)
        for (const form of forms) {
          came.push({ page: one.name, ...(await postBack(form)) })
        }
      }
      const isWhole = (one: (typeof came)[number]) => one.status < 500 && one.isDrawn && one.isTyped
      expect(came.filter((one) => !isWhole(one))).toEqual([])
    },
  )
}
