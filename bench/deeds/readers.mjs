import { pause } from '../parts/random.mjs'

/** People who read while others write: pages and lists, over kept connections and new ones, and files. */
export function readersOf({ send, call }, { employee, manager, admin }) {
  const page = (token, more) => () =>
    send('GET', '/my-forms?section=ongoing', { headers: { Cookie: `hp=${token}` }, ...more })
  return [
    page(employee),
    page(manager, { isFresh: true }),
    () => send('GET', '/api/openapi.json', { isFresh: true }),
    () => call('GET', '/my-form?section=completed', { token: manager }),
    async () => {
      // The address of a workbook lasts for a minute, and few may be drawn at once.
      const { url } = await call('GET', '/my-form-excel?section=completed', { token: admin })
      await send('GET', url.replace(/^https?:\/\/[^/]+/, ''), {
        headers: { Authorization: `Bearer ${admin}` },
      })
      await pause(1500)
    },
  ]
}
