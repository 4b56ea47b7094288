import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { HandlePage } from './app.ts'

type Route = ServerBuild['routes'][string]

/**
 * Answers pages by Remix, which looks through all routes several times for every page. An address
 * without parameters belongs to one route, known beforehand: its handler knows that route and those
 * around it alone. Every other address is looked for among all.
 */
export function createPagesByPath(build: ServerBuild): HandlePage {
  const handleAny = createRequestHandler(build, 'production')
  const handlers = new Map(
    [...plainBranches(build)].map(([path, branch]) => [
      path,
      createRequestHandler(only(build, branch), 'production'),
    ]),
  )
  return (request, context) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, '')
    const handle = handlers.get(path) ?? handleAny
    return handle(request, context)
  }
}

/** The ids of the routes of each address without parameters, from the root to the page's own. */
export function plainBranches({ routes }: ServerBuild): ReadonlyMap<string, readonly string[]> {
  const branches = new Map<string, readonly string[]>()
  for (const route of Object.values(routes)) {
    if (route === undefined || (route.path === undefined && route.index !== true)) {
      continue
    }
    const branch = branchOf(route, routes)
    const path = `/${branch.flatMap(({ path: part }) => part || []).join('/')}`
    const known = branches.get(path)
    // Of a page and the one around it at the same address it is the inner one that is shown.
    if (!/[:*?]/.test(path) && (known === undefined || known.length < branch.length)) {
      branches.set(
        path,
        branch.map(({ id }) => id),
      )
    }
  }
  return branches
}

/** The address of each route as a pattern, such as `/actions/:id`. */
export function pagePatterns({ routes }: Pick<ServerBuild, 'routes'>): readonly string[] {
  const patterns = Object.values(routes).flatMap((route) =>
    route === undefined || (route.path === undefined && route.index !== true)
      ? []
      : [
          `/${branchOf(route, routes)
            .flatMap(({ path: part }) => part || [])
            .join('/')}`,
        ],
  )
  return [...new Set(patterns)]
}

function branchOf(route: Route, routes: ServerBuild['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent === undefined ? [route] : [...branchOf(parent, routes), route]
}

function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const picked = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: picked(build.routes),
    assets: { ...build.assets, routes: picked(build.assets.routes) },
  }
}
