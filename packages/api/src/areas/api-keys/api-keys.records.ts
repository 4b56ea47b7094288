import * as z from 'zod'
import { embedScopeNames } from '../../vocabulary/embed-scopes.ts'

/** How many sites one key may open. */
export const apiKeyOriginsMax = 20
/** The longest life of a key, in days. */
export const apiKeyDaysMax = 365
/** How many living keys an organisation may have. */
export const apiKeysMax = 100

/** What becomes of a key: it opens what it says, its time is over, or somebody ended it. */
export const apiKeyStates = ['living', 'expired', 'revoked'] as const

/** A key as it is shown to those who keep the settings: never with its secrets. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Exactly as browsers write them in `Origin`. */
  origins: z.array(z.string()),
  scopes: z.array(z.enum(embedScopeNames)),
  state: z.enum(apiKeyStates),
  createdBy: z.object({ personId: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  rowVersion: z.int(),
})
/** A key of the organisation, without its secrets. */
export type ApiKey = z.infer<typeof apiKey>

/** The two secrets of a key. They are answered once; of a repeated post they are null. */
export const apiKeySecrets = z.object({
  /** Goes into a page of the named origins. Whoever opens the page can read it. */
  pageKey: z.string().nullable(),
  /** Stays on the other site's server. */
  serverSecret: z.string().nullable(),
})
/** The two secrets of a key, as they are answered once. */
export type ApiKeySecrets = z.infer<typeof apiKeySecrets>
