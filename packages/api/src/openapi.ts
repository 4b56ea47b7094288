import { allCalls, catalogue, type NamedCall } from './catalogue.ts'
import { clientVersion } from './vocabulary/limits.ts'
import { createAnswerBook, sentenceAnswer } from './openapi/answers.ts'
import { areaDescriptions, introduction } from './openapi/introduction.ts'
import type { JsonObject } from './openapi/json.ts'
import { operationOf } from './openapi/operation.ts'
import { wordedParts } from './openapi/part-words.ts'
import { createSchemaBook } from './openapi/schemas.ts'
import { envelopes, headers, parameters, securitySchemes } from './openapi/shared-parts.ts'

export { areaDescriptions } from './openapi/introduction.ts'

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = JsonObject & {
  openapi: string
  info: JsonObject
  paths: JsonObject
  components: JsonObject
}

/** The whole catalogue as an OpenAPI 3.1 document, made from the cards and the policy. */
export function openApiDocument(): OpenApiDocument {
  const schemas = createSchemaBook()
  const answers = createAnswerBook(schemas)
  // Answers come first, so that a name without a suffix means what the server answers.
  allCalls().forEach((card) => answers.of(card))
  const paths = new Map<string, JsonObject>()
  for (const [area, calls] of Object.entries(catalogue)) {
    for (const card of Object.values<NamedCall>(calls)) {
      const others = paths.get(card.path) ?? {}
      const operation = operationOf(area, card, { schemas, answers })
      paths.set(card.path, { ...others, [card.method.toLowerCase()]: operation })
    }
  }
  const { responses, examples } = answers.components()
  return {
    openapi: '3.1.1',
    info: {
      title: 'Holdpoint API',
      version: clientVersion,
      summary: 'Forms, inspections and field safety for oilfield crews.',
      description: introduction(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1', description: 'This portal.' }],
    tags: Object.keys(catalogue).map((name) => ({
      name,
      description: areaDescriptions[name] ?? '',
    })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...envelopes, ...wordedParts(schemas.components()) },
      responses: { ...responses, '203-sentence': sentenceAnswer },
      examples,
      parameters,
      headers,
      securitySchemes,
    },
  }
}
