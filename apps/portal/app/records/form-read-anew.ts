import { isReadAnew } from '../shell/read-anew.ts'

/**
 * Whether the page of a form is read anew after a post: not where somebody else was quicker. What the
 * record is by now may have no form any more, and the page would make way with all that was typed.
 */
export function isFormReadAnew({ actionStatus }: { actionStatus?: number | undefined }) {
  return actionStatus !== 409 && isReadAnew({ actionStatus })
}
