import { call } from '../parts/portal.mjs'

const formTitle = 'Wellsite Walkaround'

/** The form that is filled, with the keys of its questions by how they are answered. */
export async function walkaround(origin, token) {
  const types = await call(origin, 'GET', '/form-types', { token })
  for (const { id } of types) {
    const forms = await call(origin, 'GET', `/master-forms?formTypeId=${id}`, { token })
    const form = forms.find(({ title, name }) => (title ?? name) === formTitle)
    if (form !== undefined) {
      return form.id
    }
  }
  throw new Error(`There is no form ${formTitle}.`)
}

/** Begins an entry and answers the names of its fields: choices, their notes, and a long text. */
export async function startEntry(origin, token) {
  const formId = await walkaround(origin, token)
  const { id } = await call(origin, 'POST', '/my-form', { token, body: { formId } })
  const checks = await checkKeys(origin, token, id)
  const keys = [...checks.flatMap((key) => [`a.${key}`, `n.${key}`]), 'a.best_practice']
  return { id, keys }
}

export async function checkKeys(origin, token, id) {
  const { definition } = await call(origin, 'GET', `/my-form-detail?myFormId=${id}`, { token })
  return definition.items
    .flatMap((item) => item.items ?? [])
    .filter(({ type }) => type === 'yesNo')
    .map(({ key }) => key)
}

/** What the server holds, by the names of the page's fields. */
export async function storedValues(origin, token, id) {
  const { answers } = await call(origin, 'GET', `/my-form-detail?myFormId=${id}`, { token })
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, { value, note }]) => [
      [`a.${key}`, value === null ? '' : String(value)],
      [`n.${key}`, note ?? ''],
    ]),
  )
}
