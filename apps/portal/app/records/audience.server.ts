import { data, type AppLoadContext } from '@remix-run/node'
import { audiencePartNames, audienceParts, wholePart, type Audience } from '@holdpoint/api'
import type { NoAccessType } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import { countIntent, type AudienceOptions, type CountedAgain } from './audience-fields.tsx'
import type { EditAgain } from './edit-again.ts'
import type { readEdit } from './edit-form.server.ts'
import { peopleAskedFor } from './people.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** What each part of an audience may name. */
export async function audienceOptions({ context, request }: Ask): Promise<AudienceOptions> {
  const answer = await context.api.master.get({
    keys: ['countries', 'districts', 'departments', 'businessUnits', 'jobTitles', 'crews'],
  })
  const master = contentOf(answer, request)
  return {
    countries: named(master.countries, ({ id, country }) => [id, country]),
    districts: named(master.districts, (one) => [one.divisionCode, one.divisionDesc]),
    departments: named(master.departments, ({ deptCode, deptDesc }) => [deptCode, deptDesc]),
    businessUnits: named(master.businessUnits, ({ lobCode, lobDesc }) => [lobCode, lobDesc]),
    jobTitles: named(master.jobTitles, ({ jobCode, jobDesc }) => [jobCode, jobDesc]),
    crews: named(master.crews, ({ crew, crewName }) => [crew, crewName]),
  }
}

function named<One extends { isRetired?: true | undefined }>(
  list: readonly One[] | undefined,
  of: (one: One) => readonly [string, string],
) {
  return (list ?? []).map((one) => [...of(one), one.isRetired === true] as const)
}

/** The parts of an audience in words; a part that names nothing is left out. */
export function audienceInWords(
  audience: Audience,
  options: AudienceOptions,
): { term: string; text: string }[] {
  return audienceParts.flatMap((part) => {
    const names = new Map(options[part].map(([code, name]) => [code, name]))
    const text = audience[part]
      .map((code) => (code === wholePart ? 'All' : (names.get(code) ?? code)))
      .join(', ')
    return text === '' ? [] : [{ term: audiencePartNames[part], text }]
  })
}

type Came = { reply: ReturnType<typeof readEdit>['reply']; known: EditAgain['known'] }

/** Answers a button of a form that looks for people or counts its audience; null for any other. */
export async function audienceAskedFor(
  ask: Ask,
  form: FormData,
  came: Came,
  forbidden: NoAccessType,
) {
  return formText(form, 'intent') === countIntent
    ? countedAgain(ask, form, came, forbidden)
    : peopleAskedFor(form, came, ask)
}

/** The form as it was typed, with the number of people whom it would reach. */
async function countedAgain(
  { context, request }: Ask,
  form: FormData,
  { reply, known }: Came,
  forbidden: NoAccessType,
) {
  const asked = [...audienceParts, 'personIds'].map((name) => [name, form.getAll(name).map(String)])
  const answer = await context.api.messages.audience(Object.fromEntries(asked))
  const { total, people } = contentOf(answer, request, { forbidden })
  const { initialValue = {} } = reply()
  const names = people.map(({ fullName }) => fullName)
  return data({
    ...{ lastResult: { initialValue }, found: null, known },
    counted: { total, names },
  } satisfies CountedAgain)
}
