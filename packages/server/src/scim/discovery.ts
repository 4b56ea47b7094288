import { attributes, schemas, type Schema } from './attributes.ts'

// What a directory can ask about this door before it comes through it (RFC 7643, 5 to 7). Both the
// schemas and what can be filtered are those of the one table of attributes.

/** How many users one page of a list may have. */
export const pageMax = 200

const about = 'urn:ietf:params:scim:schemas:core:2.0:'

/** What is understood of SCIM, and what is not. */
export function serviceProvider(base: string): object {
  return {
    schemas: [`${about}ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: pageMax },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'The server secret of an API key for a directory, as a bearer token.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

/** The kinds of resource: users, and no other. */
export function resourceTypes(base: string): object[] {
  return [
    {
      schemas: [`${about}ResourceType`],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'The people of the organisation, whoever has left among them.',
      schema: schemas.user,
      schemaExtensions: [
        { schema: schemas.enterprise, required: true },
        { schema: schemas.holdpoint, required: false },
      ],
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
    },
  ]
}

const names: Record<Schema, string> = {
  user: 'User',
  enterprise: 'Enterprise User',
  holdpoint: 'Holdpoint User',
}

/** The schemas of a user, with what becomes of each attribute. */
export function userSchemas(base: string): object[] {
  return (Object.keys(schemas) as Schema[]).map((schema) => ({
    schemas: [`${about}Schema`],
    id: schemas[schema],
    name: names[schema],
    attributes: attributesOf(schema),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schemas[schema]}` },
  }))
}

/** Those that stand in another one, as `name.givenName` and the value of an address, are its parts. */
function attributesOf(schema: Schema): object[] {
  const [whole, parts] = [new Map<string, object>(), new Map<string, object[]>()]
  for (const one of attributes.filter((attribute) => attribute.schema === schema)) {
    const [, name = one.path, part] = /^(\w+)(?:\[.*\])?\.(\w+)$/.exec(one.path) ?? []
    const type = one.kind === 'yesOrNo' ? 'boolean' : 'string'
    const said = { ...traits, type, description: one.holds, required: one.isNeeded ?? false }
    if (part !== undefined) {
      parts.set(name, [...(parts.get(name) ?? []), { ...said, name: part }])
    } else if (one.kind === 'person') {
      const value = { ...said, name: 'value' }
      whole.set(name, { ...said, name, type: 'complex', subAttributes: [value] })
    } else {
      const uniqueness = one.path === 'userName' ? 'server' : 'none'
      whole.set(name, { ...said, name, uniqueness })
    }
  }
  for (const [name, subAttributes] of parts) {
    const multiValued = name === 'emails' || name === 'phoneNumbers'
    whole.set(name, {
      ...traits,
      name,
      type: 'complex',
      multiValued,
      required: name !== 'phoneNumbers',
      subAttributes,
    })
  }
  return [...whole.values()]
}

const traits = {
  multiValued: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
}
