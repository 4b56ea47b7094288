// What a script makes of a post that reached nobody, or found nobody signed in; see `quietAction`.
const unheard: readonly (number | undefined)[] = [401, 503]

/**
 * Whether a route is read anew after a post, as it is by default: not where its answer would only
 * lead away from what was typed. Single fetch asks for every route that does not say so.
 */
export function isReadAnew({ actionStatus }: { actionStatus?: number | undefined }) {
  return !unheard.includes(actionStatus)
}
