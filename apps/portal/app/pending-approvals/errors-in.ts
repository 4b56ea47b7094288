/** Why not all of what was ticked was decided, of what `approveAsked` answers. */
export function errorsIn(answer: unknown): readonly string[] {
  return typeof answer === 'object' && answer !== null && 'errors' in answer
    ? (answer.errors as string[])
    : []
}
