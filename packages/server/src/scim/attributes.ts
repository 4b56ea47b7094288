import {
  peopleColumns,
  type CallOf,
  type DirectoryPerson,
  type ParsedInput,
  type PeopleColumnName,
  type SeatCode,
} from '@holdpoint/api'

// What a user of SCIM is as a person: what reads and writes one, what is said of its schema, what can
// be filtered and what docs/operate.md lists all come from this table.

/** The schemas that the attributes of a user stand in. */
export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  holdpoint: 'urn:ietf:params:scim:schemas:extension:holdpoint:2.0:User',
} as const

/** Where an attribute stands. */
export type Schema = keyof typeof schemas

/** What of a person a directory writes, by the name that the calls have for it. */
export type Field = Exclude<
  keyof ParsedInput<CallOf<'people.addFromDirectory'>>,
  'position' | 'customer'
>

/** What a filter can ask for, by the name that `people.listDirectory` has for it. */
export type Filter = Exclude<
  keyof ParsedInput<CallOf<'people.listDirectory'>>,
  'pLimit' | 'pOffset'
>

/** One attribute of a user. */
export type Attribute = {
  schema: Schema
  /** As SCIM writes it within its schema. */
  path: string
  field: Field
  /** What becomes of it, for whoever sets a directory up. */
  holds: string
  isNeeded?: true
  /** What it is where it is no mere text; a person is named by their id, an entry of a list by its code. */
  kind?: 'yesOrNo' | 'person' | 'code' | 'employeeType' | 'phone' | 'company'
  filter?: Filter
  read: (person: DirectoryPerson) => string | boolean | null
}

/**
 * An attribute of our own has the name and, where a cell is no other than a value, the meaning of a
 * column of a table of people.
 */
function columnOf(name: PeopleColumnName) {
  const { holds } = peopleColumns.find((column) => column.name === name) ?? { holds: '' }
  return { schema: 'holdpoint', path: name, holds } as const
}

function seatCode(name: PeopleColumnName, field: Exclude<SeatCode, 'customer'>): Attribute {
  return { ...columnOf(name), field, kind: 'code', read: ({ seat }) => seat[field] }
}

const user = { schema: 'user' } as const
const enterprise = { schema: 'enterprise' } as const

/** The attributes of a user that a directory writes; everything else that it sends is passed over. */
export const attributes: readonly Attribute[] = [
  {
    ...{ ...user, path: 'userName', field: 'userName', filter: 'userName', isNeeded: true },
    holds: 'What the directory calls the account. Without a work address it is the address too.',
    read: (person) => person.userName,
  },
  {
    ...{ ...user, path: 'externalId', field: 'externalId', filter: 'externalId' },
    holds: 'The directory’s own id of the person; kept, and nobody else may have it.',
    read: (person) => person.externalId,
  },
  {
    ...{ ...user, path: 'active', field: 'isActive', kind: 'yesOrNo', filter: 'isActive' },
    holds: 'False deactivates the account, true gives it back.',
    read: (person) => person.state !== 'left',
  },
  {
    ...{ ...user, path: 'name.givenName', field: 'firstName', isNeeded: true },
    holds: 'The first name.',
    read: (person) => person.firstName,
  },
  {
    ...{ ...user, path: 'name.familyName', field: 'lastName', isNeeded: true },
    holds: 'The last name.',
    read: (person) => person.lastName,
  },
  {
    ...{ ...user, path: 'emails[type eq "work"].value', field: 'email', filter: 'email' },
    holds: 'The address that they sign in with and that mail goes to; nobody else may have it.',
    read: (person) => person.email,
  },
  {
    ...{ ...user, path: 'title', field: 'employeeTitle' },
    holds: 'The job, in words; left empty, what the job title is called.',
    read: (person) => person.employeeTitle,
  },
  {
    ...{ ...user, path: 'userType', field: 'employeeType', kind: 'employeeType' },
    holds: 'Field, Office or Contractor, in whatever case; another word is passed over.',
    read: (person) => person.employeeType,
  },
  {
    ...{ ...user, path: 'phoneNumbers[type eq "work"].value', field: 'phone', kind: 'phone' },
    holds: 'Where they are called at work; what is no phone number is passed over.',
    read: (person) => person.phone,
  },
  {
    ...{ ...enterprise, path: 'organization', field: 'companyName', kind: 'company' },
    holds: 'What the company that they work for is called; another name has another code.',
    read: (person) => person.company?.name ?? null,
  },
  {
    ...{ ...enterprise, path: 'employeeNumber', field: 'employeeNumber', isNeeded: true },
    holds: 'The employee number, by which tables of people know them too.',
    filter: 'employeeNumber',
    read: (person) => person.employeeNumber,
  },
  {
    ...{ ...enterprise, path: 'manager', field: 'managerId', kind: 'person' },
    holds: 'The manager, by the id that Holdpoint has answered for them.',
    read: (person) => person.manager?.personId ?? null,
  },
  {
    ...{ ...columnOf('hireDate'), field: 'hireDate' },
    holds: 'The day of hiring, as 2026-01-31; of somebody new left empty, today.',
    read: (person) => person.hireDate,
  },
  {
    ...{ ...columnOf('isSSE'), field: 'isSSE', kind: 'yesOrNo' },
    holds: 'Whether they are a short-service employee: true or false.',
    read: (person) => person.isSSE,
  },
  {
    ...{ ...columnOf('companyCode'), field: 'companyCode', kind: 'code' },
    read: (person) => person.company?.code ?? null,
  },
  seatCode('countryCode', 'country'),
  seatCode('divisionCode', 'divisionCode'),
  seatCode('lobCode', 'lobCode'),
  seatCode('jobCode', 'jobCode'),
  seatCode('crew', 'crew'),
]

/** How an attribute is written where it does not stand in its schema: in paths, filters and refusals. */
export function pathOf({ schema, path }: Pick<Attribute, 'schema' | 'path'>): string {
  return schema === 'user' ? path : `${schemas[schema]}:${path}`
}

/** How SCIM calls what a call has refused. */
export function pathOfField(field: string): string {
  const attribute = attributes.find((one) => one.field === field)
  return attribute === undefined ? field : pathOf(attribute)
}

/** Other ways to write the work address, the work phone and a manager. */
const aliases: Readonly<Record<string, string>> = {
  'emails.value': 'emails[type eq "work"].value',
  'emails[type eq "work"]': 'emails[type eq "work"].value',
  'emails[primary eq true].value': 'emails[type eq "work"].value',
  'emails[primary eq "true"].value': 'emails[type eq "work"].value',
  'phonenumbers.value': 'phonenumbers[type eq "work"].value',
  'phonenumbers[type eq "work"]': 'phonenumbers[type eq "work"].value',
  [`${schemas.enterprise}:manager.value`.toLowerCase()]:
    `${schemas.enterprise}:manager`.toLowerCase(),
}

/** A path in one spelling: SCIM takes names in any case, and the core schema may stand before them. */
export function placeOf(path: string): string {
  const core = `${schemas.user}:`.toLowerCase()
  const lower = path.trim().toLowerCase().replace(/\s+/g, ' ')
  const place = lower.startsWith(core) ? lower.slice(core.length) : lower
  return aliases[place] ?? place
}

const byPlace = new Map(attributes.map((one) => [pathOf(one).toLowerCase(), one]))

/** The attribute that a path names; undefined where it has no place here. */
export function attributeAt(path: string): Attribute | undefined {
  return byPlace.get(placeOf(path))
}
