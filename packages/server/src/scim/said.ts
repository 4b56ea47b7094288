import { employeeTypeIn, isPhoneNumber } from '@holdpoint/api'
import { attributeAt, placeOf, schemas, type Attribute, type Field } from './attributes.ts'
import { ScimError } from './scim-error.ts'

// What a request says of a user, whichever way it says it: as a whole resource (POST, PUT) or as
// operations (PATCH, RFC 7644, 3.5.2), with the liberties that Entra ID and Okta take.

/** What is said, by the field; empty text is what is taken away. */
export type Said = Map<Field, string | boolean>

/** What a whole resource says; what it leaves out is not said. */
export function saidOf(resource: object): Said {
  const said: Said = new Map()
  sayAll(said, '', resource)
  return said
}

/** What the operations of a patch say, the later ones on top of those before. */
export function saidByPatch(patch: object): Said {
  const operations = memberOf(patch, 'operations')
  if (!Array.isArray(operations) || operations.length === 0) {
    throw new ScimError('invalidSyntax', 'A patch has a list of Operations.')
  }
  const said: Said = new Map()
  for (const operation of operations) {
    sayOperation(said, operation)
  }
  return said
}

function sayOperation(said: Said, operation: unknown): void {
  if (!isObject(operation)) {
    throw new ScimError('invalidSyntax', 'An operation is an object with op, path and value.')
  }
  const [op, path, value] = ['op', 'path', 'value'].map((name) => memberOf(operation, name))
  const verb = typeof op === 'string' ? op.toLowerCase() : ''
  if (!['add', 'replace', 'remove'].includes(verb)) {
    throw new ScimError('invalidSyntax', 'An operation is an add, a replace or a remove.')
  }
  if (path === undefined || path === null || path === '') {
    if (verb === 'remove') {
      throw new ScimError('noTarget', 'A remove names the path of what it takes away.')
    }
    if (!isObject(value)) {
      throw new ScimError('invalidSyntax', 'Without a path the value is an object of attributes.')
    }
    return sayAll(said, '', value)
  }
  if (typeof path !== 'string') {
    throw new ScimError('invalidPath', 'A path is a text.')
  }
  if (/^(?:id|meta|schemas|groups)\b/.test(placeOf(path))) {
    throw new ScimError('mutability', `${path} is ours to say, and cannot be changed.`)
  }
  if (verb === 'remove' && groups.has(placeOf(path))) {
    throw new ScimError('invalidValue', `Please take away what is in ${path} by itself.`)
  }
  if (verb === 'remove' && isOfAnother(placeOf(path), value)) {
    return
  }
  say(said, path, verb === 'remove' ? null : value)
}

/** Whether a remove says which of several it takes away, and names no one of work. */
function isOfAnother(place: string, value: unknown): boolean {
  const isList = place === 'emails' || place === 'phonenumbers'
  const named = listOf(value)
  return isList && named.length > 0 && ofThem(named, 'type', 'work') === undefined
}

function sayAll(said: Said, before: string, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    say(said, before + name, value)
  }
}

/** What of an attribute that has attributes of its own stands before theirs. */
const groups = new Map<string, string>([
  ['name', '.'],
  ...Object.values(schemas).map((schema) => [schema.toLowerCase(), ':'] as const),
])

function say(said: Said, path: string, value: unknown): void {
  const attribute = attributeAt(path)
  const place = placeOf(path)
  if (attribute !== undefined) {
    sayValue(said, attribute, { path, value })
    return
  }
  if (place === 'emails') {
    const work = workOneIn(value, { orPrimary: true })
    if (work !== undefined) {
      said.set('email', text(path, work))
    }
    return
  }
  const phone = place === 'phonenumbers' ? attributeAt(`${place}.value`) : undefined
  if (phone !== undefined) {
    // A primary number may be that of somebody's own phone.
    const work = workOneIn(value, { orPrimary: false })
    if (work !== undefined) {
      sayValue(said, phone, { path, value: work })
    }
    return
  }
  const joint = groups.get(place)
  if (joint === undefined) {
    // It has no place here (RFC 7644, 3.3): directories send more than anybody keeps.
    return
  }
  if (isObject(value)) {
    sayAll(said, path + joint, value)
  } else if (value !== null && value !== undefined) {
    throw new ScimError('invalidValue', `${path} is an object of attributes.`)
  }
}

