import type { Client, DirectoryPerson, Reply } from '@holdpoint/api'
import { failureOf } from '../answer.ts'
import type { Database } from '../db/database.ts'
import { fail, problemError, ProblemError } from '../fail.ts'
import type { HttpOrigin } from '../http/api-handler.ts'
import { readJsonObject } from '../http/read-input.ts'
import { toResponse } from '../http/response.ts'
import type { Identity } from '../identity.ts'
import type { Log } from '../ports/ports.ts'
import { findMaker } from '../session/sessions.ts'
import { pageMax, resourceTypes, serviceProvider, userSchemas } from './discovery.ts'
import { readFilter } from './filter.ts'
import { saidByPatch, saidOf, type Said } from './said.ts'
import { ScimError, scimRefusal, scimResponse } from './scim-error.ts'
import { onlyWhatIsAsked } from './projection.ts'
import { changedDraft, newDraft, toUser, type User } from './user.ts'

const base = '/scim/v2'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const pageUsual = 100
/** A change that somebody else was quicker than is worked out anew this often. */
const triesMax = 3

/** Whether a request is meant for the door of directories. */
export function isScim(request: Request): boolean {
  return new URL(request.url).pathname.startsWith(`${base}/`)
}

export interface ScimDoorParts {
  database: Database
  /** The calls, as somebody may make them. */
  client: (identity: Identity, origin: HttpOrigin) => Client
  log: Log
}

/** Answers one request of a directory. */
export type ScimDoor = (
  request: Request,
  identity: Identity,
  origin: HttpOrigin,
) => Promise<Response>

/** What one request is answered with. */
type Asked = { request: Request; url: URL; api: Client; base: string }

/**
 * The door for the directory of a company (SCIM 2.0, RFC 7644): it puts each request into the calls
 * that keep people, made in the name of whoever made the key, and their answers into SCIM.
 */
export function createScimDoor({ database, client, log }: ScimDoorParts): ScimDoor {
  /** The calls as whoever made the key; what they may do is asked by each call. */
  async function callsOf(identity: Identity, origin: HttpOrigin): Promise<Client> {
    if (identity.kind !== 'host' || identity.grant === undefined) {
      return fail('not_signed_in')
    }
    const { grant } = identity
    if (!grant.scopes.has('directory')) {
      return fail('out_of_scope', { message: 'This API key is not one for a directory.' })
    }
    const person = await findMaker(database.kysely, identity)
    return person === undefined
      ? fail('api_key_refused', { message: 'Whoever made this API key has left.' })
      : client({ kind: 'person', person, grant }, origin)
  }

  return async (request, identity, origin) => {
    try {
      const api = await callsOf(identity, origin)
      const url = new URL(request.url)
      return await answer({ request, url, api, base: `${origin.ownOrigin ?? ''}${base}` })
    } catch (error) {
      return error instanceof ScimError
        ? scimRefusal(400, error.message, { kind: error.scimType })
        : toResponse(failureOf(error, 'scim', origin.requestId, log))
    }
  }
}

async function answer(asked: Asked): Promise<Response> {
  const [kind = '', id, ...rest] = asked.url.pathname.slice(base.length + 1).split('/')
  const named = id === undefined || id === '' ? undefined : plain(id)
  if (rest.length > 0) {
    return fail('not_found')
  }
  switch (kind) {
    case 'Users':
      return named === undefined ? answerUsers(asked) : answerUser(asked, named)
    case 'Groups':
      return answerGroups(asked, named)
    case 'ServiceProviderConfig':
      return reads(asked, serviceProvider(asked.base))
    case 'ResourceTypes':
      return readsOne(asked, resourceTypes(asked.base), named)
    case 'Schemas':
      return readsOne(asked, userSchemas(asked.base), named)
    case 'Bulk':
    case 'Me':
      return scimRefusal(501, `${kind} is not understood here.`)
    default:
      return fail('not_found')
  }
}

