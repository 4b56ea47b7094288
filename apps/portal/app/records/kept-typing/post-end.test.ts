import { describe, expect, test } from 'vitest'
import { onPostEnd, wasSaved, type RouterState } from './post-end.ts'

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
    const told: boolean[] = []
    onPostEnd((isSaved) => told.push(isSaved), page)
    tell(stays)
    tell(on('submitting'))
    tell(on('loading'))
    tell(led('/actions/a1'))
    tell(led('/login'))
    expect(told).toEqual([true])
  })

  test('is not told of a press while another post is on its way', () => {
    const { page, tell } = router()
    page.state = on('submitting')
    const told: boolean[] = []
    onPostEnd((isSaved) => told.push(isSaved), page)
    tell(on('submitting'))
    tell(led('/actions/a1'))
    expect(told).toEqual([])
  })
})
