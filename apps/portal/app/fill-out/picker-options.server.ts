import type { AppLoadContext } from '@remix-run/node'
import type { MasterContent, Person } from '@holdpoint/api'
import { questionsOf, type Answers, type FormDefinition } from '@holdpoint/forms'
import { peopleFound } from '../records/people.server.ts'
import { titleBeside } from '../records/title-beside.ts'
import { contentOf } from '../session/content-of.server.ts'
import type { PickerOption, PickerOptions } from './picker-options.ts'

/** The lists that pickers need, by the names of the master call. */
const pickerKeys = ['districts', 'businessUnits', 'crews', 'pads', 'customers'] as const

/** How many people of the crews are offered before anybody is sought. */
const crewMatesMax = 50

interface PickerAsk {
  context: AppLoadContext
  request: Request
  answers: Answers
  /** The people whom the answers name already, by id. */
  named?: Readonly<Record<string, string>> | undefined
  /** Words by which somebody looks for people. */
  sought?: string
}

/** What the pickers of a form offer; equipment and people only where it asks for them. */
export async function loadPickerOptions(
  definition: FormDefinition,
  ask: PickerAsk,
): Promise<PickerOptions> {
  const types = new Set(questionsOf(definition).map(({ question }) => question.type))
  const [lists, person] = await Promise.all([
    ask.context.api.master.get({
      keys: [...pickerKeys, ...(types.has('equipment') ? (['assets'] as const) : [])],
    }),
    types.has('person') ? peopleOffered(definition, ask) : [],
  ])
  return { ...toPickerOptions(contentOf(lists, ask.request)), person }
}

/** Who is named, who was found, and who is of the crews of the form. */
async function peopleOffered(
  definition: FormDefinition,
  { context, request, answers, named = {}, sought = '' }: PickerAsk,
): Promise<PickerOption[]> {
  const crew = questionsOf(definition)
    .filter(({ question }) => question.type === 'crew')
    .flatMap(({ question }) => [answers[question.key]?.value ?? []].flat().map(String))
  const [found, mates] = await Promise.all([
    peopleFound(sought, { context, request }),
    crew.length === 0 ? [] : crewMates(crew, { context, request }),
  ])
  const people = [...mates, ...found].map((person): PickerOption => {
    const detail = titleBeside(person)
    return {
      ...{ value: person.personId, label: person.fullName },
      ...(detail === null ? {} : { detail }),
    }
  })
  const known = Object.entries(named).map(([value, label]): PickerOption => ({ value, label }))
  // Whoever is found is told with what they do; each once, those who are named before.
  return [...new Map([...known, ...people].map((one) => [one.value, one])).values()]
}

async function crewMates(
  crew: readonly string[],
  { context, request }: Pick<PickerAsk, 'context' | 'request'>,
): Promise<Person[]> {
  const answer = await context.api.people.search({ crew: [...crew], pLimit: crewMatesMax })
  return contentOf(answer, request).data
}

/** The master lists as pickers offer them. */
function toPickerOptions(content: MasterContent): Omit<PickerOptions, 'person'> {
  return {
    district: (content.districts ?? []).map(({ divisionCode, divisionDesc, isRetired }) => ({
      ...{ value: divisionCode, label: divisionDesc, isRetired },
    })),
    businessUnit: (content.businessUnits ?? []).map(({ lobCode, lobDesc, isRetired }) => ({
      ...{ value: lobCode, label: lobDesc, isRetired },
    })),
    crew: (content.crews ?? []).map(({ crew, crewName, divisionCode, isRetired }) => ({
      isRetired,
      value: crew,
      label: crewName,
      district: divisionCode,
    })),
    customer: (content.customers ?? []).map(({ id, name, isRetired }) => ({
      ...{ value: id, label: name, isRetired },
    })),
    pad: (content.pads ?? []).map(({ id, padName, padNumber, divisionCode, isRetired }) => ({
      isRetired,
      value: id,
      label: padName,
      detail: padNumber,
      district: divisionCode,
    })),
    equipment: (content.assets ?? []).map(({ assetId, code, name, category, isRetired }) => ({
      isRetired,
      ...{ value: assetId, code },
      label: `${code} ${name}`,
      detail: category,
    })),
  }
}
