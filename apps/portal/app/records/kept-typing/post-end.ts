import { paths } from '../../paths.ts'
import { isEditAgain } from '../edit-again.ts'

// How a post of a form ends, as the router of the page has it: a form may be gone before it does.

/** What of the router's state says how a post has ended. */
export type RouterState = {
  navigation: { state: 'idle' | 'loading' | 'submitting' }
  location: { key: string; pathname: string; search: string; state: unknown }
  errors: object | null
  actionData: Readonly<Record<string, unknown>> | null
  loaderData: Readonly<Record<string, unknown>>
}

type Router = {
  state: RouterState
  subscribe: (listener: (state: RouterState) => void) => () => void
}

/** Pages that a post leads to that has saved nothing. */
const nowhere: readonly string[] = [paths.login(), pathOf(paths.noAccess('settings'))]

function pathOf(address: string): string {
  return new URL(address, 'https://portal').pathname
}

/**
 * Whether a form was saved: its post led on, to a page that does not say that something failed, or back
 * to its own address, which says that it was done, or was answered in its place by something else than
 * the form itself.
 */
export function wasSaved(before: RouterState['location'], state: RouterState): boolean {
  const { location, errors, actionData, loaderData } = state
  if (errors !== null) {
    return false
  }
  if (location.key !== before.key && has(location.state, '_isRedirect')) {
    const tone = toneOf(loaderData['root'])
    const isSaid = isSamePage(before, location) ? tone === 'success' : tone !== 'error'
    return isSaid && !nowhere.includes(location.pathname)
  }
  const answers = Object.values(actionData ?? {})
  return isSamePage(before, location) && answers.length > 0 && answers.every(isOfSaved)
}

const isSamePage = (one: RouterState['location'], other: RouterState['location']) =>
  one.pathname === other.pathname && one.search === other.search

const isOfSaved = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && !isEditAgain(answer) && !has(answer, 'problem')

/** What the page says of what was done. */
function toneOf(root: unknown): unknown {
  const toast = has(root, 'toast') ? root.toast : null
  return has(toast, 'tone') ? toast.tone : null
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value
}

/** How a post has ended: `isHere` where the page stayed where it was. */
export type PostEnd = { isSaved: boolean; isHere: boolean }

/**
 * Tells once how the post ends that begins now. Undefined for a press that posts nothing, which is one
 * while another post is on its way: what watches that one goes on.
 */
export function onPostEnd(
  tell: (end: PostEnd) => void,
  router = pageRouter(),
): (() => void) | undefined {
  const before = router?.state.location
  if (router === undefined || before === undefined) {
    return () => undefined
  }
  if (router.state.navigation.state === 'submitting') {
    return undefined
  }
  let hasBegun = false
  const leave = router.subscribe((state) => {
    if (state.navigation.state === 'submitting') {
      hasBegun = true
    } else if (hasBegun && state.navigation.state === 'idle') {
      leave()
      tell({ isSaved: wasSaved(before, state), isHere: isSamePage(before, state.location) })
    }
  })
  return leave
}

/** Remix leaves its router where scripts of the page find it. */
function pageRouter(): Router | undefined {
  return (window as { __remixRouter?: Router }).__remixRouter
}
