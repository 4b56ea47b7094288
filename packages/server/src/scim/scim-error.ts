import { isProblemName, problem, type Problem } from '@holdpoint/api'
import { pathOfField } from './attributes.ts'

// What cannot be done, in the words of SCIM (RFC 7644, 3.12).

export const scimType = 'application/scim+json; charset=utf-8'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** What kind of refusal it is, where a status alone does not say it. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** A request that cannot be understood as SCIM; nothing was asked of anybody yet. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly scimType: ScimType

  constructor(kind: ScimType, detail: string) {
    super(detail)
    this.scimType = kind
  }
}

/** An answer in SCIM's own type; whatever it says is asked for anew each time. */
export function scimResponse(
  status: number,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': scimType, 'Cache-Control': 'no-store', ...headers },
  })
}

/** A refusal as SCIM says it. */
export function scimRefusal(
  status: number,
  detail: string,
  {
    kind,
    headers,
  }: { kind?: ScimType | undefined; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body = {
    schemas: [errorSchema],
    status: String(status),
    ...(kind === undefined ? {} : { scimType: kind }),
    detail,
  }
  return scimResponse(status, body, headers)
}

/** A refusal of the API, wherever on the way it was made, in the words of SCIM. */
export async function inScimWords(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.status < 400 || !type.startsWith('application/json')) {
    return response
  }
  const refused = problemIn(await response.json())
  const { status, kind } = statusOf(refused, response.status)
  const headers: Record<string, string> = {}
  const waitS = response.headers.get('Retry-After')
  if (waitS !== null) {
    headers['Retry-After'] = waitS
  }
  if (status === 401) {
    headers['WWW-Authenticate'] = 'Bearer'
  }
  return scimRefusal(status, detailOf(refused), { kind, headers })
}

/** Problems that are called otherwise by SCIM than by the API. */
const unknownKeys = new Set(['api_key_refused', 'api_key_required', 'not_signed_in'])

function statusOf({ name, details }: Problem, status: number): { status: number; kind?: ScimType } {
  if (unknownKeys.has(name)) {
    return { status: 401 }
  }
  if (name === 'invalid_input') {
    return details['isTaken'] === true
      ? { status: 409, kind: 'uniqueness' }
      : { status: 400, kind: 'invalidValue' }
  }
  if (name === 'malformed_body') {
    return { status: 400, kind: 'invalidSyntax' }
  }
  return { status: name === 'row_changed' ? 412 : status }
}

/** All that is wrong, each at the attribute that says it. */
function detailOf({ message, fields }: Problem): string {
  return fields.length === 0
    ? message
    : fields.map(({ path, message: said }) => `${pathOfField(path)}: ${said}`).join(' ')
}

function problemIn(envelope: unknown): Problem {
  if (typeof envelope !== 'object' || envelope === null || !('problem' in envelope)) {
    return problem('unexpected')
  }
  const { name, fields, details } = envelope.problem as Problem
  const message = 'message' in envelope ? String(envelope.message) : ''
  return isProblemName(name) ? problem(name, { message, fields, details }) : problem('unexpected')
}
