import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { problemsOfCall } from './call-problems.ts'
import { allCalls } from './catalogue.ts'
import { openApiDocument } from './openapi.ts'
import { isJsonObject, type Json, type JsonObject } from './openapi/json.ts'
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

  test('has only 401 and 404 for what is named only', () => {
    for (const card of allCalls().filter(({ status }) => status === 'named-only')) {
      expect(Object.keys(operationOf(card)['responses'] ?? {}), card.name).toEqual([
        '401',
        '404',
        'default',
      ])
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
    expect(fields('multipart/form-data')).toContain('"file":{"type":"string","format":"binary"}')
    expect(fields('application/json')).not.toContain('"file"')
    expect(JSON.stringify(document)).not.toContain('^upload:')
  })

  test('takes an idempotency key where a person writes, If-Match where it is edited', () => {
    for (const card of allCalls().filter(({ status }) => status !== 'named-only')) {
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
})
