// The equipment and the people that answers name. They belong to an organisation, and there may be
// thousands of each: names travel for those alone that an entry itself names.
import { sql, type RawBuilder } from 'kysely'
import { findItem, questionsOf, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../db/database.ts'
import type { PersonContext } from '../../handler.ts'
import { namesOfCodes, namesOfEquipment } from '../equipment/equipment.queries.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'
import { namesOfPeople } from '../people/people.queries.ts'

/** The types whose records belong to an organisation. */
export const ownTypes = ['equipment', 'person'] as const
type OwnType = (typeof ownTypes)[number]

/** Answers by the keys of their questions, as they are stored or are about to be. */
type Documents = readonly Readonly<Record<string, { readonly value: unknown } | null | undefined>>[]

/** Whoever asks for names, and in which organisation. */
export type NamesAsking = Pick<PersonContext, 'db' | 'cacheOwner' | 'now'> & {
  person: Pick<PersonContext['person'], 'shardKey'>
}

/** What the codes in some answers of a form are called, by type of picker. */
export async function namesInAnswers(
  { db, cacheOwner, now, person }: NamesAsking,
  definition: FormDefinition,
  ...documents: Documents
) {
  const shared = namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))
  return { ...shared, ...(await ownNamesIn(db, person.shardKey, definition, ...documents)) }
}

/** The same for what belongs to an organisation alone. */
export async function ownNamesIn(
  db: Queryable,
  shardKey: string,
  definition: FormDefinition,
  ...documents: Documents
): Promise<Record<OwnType, Record<string, string>>> {
  const picked = pickedIn(definition, documents)
  const namesOf = async (type: OwnType) =>
    Object.fromEntries(await ownNamesOf(db, shardKey, type, picked[type]))
  return { equipment: await namesOf('equipment'), person: await namesOf('person') }
}

/** The questions to which some answers name equipment or people that are not in an organisation. */
export async function questionsOfStrangers(
  { db, person }: Pick<NamesAsking, 'db' | 'person'>,
  definition: FormDefinition,
  answers: Documents[number],
): Promise<ReadonlySet<string>> {
  const picked = pickedIn(definition, [answers])
  const strange = new Set<string>()
  for (const type of ownTypes) {
    const known = await ownNamesOf(db, person.shardKey, type, picked[type])
    for (const [key, answer] of answersTo(definition, answers, type)) {
      if (codesIn(answer).some((code) => !known.has(code))) {
        strange.add(key)
      }
    }
  }
  return strange
}

/** What the machines are called whose codes the barcodes in some answers are. */
export function machinesOfBarcodes(
  { db, person }: Pick<NamesAsking, 'db' | 'person'>,
  definition: FormDefinition,
  answers: Documents[number],
): Promise<Record<string, string>> {
  const codes = answersTo(definition, answers, 'barcode').flatMap(([, answer]) => codesIn(answer))
  return namesOfCodes(db, person.shardKey, codes)
}

/** The ids of the equipment that some answers name. */
export function equipmentNamedIn(definition: FormDefinition, answers: Documents[number]): string[] {
  return answersTo(definition, answers, 'equipment').flatMap(([, answer]) => codesIn(answer))
}

function pickedIn(definition: FormDefinition, documents: Documents): Record<OwnType, string[]> {
  const of = (own: OwnType) =>
    documents
      .flatMap((answers) => answersTo(definition, answers, own))
      .flatMap(([, answer]) => codesIn(answer))
  return { equipment: of('equipment'), person: of('person') }
}

/** The answers to questions of a type, of those as well that are asked several times. */
function answersTo(
  definition: FormDefinition,
  answers: Documents[number],
  type: OwnType | 'barcode',
) {
  const isAsked = questionsOf(definition).some(({ question }) => question.type === type)
  return isAsked
    ? Object.entries(answers).filter(([key]) => findItem(definition, key)?.type === type)
    : []
}

function codesIn(answer: Documents[number][string]): string[] {
  const held: readonly unknown[] = [answer?.value].flat()
  return held.filter((code): code is string => typeof code === 'string')
}

/** The codes in an answer as it is stored, a row each: those of a list, or the one that it holds. */
export const codesOfAnswer = (answer: RawBuilder<unknown>) => sql<string>`
  jsonb_array_elements_text(
    case jsonb_typeof(${answer} -> 'value')
      when 'array' then ${answer} -> 'value'
      when 'string' then jsonb_build_array(${answer} -> 'value')
      else '[]'::jsonb
    end
  )`

/** The names of some codes of what belongs to an organisation. */
export async function ownNamesOf(
  db: Queryable,
  shardKey: string,
  type: OwnType,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) {
    return new Map()
  }
  return type === 'person'
    ? namesOfPeople(db, shardKey, codes)
    : namesOfEquipment(db, shardKey, codes)
}
