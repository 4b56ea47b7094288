import { paths } from '../paths.ts'

/** Where an action is raised on a question, or on the entry as a whole; `to` is the way back. */
export function raisePath(myFormId: string, questionKey: string | undefined, to: string): string {
  return paths.newAction({ sourceType: 'my_form', sourceId: myFormId, questionKey, to })
}
