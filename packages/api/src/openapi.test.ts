import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { problemsOfCall } from './call-problems.ts'
import { allCalls } from './catalogue.ts'
import { openApiDocument } from './openapi.ts'
import { callExamples } from './openapi/examples.ts'
import { plainNames } from './openapi/field-words.ts'
import { isJsonObject, mapSchemas, type Json, type JsonObject } from './openapi/json.ts'
import { partWords } from './openapi/words.ts'
import { policyOf } from './policy.ts'
import { problems } from './problems.ts'

const document = openApiDocument()

function at(...path: readonly string[]): JsonObject {
  let found: Json = document
  for (const name of path) {
    found = isJsonObject(found) ? (found[name] ?? null) : null
  }
  if (!isJsonObject(found)) {
    throw new Error(`There is nothing at ${path.join(' ')}.`)
  }
  return found
}

function operationOf({ path, method }: { path: string; method: string }): JsonObject {
  return at('paths', path, method.toLowerCase())
}

function parametersOf(operation: JsonObject): JsonObject[] {
  const { parameters } = operation
  const all: readonly Json[] = Array.isArray(parameters) ? parameters : []
  return all.filter((parameter) => isJsonObject(parameter))
}

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 by its meta-schema', async () => {
    const plain = JSON.parse(JSON.stringify(document))
    const result = await new Validator().validate(plain)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  test('refers to nothing that it does not hold, and holds nothing unused', () => {
    const text = JSON.stringify(document)
    const used = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, to]) => to),
    )
    const held = Object.entries(at('components')).flatMap(([kind, parts]) =>
      kind === 'securitySchemes' || !isJsonObject(parts)
        ? []
        : Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    expect([...used].sort()).toEqual(held.sort())
  })

  test('has one operation for each call', () => {
    const ids = allCalls().map((card) => operationOf(card)['operationId'])
    expect(ids).toEqual(allCalls().map(({ name }) => name))
    const count = Object.values(at('paths'))
      .filter(isJsonObject)
      .flatMap((item) => Object.keys(item).filter((method) => method !== 'parameters'))
    expect(count.length).toBe(ids.length)
  })

  test('says of each answer that is done that it has content, beside what the content is', () => {
    for (const card of allCalls().filter(({ isFile }) => !isFile)) {
      const answer = at('paths', card.path, card.method.toLowerCase(), 'responses', '200')
      expect(answer, card.name).toMatchObject({
        content: {
          'application/json': { schema: { allOf: [{}, { required: ['status', 'content'] }] } },
        },
      })
    }
  })

  test('says of each call how sure it is, how often it goes and who may make it', () => {
    for (const card of allCalls()) {
      expect(operationOf(card)).toMatchObject({
        'x-holdpoint-status': card.status,
        'x-holdpoint-rate': { class: card.rate },
        'x-holdpoint-access': { access: policyOf(card.name).access },
        deprecated: false,
      })
    }
  })

  test('names every problem of a call under its status', () => {
    for (const card of allCalls()) {
      for (const name of problemsOfCall(card)) {
        const answers = operationOf(card)['responses']
        const answer = isJsonObject(answers) ? answers[String(problems[name].status)] : undefined
        expect(JSON.stringify(answer), `${card.name} ${name}`).toMatch(
          new RegExp(`responses/\\d{3}-(?:.*-or-)?${name}(?:-or-|")`),
        )
      }
    }
  })

  test('sends lists as one parameter with commas', () => {
    const keys = parametersOf(at('paths', '/master', 'get')).find(({ name }) => name === 'keys')
    expect(keys).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { enum: expect.arrayContaining(['crews']) } },
    })
  })

  test('shows numbers as numbers, and yes and no as such', () => {
    const [limit] = parametersOf(at('paths', '/my-form', 'get'))
    expect(limit).toMatchObject({ name: 'pLimit', schema: { type: 'integer', maximum: 200 } })
    const body = at('paths', '/my-form', 'post', 'requestBody', 'content', 'application/json')
    expect(body).toMatchObject({
      schema: { properties: { isLimitedAccess: { type: 'boolean' } }, required: ['formId'] },
    })
  })

  test('takes files in multipart bodies only', () => {
    const photo = at('paths', '/my-form-answer-images', 'post', 'requestBody', 'content')
    expect(Object.keys(photo)).toEqual(['multipart/form-data'])
    const signature = at('paths', '/my-form-sign', 'post', 'requestBody', 'content')
    const fields = (type: string) =>
      JSON.stringify(Object.entries(signature).find(([name]) => name === type))
    expect(fields('multipart/form-data')).toContain('"file":{"type":"string","format":"binary"')
    expect(fields('application/json')).not.toContain('"file"')
    const raise = at('paths', '/actions', 'post', 'requestBody', 'content', 'multipart/form-data')
    expect(raise).toMatchObject({
      schema: {
        properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
      },
    })
    expect(JSON.stringify(document)).not.toContain('^upload:')
  })

  test('takes an idempotency key where a person writes, If-Match where it is edited', () => {
    for (const card of allCalls()) {
      const taken = JSON.stringify(parametersOf(operationOf(card)))
      expect(taken.includes('/Idempotency-Key'), card.name).toBe(
        card.method !== 'GET' && policyOf(card.name).access === 'signedIn',
      )
      expect(taken.includes('/If-Match'), card.name).toBe(card.takesRowVersion)
    }
  })

  test('shares records by name between calls', () => {
    const list = JSON.stringify(operationOf({ path: '/my-form', method: 'GET' }))
    expect(list).toContain('#/components/schemas/MyForm"')
    expect(at('components', 'schemas', 'MyForm')).toMatchObject({
      type: 'object',
      properties: { id: { type: 'string' } },
    })
  })

  test('has an example of each problem in the envelope that is sent', () => {
    expect(at('components', 'examples', 'row_changed', 'value')).toMatchObject({
      status: 409,
      content: null,
      problem: { name: 'row_changed', fields: [], details: {} },
    })
  })

  test('names the headers of the client at each operation, for tools that open one alone', () => {
    for (const card of allCalls()) {
      expect(at('paths', card.path)['parameters']).toBeUndefined()
      const taken = JSON.stringify(parametersOf(operationOf(card)))
      expect(taken, card.name).toContain('"#/components/parameters/X-Version"')
      expect(taken, card.name).toContain('"#/components/parameters/X-Time-Zone"')
    }
  })

  test('explains every parameter and field whose name does not say it all', () => {
    const unexplained = allCalls().flatMap((card) =>
      fieldsOf(card)
        .filter(([name, field]) => field['description'] === undefined && !plainNames.has(name))
        .map(([name]) => `${card.name} ${name}`),
    )
    expect(unexplained).toEqual([])
  })

  test('says nothing of plain names that no call has, and of records that it does not hold', () => {
    const used = new Set(allCalls().flatMap((card) => fieldsOf(card).map(([name]) => name)))
    expect([...plainNames].filter((name) => !used.has(name))).toEqual([])
    for (const [part, words] of Object.entries(partWords)) {
      for (const field of Object.keys(words)) {
        expect(at('components', 'schemas', part, 'properties', field)).toBeDefined()
      }
    }
  })

  test('says of instants that they are such, in every answer', () => {
    expect(at('components', 'schemas', 'MyForm', 'properties', 'submittedAt')).toMatchObject({
      type: ['string', 'null'],
      format: 'date-time',
    })
    const texts = JSON.stringify(document).match(/"\w+At":\{"type":[^}]*\}/g) ?? []
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((text) => !text.includes('"format":"date-time"'))).toEqual([])
  })

  test('begins each description with who may make the call, and ends it with its origin', () => {
    for (const card of allCalls()) {
      const lines = String(operationOf(card)['description']).split('\n\n')
      expect(lines[0], card.name).toMatch(/^For /)
      expect(lines.at(-1), card.name).toContain(`(${card.source}).*`)
    }
  })

  test('shows examples that the cards themselves take', () => {
    expect(Object.keys(callExamples).sort()).toEqual([
      'apiKeys.create',
      'apiKeys.embedToken',
      'apiKeys.externalAccess',
      'auth.login',
      'myForms.list',
      'myForms.saveComment',
      'savedFilters.save',
    ])
    for (const card of allCalls()) {
      const example = callExamples[card.name]
      if (example !== undefined) {
        expect(card.input.safeParse(example.input).error, card.name).toBeUndefined()
        expect(card.content.parse(example.content), card.name).toEqual(example.content)
        const text = JSON.stringify(operationOf(card))
        expect(text, card.name).toContain(JSON.stringify(example.content))
      }
    }
  })

  test('leaves no value to be made up anew at each visit', () => {
    const open: string[] = []
    mapSchemas(at('components', 'schemas'), (schema) => {
      const isMadeUp = ['date', 'date-time'].includes(String(schema['format']))
      if ((isMadeUp || typeof schema['pattern'] === 'string') && schema['examples'] === undefined) {
        open.push(JSON.stringify(schema))
      }
      return schema
    })
    expect(open).toEqual([])
  })
})

/** The inline parameters and the fields of the body of a call. */
function fieldsOf(card: { path: string; method: string }): [string, JsonObject][] {
  const operation = operationOf(card)
  const inline = parametersOf(operation).flatMap((parameter): [string, JsonObject][] =>
    typeof parameter['name'] === 'string' ? [[parameter['name'], parameter]] : [],
  )
  const body = operation['requestBody']
  const content = isJsonObject(body) && isJsonObject(body['content']) ? body['content'] : {}
  const fields = Object.values(content).flatMap((media) => {
    const schema = isJsonObject(media) ? media['schema'] : undefined
    const properties = isJsonObject(schema) ? schema['properties'] : undefined
    return isJsonObject(properties) ? Object.entries(properties) : []
  })
  return [
    ...inline,
    ...fields.flatMap(([name, field]): [string, JsonObject][] =>
      isJsonObject(field) ? [[name, field]] : [],
    ),
  ]
}
