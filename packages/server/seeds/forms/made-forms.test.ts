import { definitionProblems } from '@holdpoint/forms/editing'
import { draftDefinition, parseDefinition } from '@holdpoint/forms/schema'
import { describe, expect, test } from 'vitest'
import { grownDrafts, madeForms } from './made-forms.ts'

const versions = madeForms.flatMap((made) => made.versions.map((one) => ({ ...made, ...one })))

test.each(versions)(
  '$title, version $definition.version, is sound',
  ({ definition, id, title }) => {
    expect(parseDefinition(JSON.stringify(definition))).toEqual({ ok: true, definition })
    expect(definition).toMatchObject({ key: id, title: { en: title } })
  },
)

describe('what is being written', () => {
  test.each(grownDrafts)(
    'in $formId has the shape of a draft at each step',
    ({ formId, grown }) => {
      for (const { definition } of grown) {
        expect(draftDefinition.parse(definition)).toEqual(definition)
        expect(definition.key).toBe(formId)
      }
    },
  )

  test('is ready in the new form, and wants a question in the other', () => {
    const problems = grownDrafts.map(({ grown }) =>
      grown.slice(-1).flatMap(({ definition }) => definitionProblems(definition)),
    )
    expect(problems.map((some) => some.map(({ message }) => message))).toEqual([
      [],
      ['The rule asks for "seals", which is not in this form.'],
    ])
  })
})
