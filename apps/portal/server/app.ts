import { Hono } from 'hono'
import { sentences } from '@holdpoint/api'
import { withoutCookies, type FormLeft, type Ports } from '@holdpoint/server'
import type { PortalContext } from '../app/load-context.ts'
import { copyHeader } from '../app/offline/pages/copy-header.ts'
import { notSavedFields } from '../app/session/not-saved-fields.ts'
import { formOfAnother } from '../app/session/require-person.server.ts'
import { logAccess } from './access-log.ts'
import type { ApiHost, Caller } from './api-host.ts'
import type { AddressOf } from './client-address.ts'
import { backchannelLogoutRoutes } from './backchannel-logout.ts'
import { compressed } from './compression.ts'
import { documentRoutes } from './documents.ts'
import { drawingOnly, isDrawnAnew } from './drawn-anew.ts'
import { embedRoutes } from './embed.ts'
import { externalAccess } from './external-access.ts'
import { failureResponse } from './failures.ts'
import { formKeyField } from './form-keys.ts'
import { healthRoutes } from './health.ts'
import { metricsRoutes, type MetricsParts } from './metrics/metrics-routes.ts'
import {
  formKeyFits,
  isFormOfAnother,
  pageContextOf,
  type PortalContextParts,
} from './portal-context.ts'
import { readableRefusal } from './readable-refusal.ts'
import { isMultipart, receiveBody } from './receive-body.ts'
import { refusal } from './refusals.ts'
import { scopeOf, type EntryEnvironment, type RequestScope } from './request-scope.ts'
import { bringsBody, isForm, refuseByShape, seenFrom } from './request-shape.ts'
import { secure, type PolicyOptions } from './security-headers.ts'
import { oneClickRoutes } from './one-click.ts'
import type { ServeStatic } from './static-files.ts'
import { formNotSaved, isFormOfPage, isForEndedSession } from './not-saved.ts'
import { judgeWrite } from './write-guard.ts'

/** Renders a page, or runs a page's action. */
export type HandlePage = (request: Request, context: PortalContext) => Promise<Response>

export interface AppParts extends PortalContextParts, PolicyOptions {
  api: ApiHost
  log: Ports['log']
  newRequestId: () => string
  addressOf: AddressOf
  /** Keys the marks of networks in the log of requests; without it there is no such log. */
  accessLogSecret?: string | undefined
  /** What is measured and who may read it; without it nothing is. */
  metrics?: MetricsParts | undefined
  /** The origin of the settings; without it loopback names count as our own. */
  publicOrigin: string | undefined
  serveStatic: ServeStatic
  handlePage: HandlePage
}

/**
 * The entry of everything: it looks at a request before the API or a page does, and at every
 * answer before it leaves.
 */
