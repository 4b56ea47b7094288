import { secret, text } from './settings.ts'

/** Answers the token to send; asked before each call, so that the page may renew it. */
export type GetToken = (() => string | undefined | Promise<string | undefined>) | undefined

/**
 * The settings of a tag that may fetch by itself; spread into its own table. A token given by the
 * attribute is taken out of the markup once read.
 */
export const connectionSettings = { apiBase: text(), apiKey: text(), token: secret() }

/** The property beside them, for tokens that are renewed; spread into the table of data. */
export const connectionData: { getToken: GetToken } = { getToken: undefined }

/** What a tag knows of the portal that it asks. */
export type Connection = { apiBase: string; apiKey: string; token: string; getToken: GetToken }

/** Names where a tag asks and as whom; what was answered elsewhere does not hold there. */
export function sourceOf({ apiBase, apiKey, token }: Omit<Connection, 'getToken'>): string {
  return [apiBase, apiKey, token].join(' ')
}
