/** Anything that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
/** An object of JSON. */
export type JsonObject = { readonly [name: string]: Json }

/** Tells an object of JSON from lists and plain values. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Below these names stand fields or definitions by their own names, not the words of a schema.
const mapsOfSchemas = new Set(['properties', 'patternProperties', '$defs'])
// Below these stand values.
const values = new Set(['default', 'enum', 'const', 'examples', 'required'])

/** The same JSON Schema with each schema in it replaced, the innermost first. */
export function mapSchemas(value: Json, replace: (schema: JsonObject) => JsonObject): Json {
  if (isJsonObject(value)) {
    return replace(
      mapEntries(value, (entry, name) =>
        values.has(name)
          ? entry
          : mapsOfSchemas.has(name) && isJsonObject(entry)
            ? mapEntries(entry, (schema) => mapSchemas(schema, replace))
            : mapSchemas(entry, replace),
      ),
    )
  }
  return Array.isArray(value) ? value.map((entry: Json) => mapSchemas(entry, replace)) : value
}

function mapEntries(object: JsonObject, change: (entry: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, entry]) => [name, change(entry, name)]),
  )
}