export function createApp(parts: AppParts): Hono<EntryEnvironment> {
  const app = new Hono<EntryEnvironment>()

  app.use('*', async (c, next) => {
    const startedAt = performance.now()
    const answered = parts.metrics?.metrics.http.begin()
    const scope = scopeOf(c, parts)
    c.set('scope', scope)
    await next()
    const response = await compressed(c.req.raw, c.res)
    // Hono would copy the former answer's headers, its length among them, into the next one.
    c.res = undefined
    c.res = response
    secure(c.res.headers, scope, parts)
    c.res.headers.set('X-Request-Id', scope.requestId)
    const { method, path } = c.req
    answered?.({ method, path, response: c.res, outgoing: c.env?.outgoing })
    if (parts.accessLogSecret !== undefined) {
      const { requestId, clientAddress } = scope
      const milliseconds = performance.now() - startedAt
      const line = { requestId, method, path, clientAddress, status: c.res.status, milliseconds }
      logAccess(line, { log: parts.log, secret: parts.accessLogSecret })
    }
  })

  app.route('/', healthRoutes(parts.api))
  app.route('/', metricsRoutes(parts.metrics, parts.log))
  app.route('/', documentRoutes(parts))
  app.route('/', embedRoutes(parts))
  app.route('/', oneClickRoutes(parts.api))
  app.route('/', backchannelLogoutRoutes(parts.api))

  app.all('*', async (c) => {
    const scope = c.var.scope
    const request = scope.isFromElsewhere ? withoutCookies(c.req.raw) : c.req.raw
    const early = parts.serveStatic(request)
    if (early !== undefined) {
      return early
    }
    const odd = refuseByShape(request, scope)
    return odd === undefined
      ? await answer(request, scope)
      : await readableRefusal(odd, request, scope, await callerOf(undefined, scope))
  })

  app.onError((error, c) => failureResponse(error, c.var.scope, parts.log))

  function callerOf(token: string | undefined, scope: RequestScope): Promise<Caller> {
    return parts.api.callerOf(token, {
      requestId: scope.requestId,
      clientAddress: scope.clientAddress,
      isSecure: parts.isHttps,
      ownOrigin: scope.ownOrigin,
      isFromElsewhere: scope.isFromElsewhere,
    })
  }

  async function answer(request: Request, scope: RequestScope): Promise<Response> {
    const verdict = judgeWrite(request, scope)
    if (verdict === 'refused') {
      parts.log.warn(
        {
          ...{ event: 'refused', refusal: 'cross_site' },
          ...{ requestId: scope.requestId, method: request.method },
        },
        'refused',
      )
      return refusal('cross_site', { requestId: scope.requestId, wantsPage: !scope.isApiCall })
    }
    const caller = await callerOf(scope.callerToken, scope)
    const isKeyAsked = verdict === 'needs form key'
    if (scope.isApiCall && isMultipart(request) && !isKeyAsked) {
      // The API streams files by itself, and may be on another host.
      return await caller.fetch(request)
    }
    let isOfAnother = false
    let isAnew = false
    const received =
      bringsBody(request) || isKeyAsked
        ? await receiveBody(request, scope, caller, {
            doFit(fields) {
              const key = fields.get(formKeyField) ?? ''
              isAnew = isDrawnAnew(fields)
              isOfAnother = isFormOfAnother(parts, caller, key)
              return isKeyAsked ? formKeyFits(parts, request, scope, caller, key) : true
            },
            keepForm: (left) => keepForm(left, request, scope, caller),
          })
        : request
    if (received instanceof Response && isOfAnother && !scope.isApiCall) {
      return await refuseFormOfAnother(request, scope, caller)
    }
    if (received instanceof Response) {
      return await readableRefusal(received, request, scope, caller)
    }
    if (request.method === 'POST' && !scope.isApiCall && !isForm(request)) {
      return refusal('unsupported_media_type', { requestId: scope.requestId, wantsPage: true })
    }
    return scope.isApiCall
      ? await caller.fetch(received)
      : await page(received, scope, caller, { isOfAnother, isAnew })
  }

  /**
   * A form key that does not fit may be the one of whoever was signed in before. That it is ours
   * cannot be proved without their session, and need not be: nothing is done, and it is said why.
   */
  async function refuseFormOfAnother(
    request: Request,
    scope: RequestScope,
    caller: Caller,
  ): Promise<Response> {
    const { context } = pageContextOf(parts, request, scope, caller, true)
    return context.person === null
      ? refusal('cross_site', { requestId: scope.requestId, wantsPage: true })
      : await formOfAnother(context, request, context.person)
  }

  /** Files that are not taken take nothing else with them that was typed. */
  async function keepForm(
    { fields, refused }: FormLeft,
    request: Request,
    scope: RequestScope,
    caller: Caller,
  ): Promise<Response> {
    if (!isFormOfPage(request)) {
      return refusal(refused, { requestId: scope.requestId, wantsPage: true })
    }
    fields.append(notSavedFields.files, '1')
    const kept = formNotSaved(request, fields, refused.message)
    return await page(kept, scope, caller, { isOfAnother: false, isAnew: false })
  }

  async function page(
    request: Request,
    scope: RequestScope,
    caller: Caller,
    { isOfAnother, isAnew }: { isOfAnother: boolean; isAnew: boolean },
  ): Promise<Response> {
    const { context: whole, cookiesToSet } = pageContextOf(
      parts,
      request,
      scope,
      caller,
      isOfAnother,
    )
    const context = isAnew ? { ...whole, api: drawingOnly(whole.api) } : whole
    const copyFor = request.headers.get(copyHeader)
    const isCopy = copyFor !== null
    if (isCopy && copyFor !== context.person?.user.personId) {
      // Somebody else has signed in since, or nobody is: there is no page to keep.
      return refusal('not_signed_in', { requestId: scope.requestId, wantsPage: false })
    }
    const typed = caller.info === null && isFormOfPage(request) ? request.clone() : undefined
    const response =
      (await externalAccess(request, context)) ??
      (await parts.handlePage(seenFrom(context.publicOrigin, request), context))
    if (typed !== undefined && isForEndedSession(response)) {
      const fields = new URLSearchParams(await typed.text())
      const kept = formNotSaved(request, fields, sentences.auth.failed)
      return await page(kept, scope, caller, { isOfAnother: false, isAnew: false })
    }
    const cookies = isCopy ? [] : cookiesToSet()
    if (cookies.length === 0 && !isCopy) {
      return response
    }
    const headers = new Headers(response.headers)
    if (isCopy) {
      // Nobody looks at a copy now, so the browser's own state stays as it is.
      headers.delete('Set-Cookie')
    }
    cookies.forEach((cookie) => headers.append('Set-Cookie', cookie))
    return new Response(response.body, { status: response.status, headers })
  }

  return app
}
