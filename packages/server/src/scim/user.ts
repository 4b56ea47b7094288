import type { Client, DirectoryPerson } from '@holdpoint/api'
import { companyAfter } from '../areas/people/people.work.ts'
import { attributes, schemas, type Attribute, type Schema } from './attributes.ts'
import type { Said } from './said.ts'

// A person as a user of SCIM, and what is asked of the calls when one is to be written.

/** A user as SCIM answers it. */
export type User = Record<string, unknown> & {
  id: string
  meta: { resourceType: string; location: string; version: string }
}

/** A person as a user; `base` is where the resources lie. */
export function toUser(person: DirectoryPerson, base: string): User {
  const { userId, fullName, department, manager, rowVersion, email, phone } = person
  const managed = manager && {
    manager: {
      value: manager.personId,
      $ref: `${base}/Users/${manager.personId}`,
      displayName: manager.fullName,
    },
  }
  return {
    schemas: Object.values(schemas),
    id: userId,
    ...partOf(person, 'user'),
    displayName: fullName,
    name: {
      formatted: fullName,
      givenName: person.firstName,
      familyName: person.lastName,
    },
    emails: [{ value: email, type: 'work', primary: true }],
    ...(phone === '' ? {} : { phoneNumbers: [{ value: phone, type: 'work' }] }),
    [schemas.enterprise]: {
      ...partOf(person, 'enterprise'),
      ...(department === null ? {} : { department }),
      ...managed,
    },
    [schemas.holdpoint]: partOf(person, 'holdpoint'),
    meta: {
      resourceType: 'User',
      location: `${base}/Users/${userId}`,
      version: `W/"${rowVersion}"`,
    },
  }
}

/** The simple attributes of a schema; those within others are written where they stand. */
function partOf(person: DirectoryPerson, schema: Schema): Record<string, string | boolean> {
  const simple = (one: Attribute) =>
    one.schema === schema && one.kind !== 'person' && /^\w+$/.test(one.path)
  return Object.fromEntries(
    attributes.filter(simple).flatMap(({ path, read }) => {
      const value = read(person)
      return value === null || value === '' ? [] : [[path, value]]
    }),
  )
}

type Draft = Parameters<Client['people']['editFromDirectory']>[0]
type NewDraft = Parameters<Client['people']['addFromDirectory']>[0]

/** Somebody new, as the call takes them: what is needed and was not said is empty, and refused by name. */
export function newDraft(said: Said): NewDraft {
  const needed = { firstName: '', lastName: '', employeeNumber: '' }
  const userName = textIn(said, 'userName') ?? ''
  const email = textIn(said, 'email') || userName
  return { ...needed, ...(Object.fromEntries(said) as Partial<NewDraft>), userName, email }
}

/** Somebody as they are with what is said on top; what is not said stays. */
export function changedDraft(person: DirectoryPerson, said: Said): Draft {
  const { userId, email, employeeTitle, jobTitle, position, seat } = person
  const draft: Said = new Map(attributes.map(({ field, read }) => [field, read(person) ?? '']))
  if (employeeTitle === jobTitle) {
    // Words that say no more than the job title follow it.
    draft.set('employeeTitle', '')
  }
  if (said.has('divisionCode') && said.get('divisionCode') !== seat.divisionCode) {
    // The country is that of the district, unless it is said.
    draft.set('country', '')
  }
  if (said.has('companyName') || said.has('companyCode')) {
    const { companyCode, companyName } = companySaid(person, said)
    draft.set('companyCode', companyCode ?? '').set('companyName', companyName)
  }
  said.forEach((value, field) => draft.set(field, value))
  const userName = textIn(draft, 'userName') ?? ''
  // An address that nobody says goes with the name of the account, if it was the same.
  const follows = said.has('email') || email === person.userName.toLowerCase()
  return {
    ...(Object.fromEntries(draft) as Draft),
    ...{ userId, customer: seat.customer ?? '' },
    position: position === employeeTitle ? '' : position,
    email: textIn(said, 'email') || (follows ? userName : email),
  }
}

/** The company once a directory says a part of it; without a name there is none. */
function companySaid({ company }: DirectoryPerson, said: Said) {
  const before = { company_code: company?.code ?? '', company_name: company?.name ?? '' }
  const [code, name] = [textIn(said, 'companyCode'), textIn(said, 'companyName')]
  return name === ''
    ? { companyCode: '', companyName: '' }
    : companyAfter({ companyCode: code ?? '', companyName: name ?? '' }, before)
}

function textIn(
  said: Said,
  field: 'email' | 'userName' | 'companyName' | 'companyCode',
): string | undefined {
  const value = said.get(field)
  return typeof value === 'string' ? value : undefined
}
