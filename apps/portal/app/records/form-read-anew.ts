import { isReadAnew } from '../shell/read-anew.ts'
import { isEditAgain } from './edit-again.ts'

/**
 * Whether the page of a form is read anew after a post: not where it was refused. What the record is by
 * now may have no form any more, and the page would make way with all that was typed. A key that was
 * used before is the exception: another one comes with the page.
 */
export function isFormReadAnew({
  actionStatus = 200,
  actionResult,
}: {
  actionStatus?: number | undefined
  actionResult?: unknown
}) {
  const isRefused = actionStatus >= 400 && actionStatus < 500
  return (isRefused ? isKeySpent(actionResult) : true) && isReadAnew({ actionStatus })
}

function isKeySpent(answer: unknown): boolean {
  return isEditAgain(answer) && answer.isKeySpent === true
}
