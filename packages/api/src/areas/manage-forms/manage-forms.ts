import { namedOnly } from '../../call.ts'

const list = namedOnly({
  name: 'manageForms.list',
  method: 'GET',
  path: '/manage-forms',
  summary: 'Stands for manage forms: the specification names the area and shows no call.',
  source: 'spec 7, also listed',
})

/** Where forms are made. */
export const manageForms = { list }
