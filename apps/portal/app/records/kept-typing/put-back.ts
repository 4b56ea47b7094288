import { rowsIntent } from '../rows-intent.ts'
import type { TypedEntry, TypedPlace } from '../../offline/typed-records.ts'
import { formKeyField } from '../../ui/form-key.tsx'

/**
 * What a form posts that asks for nothing but itself: one of the buttons that change its rows, which
 * changes none. The server draws it as typed, with people's names and rows, as it does a refused one.
 */
const changesNothing = JSON.stringify({ type: 'update', payload: {} })

/** The fields of that post: what was typed, on the version that it was typed on, under the page's own key. */
export function putBackFields(
  entries: readonly TypedEntry[],
  { formKey, intent }: { formKey: string; intent: string },
): TypedEntry[] {
  return [...entries, [formKeyField, formKey], ['intent', intent], [rowsIntent, changesNothing]]
}

/**
 * Posts a form as it was typed, as a page without a script does: what a script holds of the form then
 * begins from what was typed, too.
 */
export function putBack(form: HTMLFormElement, entries: readonly TypedEntry[]): void {
  const { pathname, search } = window.location
  const post = document.createElement('form')
  post.method = 'post'
  post.action = form.getAttribute('action') ?? `${pathname}${search}`
  const page = { formKey: valueIn(form, formKeyField), intent: valueIn(form, 'intent') }
  for (const [name, value] of putBackFields(entries, page)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    post.append(field)
  }
  post.hidden = true
  document.body.append(post)
  post.submit()
}

/** What the first field or button of a name would send. */
function valueIn(form: HTMLFormElement, name: string): string {
  return form.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? ''
}

const carriedName = 'holdpoint-put-back'

type Carried = TypedPlace & { id: string }

/** Tells the page that comes which record it shows again, so that it goes on with that one. */
export function carryOver(carried: Carried): void {
  sessionStorage.setItem(carriedName, JSON.stringify(carried))
}

/**
 * The record that was put back into this form; undefined where it is another form, or nothing was put
 * back. It is told once: whether the form came back with it shows in what stands there.
 */
export function carriedTo({ address, formId }: TypedPlace): string | undefined {
  // Nobody but this program can have written it.
  const carried = JSON.parse(sessionStorage.getItem(carriedName) ?? 'null') as Carried | null
  if (carried?.address !== address || carried.formId !== formId) {
    return undefined
  }
  sessionStorage.removeItem(carriedName)
  return carried.id
}
