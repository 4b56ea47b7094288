import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, wireInteger, wireList, written } from '../../wire.ts'
import { embedScopeNames } from '../../vocabulary/embed-scopes.ts'
import { siteOrigin, siteOriginProblem } from '../../vocabulary/site-origin.ts'
import { apiKey, apiKeyDaysMax, apiKeyOriginsMax, apiKeySecrets } from './api-keys.records.ts'

// Keys for the pages and the servers of other sites. The specification names the key that its
// client sends and nothing more; all of this is ours (decisions 0017 and 0018).

const scopes = wireList.pipe(z.array(z.enum(embedScopeNames)).min(1, 'Choose at least one scope.'))

const origins = wireList
  .pipe(
    z
      .array(z.string().refine((origin) => siteOrigin(origin) !== undefined, siteOriginProblem))
      .max(apiKeyOriginsMax, `A key opens at most ${apiKeyOriginsMax} origins.`),
  )
  .transform((entries) => [...new Set(entries.map((entry) => siteOrigin(entry) ?? entry))])
  .default([])

/** Every key of the organisation, the newest first, never with its secrets. */
export const listApiKeys = call({
  name: 'apiKeys.list',
  method: 'GET',
  path: '/api-keys',
  summary: "Lists the organisation's API keys, without their secrets.",
  status: 'decided',
  source: 'spec 7, an API key; decision 0017',
  input: z.object({}),
  content: z.object({ data: z.array(apiKey) }),
  problems: ['forbidden'],
})

/**
 * Makes a key and answers its two secrets, this once: only their hashes are kept. A post that is
 * repeated under its idempotency key answers the same key without them.
 */
export const createApiKey = call({
  name: 'apiKeys.create',
  method: 'POST',
  path: '/api-keys',
  summary: 'Makes an API key for exact origins and answers its secrets once.',
  status: 'decided',
  source: 'spec 7, an API key; decision 0017',
  input: z.object({
    name: written(100).pipe(z.string().trim().min(1, 'Enter a name.')),
    origins,
    scopes,
    expiresInDays: wireInteger(1, apiKeyDaysMax).default(90),
  }),
  content: apiKeySecrets.extend({ key: apiKey }),
  problems: ['forbidden', 'wrong_state'],
})

/** Ends a key at once, with every token and session that was opened through it. */
export const revokeApiKey = call({
  name: 'apiKeys.revoke',
  method: 'DELETE',
  path: '/api-keys',
  summary: 'Ends an API key and everything that was opened through it.',
  status: 'decided',
  source: 'decision 0017',
  input: z.object({ apiKeyId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

/**
 * Answers a token for one person, for ten minutes: a page of the key's origins sends it together
 * with the page key. Asked by the other site's server with `X-Api-Secret`, or the secret as bearer.
 */
export const embedToken = call({
  name: 'apiKeys.embedToken',
  method: 'POST',
  path: '/embed-token',
  summary: "Answers a short-lived token of one person for the key's own pages.",
  status: 'decided',
  source: 'decision 0017',
  input: z.object({
    /** The person's id, or their email address. */
    person: text(254).pipe(z.string().trim().min(1, 'Name a person by id or email.')),
    /** A part of the key's scopes; all of them unless said otherwise. */
    scopes: scopes.optional(),
  }),
  content: z.object({
    token: z.string(),
    expiresAt: z.string(),
    personId: z.string(),
    scopes: z.array(z.enum(embedScopeNames)),
  }),
  problems: ['api_key_refused', 'person_not_open', 'out_of_scope'],
})

/**
 * Answers an address of ours that signs one person in, once and within five minutes. Asked by the
 * other site's server, as an embed token is.
 */
export const externalAccess = call({
  name: 'apiKeys.externalAccess',
  method: 'POST',
  path: '/external-access',
  summary: 'Answers an address that lets one person in, once.',
  status: 'decided',
  source: 'spec 2, external-access URL variants; decision 0018',
  input: z.object({
    /** The person's id, or their email address. */
    person: text(254).pipe(z.string().trim().min(1, 'Name a person by id or email.')),
    /** A page of ours, from its first slash on. */
    path: text(1500).default('/'),
    deviceType: z.enum(['web', 'portal', 'mobile', 'embed']).default('web'),
  }),
  content: z.object({
    /** Whole where the server knows its own origin, else the same as `path`. */
    url: z.string(),
    /** The same from its first slash on, for a portal on another host than the API. */
    path: z.string(),
    expiresAt: z.string(),
  }),
  problems: ['api_key_refused', 'person_not_open', 'out_of_scope'],
})

/** Keys for the pages and servers of other sites. */
export const apiKeys = {
  list: listApiKeys,
  create: createApiKey,
  revoke: revokeApiKey,
  embedToken,
  externalAccess,
}