/** Says one attribute; a word, a number or a company of a directory that is none here is passed over. */
function sayValue(
  said: Said,
  attribute: Attribute,
  { path, value }: { path: string; value: unknown },
): void {
  const { kind, field } = attribute
  if (kind !== 'employeeType' && kind !== 'phone' && kind !== 'company') {
    said.set(field, valueOf(attribute, path, value))
    return
  }
  const word = textIn(value)
  const known = word && knownOf[kind](word)
  if (known !== undefined) {
    said.set(field, known)
  }
}

/** What is ours of what a directory has sent for years before; undefined where nothing is. */
const knownOf: Readonly<
  Record<'employeeType' | 'phone' | 'company', (word: string) => string | undefined>
> = { employeeType: employeeTypeIn, phone: phoneIn, company: companyIn }

/** A number as people write it; a directory may write `tel:+1-907-555-0134;ext=12` (RFC 3966). */
function phoneIn(word: string): string | undefined {
  const plain = word.replace(/^tel:/i, '').replace(/;ext=(\d+).*$/i, ' x$1')
  return plain.length <= 100 && isPhoneNumber(plain) ? plain : undefined
}

/** The name of a company in one line, as much of it as is kept; never half a letter. */
function companyIn(word: string): string | undefined {
  const name = word.replace(/\s+/g, ' ').slice(0, 100)
  return name.includes('\0') ? undefined : name.replace(/[\uD800-\uDBFF]$/, '').trim()
}

function valueOf({ kind }: Attribute, path: string, value: unknown): string | boolean {
  if (kind === 'yesOrNo') {
    return yesOrNo(path, value)
  }
  const said = text(path, value)
  if (kind !== undefined && said !== '' && !/^[\w:.-]{1,64}$/.test(said)) {
    throw new ScimError(
      'invalidValue',
      `${path} is ${kind === 'person' ? 'the id of somebody' : 'a code'} here.`,
    )
  }
  return said
}

/** The one of work among several or of one, else the first that is of nothing else; undefined where none is one. */
function workOneIn(value: unknown, { orPrimary }: { orPrimary: boolean }): unknown {
  const all = listOf(value)
  const [first = ''] = all
  const primary = orPrimary ? ofThem(all, 'primary', 'true') : undefined
  return ofThem(all, 'type', 'work') ?? primary ?? (typedOtherwise(first) ? undefined : first)
}

/** Several, though a directory sends one by itself; none where nothing is said. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value
  }
  return value === undefined || value === null || value === '' ? [] : [value]
}

const ofThem = (all: unknown[], name: string, wanted: string) =>
  all.find((one) => isObject(one) && String(memberOf(one, name)).toLowerCase() === wanted)

const typedOtherwise = (one: unknown) => isObject(one) && memberOf(one, 'type') !== undefined

/** A text, a number, or an object that has it as its value; several are their first. */
function text(path: string, value: unknown): string {
  const plain = textIn(value)
  if (plain === undefined) {
    throw new ScimError('invalidValue', `${path} is a text.`)
  }
  return plain
}

/** The same; undefined where it is none. */
function textIn(value: unknown): string | undefined {
  const [one = null] = Array.isArray(value) ? (value as unknown[]) : [value]
  const plain = isObject(one) ? memberOf(one, 'value') : one
  if (plain === null) {
    return ''
  }
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : undefined
}

const words: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false }

/** Entra ID writes True and False as texts. */
function yesOrNo(path: string, value: unknown): boolean {
  const said = words[text(path, typeof value === 'boolean' ? String(value) : value).toLowerCase()]
  if (said === undefined) {
    throw new ScimError('invalidValue', `${path} is true or false.`)
  }
  return said
}

/** What an object says by a name, in whatever case. */
function memberOf(object: object, name: string): unknown {
  return Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
