import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
}
/** A property's name and the text of its type. */
type Member = [string, string]

describe('schema.ts', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
  })

  afterAll(async () => {
    await database.close()
  })

  test('has the columns of the migrated database, each with its type', async () => {
    const { rows } = await sql<Column>`
      select
        table_name as "table",
        column_name as "column",
        case udt_name when '_int4' then 'ARRAY of integer' else data_type end as type,
        is_nullable = 'YES' as nullable,
        column_default is not null as "hasDefault"
      from information_schema.columns
      where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_lock')
      order by table_name, ordinal_position
    `.execute(database.kysely)
    expect(rows.length).toBeGreaterThan(0)
    expect(columnsOfTypes()).toEqual(rows.map(lineOfColumn).sort())
  })
})

function lineOfColumn({ table, column, type, nullable, hasDefault }: Column): string {
  const value = `${hasDefault ? 'default ' : ''}${javaScriptTypeOf(type)}`
  return `${table}.${column}: ${value}${nullable ? ' | null' : ''}`
}

function javaScriptTypeOf(type: string): string {
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return 'number'
    case 'text':
    case 'date':
      return 'string'
    case 'ARRAY':
      return 'string[]'
    case 'ARRAY of integer':
      return 'number[]'
    case 'timestamp with time zone':
      return 'instant'
    case 'jsonb':
      return 'json'
    default:
      return type
  }
}

/** `DatabaseTables` has no members of its own: it extends an interface of each room with tables. */
function columnsOfTypes(): string[] {
  const schema = sourceOf('./schema.ts')
  const rooms = schema.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier }) =>
      ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier] : [],
    )
    .map(({ text }) => sourceOf(text))
  const interfaces = new Map(rooms.flatMap(interfacesOf))
  const composed = schema.statements.find(ts.isInterfaceDeclaration)
  const extended = composed?.heritageClauses?.flatMap(({ types }) => types) ?? []
  return extended
    .flatMap((room) => interfaces.get(room.getText(schema)) ?? [])
    .flatMap(([table, name]) =>
      (interfaces.get(name) ?? []).map(([column, type]) => `${table}.${column}: ${plain(type)}`),
    )
    .sort()
}

function sourceOf(path: string): ts.SourceFile {
  const file = new URL(path, import.meta.url)
  return ts.createSourceFile(path, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022)
}

function interfacesOf(source: ts.SourceFile): [string, Member[]][] {
  return source.statements.filter(ts.isInterfaceDeclaration).map((declaration, _place, all) => {
    // What tables of one room have in common stands in an interface that they extend.
    const extended = declaration.heritageClauses?.flatMap(({ types }) => types) ?? []
    const names = extended.map((type) => type.getText(source))
    const common = all.filter(({ name }) => names.includes(name.text))
    const members = [...common, declaration].flatMap((one) => membersOf(one, source))
    return [declaration.name.text, members]
  })
}

function membersOf(declaration: ts.InterfaceDeclaration, source: ts.SourceFile): Member[] {
  return declaration.members
    .filter(ts.isPropertySignature)
    .map((member) => [member.name.getText(source), member.type?.getText(source) ?? ''])
}

const namedTypes = new Map([
  ['Instant', 'instant'],
  ['NullableInstant', 'instant | null'],
  ['DefaultInstant', 'default instant'],
  ['JsonColumn', 'json'],
  ['DefaultJsonColumn', 'default json'],
  ['NullableJsonColumn', 'json | null'],
  ['ComputedText', 'string'],
  ['ComputedNumber', 'number'],
  ['ComputedInstant', 'instant'],
  ['ComputedJson', 'json | null'],
])

/** Words of the contract: text columns whose values a check or the cards name. */
const words = new Set([
  'FormStatus',
  ...['MessageCategory', 'MessagePriority', 'MessageState'],
  ...['ActionStatus', 'ActionType', 'ActionPriority', 'ActionSource'],
  ...['TopicStatus', 'TopicCategory', 'QuestionStatus', 'ReadingLanguage', 'FurtherLanguage'],
  ...['ControlLevel', 'WorkOrderStatus', 'SdsStatus', 'SignalWord', 'FileStatus'],
  ...['HazardState', 'JsaState', 'JsaShift', 'JsaLanguage'],
  ...['InquiryCategory', 'InquiryPriority', 'InquiryState'],
  'FormState',
  ...['CategoryType', 'Severity', 'SqrNcrStep', 'SqrPartName', 'SqrPhase'],
  ...['ReportDatasetName', 'ReportPace', 'ReportWindow'],
  ...['FormAskMode', 'FormCadence', 'Weekday', 'QualificationKind', 'EmployeeType'],
  ...[
    'LotoState',
    'LotoTemplateState',
    'LotoEnergy',
    'LotoPointState',
    'LotoRole',
    'LotoReadingLimit',
  ],
])

/** A union of literals is a text column whose values a check names. */
function plain(type: string): string {
  const generated = /^Generated<(.*)>$/.exec(type)?.[1]
  if (generated !== undefined) {
    return `default ${plain(generated)}`
  }
  const orNull = /^(\w+) \| null$/.exec(type)?.[1]
  if (orNull !== undefined) {
    return `${plain(orNull)} | null`
  }
  const member = /^(\w+)\[\]$/.exec(type)?.[1]
  if (member !== undefined && words.has(member)) {
    return 'string[]'
  }
  return words.has(type)
    ? 'string'
    : (namedTypes.get(type) ?? type.replace(/'[^|]*'( \| '[^|]*')*/, 'string'))
}