/** A part of the path; one that is no text names nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return fail('not_found')
  }
}

async function answerUsers(asked: Asked): Promise<Response> {
  switch (asked.request.method) {
    case 'GET':
      return listUsers(asked)
    case 'POST':
      return addUser(asked)
    default:
      return wrongMethod('GET, POST')
  }
}

async function answerUser(asked: Asked, id: string): Promise<Response> {
  const { request, api } = asked
  switch (request.method) {
    case 'GET':
      return userResponse(200, asked, await personOf(api, id))
    case 'PUT': {
      const said = saidOf(await readJsonObject(request))
      return userResponse(200, asked, await change(asked, id, said))
    }
    case 'PATCH': {
      const said = saidByPatch(await readJsonObject(request))
      return userResponse(200, asked, await change(asked, id, said))
    }
    case 'DELETE': {
      const { state } = await personOf(api, id)
      if (state !== 'left') {
        contentOf(await api.people.deactivate({ userId: id }, versionOf(request)))
      }
      return scimResponse(204, null)
    }
    default:
      return wrongMethod('GET, PUT, PATCH, DELETE')
  }
}

async function listUsers(asked: Asked): Promise<Response> {
  const { url, api } = asked
  const filter = url.searchParams.get('filter')
  const wanted = filter === null ? {} : readFilter(filter)
  const startIndex = Math.max(1, numberIn(url, 'startIndex', 1))
  const count = Math.min(pageMax, Math.max(0, numberIn(url, 'count', pageUsual)))
  if (wanted === null) {
    return listResponse([], 0, startIndex)
  }
  const paging = { pLimit: Math.max(1, count), pOffset: startIndex - 1 }
  const { data, totalRecords } = contentOf(await api.people.listDirectory({ ...wanted, ...paging }))
  const users = data.slice(0, count).map((person) => shown(asked, toUser(person, asked.base)))
  return listResponse(users, totalRecords, startIndex)
}

async function addUser(asked: Asked): Promise<Response> {
  const { request, api } = asked
  const said = saidOf(await readJsonObject(request))
  const { userId } = contentOf(await api.people.addFromDirectory(newDraft(said)))
  return userResponse(201, asked, await personOf(api, userId))
}

/** Changes a user from the version that was seen; without one, from whichever there is. */
async function change({ request, api }: Asked, id: string, said: Said): Promise<DirectoryPerson> {
  const seen = versionOf(request)
  for (let tries = 1; ; tries += 1) {
    const before = await personOf(api, id)
    const ifMatch = seen?.ifMatch ?? before.rowVersion
    const reply = await api.people.editFromDirectory(changedDraft(before, said), { ifMatch })
    const isOvertaken = reply.status === 'problem' && reply.problem.name === 'row_changed'
    if (!isOvertaken || seen !== undefined || tries >= triesMax) {
      contentOf(reply)
      return personOf(api, id)
    }
  }
}

async function personOf(api: Client, userId: string): Promise<DirectoryPerson> {
  const { data } = contentOf(await api.people.listDirectory({ userId }))
  return data[0] ?? fail('not_found', { message: 'There is no such user.' })
}

/** Rights are given in Holdpoint alone, so that there are no groups for a directory to fill. */
function answerGroups({ request }: Asked, id: string | undefined): Response {
  if (request.method !== 'GET') {
    return scimRefusal(501, 'Groups are kept in Holdpoint, by whoever gives rights there.')
  }
  return id === undefined ? listResponse([], 0, 1) : fail('not_found')
}

function reads({ request }: Asked, body: object): Response {
  return request.method === 'GET' ? scimResponse(200, body) : wrongMethod('GET')
}

function readsOne(asked: Asked, all: object[], id: string | undefined): Response {
  if (id === undefined) {
    return asked.request.method === 'GET' ? listResponse(all, all.length, 1) : wrongMethod('GET')
  }
  const one = all.find((each) => 'id' in each && each.id === id)
  return one === undefined ? fail('not_found') : reads(asked, one)
}

function listResponse(resources: object[], totalResults: number, startIndex: number): Response {
  const page = { totalResults, startIndex, itemsPerPage: resources.length, Resources: resources }
  return scimResponse(200, { schemas: [listSchema], ...page })
}

function userResponse(status: number, asked: Asked, person: DirectoryPerson): Response {
  const user = toUser(person, asked.base)
  const { location, version } = user.meta
  const headers = { ETag: version, ...(status === 201 ? { Location: location } : {}) }
  return scimResponse(status, shown(asked, user), headers)
}

function shown({ url }: Asked, user: User): object {
  const named = (name: string) => url.searchParams.get(name) ?? undefined
  return onlyWhatIsAsked(user, {
    attributes: named('attributes'),
    excludedAttributes: named('excludedAttributes'),
  })
}

function wrongMethod(allow: string): Response {
  const detail = 'This address does not take that method.'
  return scimRefusal(405, detail, { headers: { Allow: allow } })
}

/** What a call answered, or its refusal, which the door says in SCIM's words. */
function contentOf<Content>(
  reply: { status: 200; content: Content } | Exclude<Reply, { status: 200 }>,
): Content {
  if (reply.status === 200) {
    return reply.content
  }
  if (reply.status !== 'problem') {
    return fail('unexpected')
  }
  throw reply.problem.name === 'forbidden'
    ? problemError('forbidden', {
        message: 'Whoever made this API key does not keep the accounts of people any more.',
      })
    : new ProblemError(reply.problem)
}

function numberIn(url: URL, name: string, usual: number): number {
  const said = url.searchParams.get(name)
  if (said === null) {
    return usual
  }
  if (!/^-?\d{1,7}$/.test(said)) {
    throw new ScimError('invalidValue', `${name} is a whole number.`)
  }
  return Number(said)
}

/** The version that a change was based on, as `meta.version` and the ETag have it. */
function versionOf(request: Request): { ifMatch: number } | undefined {
  const header = request.headers.get('If-Match')
  if (header === null || header.trim() === '*') {
    return undefined
  }
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1]
  return version === undefined
    ? fail('row_changed', { message: 'If-Match is no version of this user.' })
    : { ifMatch: Number(version) }
}
