import { describe, expect, test } from 'vitest'
import { onPostEnd, wasSaved, type PostEnd, type RouterState } from './post-end.ts'

const form = { key: 'k1', pathname: '/actions/new', search: '', state: null }
const stays: RouterState = {
  navigation: { state: 'idle' },
  location: form,
  errors: null,
  actionData: null,
  loaderData: { root: { toast: null } },
}
const led = (pathname: string, tone = 'success'): RouterState => ({
  ...stays,
  location: { key: 'k2', pathname, search: '', state: { _isRedirect: true } },
  loaderData: { root: { toast: { tone } } },
})
const answered = (answer: unknown, pathname = form.pathname): RouterState => ({
  ...stays,
  location: { ...form, key: 'k2', pathname },
  actionData: { 'routes/x': answer },
})

describe('a form was saved', () => {
  test.each([
    ['its post led on', led('/actions/a1')],
    ['its post led back to itself', led(form.pathname)],
    ['its page answered what was done', answered({ changed: {} })],
  ])('where %s', (_where, state) => expect(wasSaved(form, state)).toBe(true))

  test.each([
    ['its session had ended', led('/login')],
    ['it was not open to the person any more', led('/no-access')],
    ['the page that it led to says that it failed', led('/actions/a1', 'error')],
    ['it led back to itself and said nothing', { ...led(form.pathname), loaderData: {} }],
    ['it came back', answered({ lastResult: { status: 'error' } })],
    ['the page said why not', answered({ intent: 'save', problem: 'No network.' })],
    ['the page failed', { ...stays, errors: { root: new Error('x') } }],
    ['somebody went elsewhere meanwhile', answered({ changed: {} }, '/home')],
    ['nothing was answered', stays],
  ])('not where %s', (_where, state) => expect(wasSaved(form, state)).toBe(false))
})

describe('the end of a post', () => {
  function router() {
    const listeners = new Set<(state: RouterState) => void>()
    const page = {
      state: stays,
      subscribe(listener: (state: RouterState) => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    return { page, tell: (state: RouterState) => listeners.forEach((listener) => listener(state)) }
  }
  const on = (state: 'submitting' | 'loading') => ({ ...stays, navigation: { state } })

  test('is told once, and not before the post has begun', () => {
    const { page, tell } = router()
    const told: PostEnd[] = []
    onPostEnd((end) => told.push(end), page)
    tell(stays)
    tell(on('submitting'))
    tell(on('loading'))
    tell(led('/actions/a1'))
    tell(led('/login'))
    expect(told).toEqual([{ isSaved: true, isHere: false }])
  })

  test('is not that of a press while another post is on its way, which posts nothing', () => {
    const { page, tell } = router()
    const told: string[] = []
    expect(onPostEnd(({ isSaved }) => told.push(`first ${isSaved}`), page)).toBeDefined()
    page.state = on('submitting')
    tell(page.state)
    expect(onPostEnd(() => told.push('second'), page)).toBeUndefined()
    tell(led('/actions/a1'))
    expect(told).toEqual(['first true'])
  })

  test('is told of a press while a page is loaded, which does post', () => {
    const { page, tell } = router()
    page.state = on('loading')
    const told: PostEnd[] = []
    onPostEnd((end) => told.push(end), page)
    tell(on('submitting'))
    tell(answered({ changed: {} }))
    expect(told).toEqual([{ isSaved: true, isHere: true }])
  })
})
