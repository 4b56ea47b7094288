import type { AppLoadContext } from '@remix-run/node'
import type { Client } from '@holdpoint/api'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { openTestEntry, type TestEntryOptions } from '../../../server/test-entry.ts'
import { takeToast } from '../../session/flash.server.ts'
import { unpacked } from '../../shell/packed.ts'
import { action, loader } from './route.tsx'

// For tests: the page behind the real entry, as one of the demo people sees it.

export type TestPerson = { token: string; client: Client }

type Answered<R> = Extract<R, { status: 200; content: unknown }>

/** What a call answered; anything else fails the test. */
export function content<R extends { status: unknown }>(reply: R): Answered<R>['content'] {
  if (reply.status !== 200) {
    throw new Error(`The call was not answered as expected: ${JSON.stringify(reply)}`)
  }
  return (reply as Answered<R>).content
}

/** What the page's loader answers, its rows unpacked. */
export async function pageAt(where: Parameters<typeof loader>[0]) {
  const { data } = await loader(where)
  return { ...data, rows: unpacked(data.rows) }
}

export async function openTestPage({ seed }: Pick<TestEntryOptions, 'seed'> = {}) {
  const entry = await openTestEntry({ world: 'demo', ...(seed && { seed }) })

  async function signedIn(role: Parameters<typeof demoEmail>[0]): Promise<TestPerson> {
    const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
    const nobody = await entry.parts.api.callerOf(undefined, origin)
    const reply = await nobody
      .client('UTC')
      .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
    const token = content(reply).accessToken
    const caller = await entry.parts.api.callerOf(token, origin)
    return { token, client: caller.client('America/Chicago') }
  }

  /** Sends a request through the entry and hands what comes out to the route. */
  async function arriving({ token }: TestPerson, path: string, init: RequestInit = {}) {
    const headers = new Headers({ Cookie: `hp=${token}`, 'Sec-Fetch-Site': 'same-origin' })
    await entry.send(path, { ...init, headers })
    const seen = entry.seen.at(-1)
    if (seen === undefined) {
      throw new Error(`${path} did not arrive at the page.`)
    }
    const { request, body, context } = seen
    const { url, method } = request
    const again =
      method === 'POST' ? new Request(url, { method, body, headers: request.headers }) : request
    return { request: again, context: context as AppLoadContext, params: {} }
  }

  return {
    entry,
    signedIn,
    arriving,

    /** What the page shows, or where it leads to. */
    async load(person: TestPerson, path: string) {
      const where = await arriving(person, path)
      try {
        return { page: await pageAt(where), to: null }
      } catch (thrown) {
        if (thrown instanceof Response) {
          return { page: null, to: thrown.headers.get('Location') }
        }
        throw thrown
      }
    },

    /** Where a post leads to and what is said there, or what is said beside its fields. */
    async post(person: TestPerson, path: string, fields: Record<string, string> | string[][]) {
      const where = await arriving(person, path, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      const answer: unknown = await action(where).catch((thrown: unknown) => thrown)
      if (!(answer instanceof Response)) {
        return { to: null, toast: null, said: saidIn(answer) }
      }
      const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      const next = new Request(where.request.url, { headers: { Cookie: cookie } })
      const { toast } = await takeToast(where.context, next)
      return { to: answer.headers.get('Location'), toast, said: null }
    },
  }
}

export type TestPage = Awaited<ReturnType<typeof openTestPage>>

function saidIn(answer: unknown): string | null {
  const said: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  return typeof said === 'object' && said !== null && 'problem' in said
    ? String(said.problem)
    : null
}
