import type { FormDefinition, SubForm, Workflow } from '@holdpoint/forms'
import type { CastName } from './cast.ts'
import { contentOf, type TestServer } from './harness.ts'
import { placeForm } from './place-form.ts'

/** A form of one question, with a district in its header and other forms below it. */
export function shortForm(
  key: string,
  { subForms, workflow }: { subForms?: readonly SubForm[]; workflow?: Workflow } = {},
): FormDefinition {
  return {
    ...{ schema: 1, key, version: 1, title: { en: key }, languages: ['en'] },
    ...(subForms === undefined ? {} : { subForms }),
    ...(workflow === undefined ? {} : { workflow }),
    items: [
      { key: 'district', type: 'district', label: { en: 'District' }, header: true },
      { key: 'fine', type: 'yesNo', label: { en: 'Everybody is fine' }, required: true },
    ],
  }
}

// Two steps that administrators decide on, of whom there is one: nobody is left for the second.
const undecidable: Workflow = {
  approvals: ['First', 'Second'].map((meaning) => ({ meaning, by: { group: 'g-none' } })),
}

/**
 * An incident wants one injury and takes two witnesses; an injury takes one note. Injuries are meant
 * for nobody here by themselves, and a lost one cannot be handed in.
 */
export async function placeSubForms(world: TestServer): Promise<void> {
  const forms: readonly (readonly [string, FormDefinition, object?])[] = [
    ['f-note', shortForm('note')],
    ['f-lost', shortForm('lost', { workflow: undecidable })],
    ['f-witness', shortForm('witness')],
    [
      'f-injury',
      shortForm('injury', { subForms: [{ form: 'f-note', min: 0, max: 1 }] }),
      { country_ids: ['NO'] },
    ],
    [
      'f-incident',
      shortForm('incident', {
        subForms: [
          { form: 'f-injury', min: 1, max: 2 },
          { form: 'f-witness', min: 0, max: 2 },
          { form: 'f-lost', min: 0, max: 1 },
        ],
      }),
    ],
  ]
  for (const [id, published, columns] of forms) {
    const subForms = { sub_form_ids: published.subForms?.map(({ form }) => form) ?? [] }
    await placeForm(world, id, { published, columns: { ...subForms, ...columns } })
  }
}

/** Starts an entry, by itself or below another one, and answers its id. */
export async function startOne(
  world: TestServer,
  formId: string,
  parentMyFormId?: string,
  who: CastName = 'employee',
): Promise<string> {
  const { myForms } = await world.as(who)
  const below = parentMyFormId === undefined ? {} : { parentMyFormId }
  return contentOf(await myForms.start({ formId, ...below })).id
}

/** Fills an entry out. */
export async function fillOut(world: TestServer, myFormId: string): Promise<void> {
  const { myForms } = await world.as('employee')
  contentOf(await myForms.fill({ myFormId, changes: [{ key: 'fine', value: 'yes' }] }))
}
