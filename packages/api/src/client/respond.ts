import type { Outcome, Shown } from './responses.ts'

/** What a page can do about an answer. */
export interface Screen {
  /** Shows a message; with `retry` it offers to make the call again. */
  show: (message: Shown, retry?: { afterS: number; again: () => void }) => void
  /** Sends the person to another page. */
  go: (path: string) => void
  /** Ends the session on this device before anything is shown. */
  signOut: () => Promise<unknown>
}

/** Does what an outcome says: signs out first, then leaves, or shows and offers to try again. */
export async function respond(
  { show, goTo, retry, signsOut }: Outcome,
  screen: Screen,
  again?: () => void,
): Promise<void> {
  if (signsOut) {
    await screen.signOut()
  }
  if (goTo !== null) {
    screen.go(goTo)
  } else if (show !== null) {
    if (retry === null || again === undefined) {
      screen.show(show)
    } else {
      screen.show(show, { ...retry, again })
    }
  }
}
