import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startValue } from '../../my-forms/fill-menu/fill-menu.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let page: TestPage
let employee: TestPerson

beforeAll(async () => {
  page = await openTestPage()
  employee = await page.signedIn('employee')
})
afterAll(() => page.entry.close())

async function home() {
  return loader(await page.arriving(employee, '/'))
}

async function start(form: string) {
  const { formKey } = await home()
  const body = new URLSearchParams({ intent: 'start', form, [formKeyField]: formKey })
  return action(await page.arriving(employee, '/?index', { method: 'POST', body }))
}

describe('the first page', () => {
  test('sends nobody to sign in', async () => {
    const arrived = await page.arriving({ ...employee, token: 'x'.repeat(43) }, '/')
    const thrown: unknown = await loader(arrived).catch((answer: unknown) => answer)
    expect((thrown as Response).headers.get('Location')).toBe('/login')
  })

  test('says where somebody works, what waits for them and what they may fill', async () => {
    const { crew, waiting, forms } = await home()
    expect(crew).toBe('F-01 Red')
    expect(waiting.map(({ kind }) => kind)).toContain('drafts')
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.length).toBeLessThanOrEqual(6)
  })

  test('starts a form by one press', async () => {
    const [form] = (await home()).forms
    const answer = await start(form ? startValue(form) : '')
    expect((answer as Response).headers.get('Location')).toMatch(/^\/my-form\/fill-out\/\w+$/)
  })

  test('says so where the form has another version by now, and where none was chosen', async () => {
    const [form] = (await home()).forms
    const stale = await start(form ? startValue({ ...form, version: form.version + 1 }) : '')
    expect(stale).toMatchObject({ data: { intent: 'start' }, init: { status: 409 } })
    const none = (await start('')) as Response
    expect(none.headers.get('Location')).toBe('/')
  })
})
