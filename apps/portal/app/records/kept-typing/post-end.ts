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
const nowhere: readonly string[] = [paths.login(), '/no-access']

/**
 * Whether a form was saved: its post led on, to a page that does not say that something failed, or was
 * answered in its place by something else than the form itself.
 */
export function wasSaved(before: RouterState['location'], state: RouterState): boolean {
  const { location, errors, actionData, loaderData } = state
  if (errors !== null) {
    return false
  }
  if (location.key !== before.key && has(location.state, '_isRedirect')) {
    return !nowhere.includes(location.pathname) && !saysFailure(loaderData['root'])
  }
  const isHere = location.pathname === before.pathname && location.search === before.search
  const answers = Object.values(actionData ?? {})
  return isHere && answers.length > 0 && answers.every(isOfSaved)
}

const isOfSaved = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && !isEditAgain(answer) && !has(answer, 'problem')

function saysFailure(root: unknown): boolean {
  const toast = has(root, 'toast') ? root.toast : null
  return has(toast, 'tone') && toast.tone === 'error'
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value
}

/** Tells once how the post ends that begins now; a press that posts nothing tells nothing. */
export function onPostEnd(tell: (isSaved: boolean) => void, router = pageRouter()): () => void {
  const before = router?.state.location
  // While another post is on its way a press posts nothing.
  if (router === undefined || before === undefined || router.state.navigation.state !== 'idle') {
    return () => undefined
  }
  let hasBegun = false
  const leave = router.subscribe((state) => {
    if (state.navigation.state === 'submitting') {
      hasBegun = true
    } else if (hasBegun && state.navigation.state === 'idle') {
      leave()
      tell(wasSaved(before, state))
    }
  })
  return leave
}

/** Remix leaves its router where scripts of the page find it. */
function pageRouter(): Router | undefined {
  return (window as { __remixRouter?: Router }).__remixRouter
}
