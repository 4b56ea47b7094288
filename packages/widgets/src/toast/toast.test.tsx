import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Toast, createToasts } from './index.ts'
import { durationOf } from './toast-clock.ts'

describe('createToasts', () => {
  test('shows in order, replaces by id and tells of each change', () => {
    const toasts = createToasts()
    const told: number[] = []
    const stop = toasts.subscribe(() => told.push(toasts.all().length))
    const first = toasts.show({ text: 'One' })
    toasts.show({ id: 'own', text: 'Two' })
    toasts.show({ id: 'own', text: 'Three' })
    expect(toasts.all().map(({ text }) => text)).toEqual(['One', 'Three'])
    toasts.dismiss(first)
    stop()
    toasts.dismiss()
    expect(toasts.all()).toEqual([])
    expect(told).toEqual([1, 2, 2, 1])
  })

  test('tells a toast why it has gone, once', () => {
    const ends: string[] = []
    const toasts = createToasts()
    const id = toasts.show({ text: 'One', onEnd: (why) => ends.push(why) })
    toasts.dismiss(id, 'time')
    toasts.dismiss(id)
    expect(ends).toEqual(['time'])
  })
})

describe('durationOf', () => {
  const action = { label: 'Undo' }
  test.each([
    [{}, 4000],
    [{ durationMs: 1000 }, 1000],
    [{ action }, 10_000],
    [{ action, durationMs: 1000 }, 10_000],
    [{ action, durationMs: 30_000 }, 30_000],
    [{ action, durationMs: Infinity }, Infinity],
    [{ tone: 'busy' as const }, Infinity],
  ])('of %o is %d', (draft, expected) => {
    expect(durationOf({ id: 'a', text: 'One', ...draft })).toBe(expected)
  })
})

describe('the toasts on a server', () => {
  test('draw what is there at the start, in its place', () => {
    const html = markup(
      <Toast.Provider
        toasts={createToasts([{ id: 'a', tone: 'error', text: 'Failed to download file.' }])}
      >
        <Toast.Region />
      </Toast.Provider>,
    )
    expect(html).toContain('Failed to download file.')
    expect(html).toContain('Error')
    expect(html).toMatch(/<div role="status" class="hp-unseen"><\/div>/)
    expect(html).not.toContain('popover')
    expect(html).not.toContain('style=')
    expect(html).toMatch(/<label[^>]*><input type="checkbox" aria-label="Dismiss this message"/)
  })

  test('draw work that lasts with how far it is and without a cross, and no title that is empty', () => {
    const busy = { id: 'a', tone: 'busy', text: 'Preparing your file.', detail: '2 MB' } as const
    const html = markup(<Toast.Region toasts={createToasts([busy])} titles={{ busy: '' }} />)
    expect(html).toContain('<small aria-hidden="true" part="detail" class="hp-toast-detail">2 MB')
    expect(html).toContain('class="hp-toast-title"></strong>')
    expect(html).not.toContain('Dismiss this message')
  })

  test('say of a part outside its region where it belongs', () => {
    expect(() => markup(<Toast.Close />)).toThrow('Toast.Region')
  })

  test('may be registered as a tag there, and do nothing', async () => {
    await expect(import('./toast.register.ts')).resolves.toBeDefined()
  })
})
