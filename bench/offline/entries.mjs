import { call, password } from '../parts/portal.mjs'

const formTitle = 'Wellsite Walkaround'

/** The form that is filled, with the keys of its questions by how they are answered. */
export async function walkaround(origin, token) {
  const types = await call(origin, 'GET', '/form-types', { token })
  for (const { id } of types) {
    const forms = await call(origin, 'GET', `/master-forms?id=${id}`, { token })
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

/** Answers whatever else the form asks for, and signs it, so that it can be handed in. */
export async function completeEntry(origin, token, myFormId) {
  const { answers } = await call(origin, 'GET', `/my-form-detail?myFormId=${myFormId}`, { token })
  const checks = await checkKeys(origin, token, myFormId)
  const changes = [
    { key: 'shift', value: 'day' },
    { key: 'gas_reading', value: 3 },
    ...checks.filter((key) => answers[key] === undefined).map((key) => ({ key, value: 'yes' })),
  ]
  await call(origin, 'POST', '/my-form-fill', { token, body: { myFormId, changes } })
  const signing = { questionKey: 'inspector', kind: 'typed', name: 'Dario Quintanilla', password }
  await call(origin, 'POST', '/my-form-sign', { token, body: { myFormId, ...signing } })
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
