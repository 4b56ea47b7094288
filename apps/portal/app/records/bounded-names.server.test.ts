import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { requireBoundedNames } from './bounded-names.server.ts'
import { readEdit } from './edit-form.server.ts'

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) {
    form.append(name, value)
  }
  return form
}

describe('a post', () => {
  test.each([
    ['a list of thousands of millions', [['keys[4294967294]', 'x']]],
    ['such a list within a row', [['steps[0].roles[99999999]', 'x']]],
    ['such a list of no schema', [['x[4294967294]', '1']]],
    [
      'a row put there by a button',
      [['__intent__', '{"type":"insert","payload":{"index":99999999}}']],
    ],
    [
      'very many lists that are long together',
      Array.from({ length: 100 }, (_, place) => [`l${place}[999]`, 'x'] as const),
    ],
  ] as const)('with %s is refused before anybody reads it', (_what, entries) => {
    const schema = z.object({ keys: z.array(z.string()) })
    const thrown = caught(() => readEdit(formOf(entries), schema))
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(400)
  })

  test('with as many rows as forms have is read', () => {
    const rows = Array.from({ length: 1000 }, (_, place) => [`rows[${place}].title`, 'x'] as const)
    const button = [
      '__intent__',
      '{"type":"reorder","payload":{"name":"rows","from":999,"to":0}}',
    ] as const
    expect(() => requireBoundedNames(formOf([...rows, button]))).not.toThrow()
  })
})

function caught(run: () => void): unknown {
  try {
    run()
    return undefined
  } catch (error) {
    return error
  }
}
