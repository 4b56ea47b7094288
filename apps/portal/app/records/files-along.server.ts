import { filesIn } from './record-files.server.ts'
import { filesField } from './record-files.ts'

/**
 * The files that a form takes along, as the call takes them: those that came with it, and those of an
 * earlier try that are still ticked. The form has them all by the name that the call knows.
 */
export function takeFilesAlong(form: FormData, name: string): string[] {
  for (const file of filesIn(form)) {
    form.append(name, file)
  }
  form.delete(filesField)
  return form.getAll(name).filter((file) => typeof file === 'string' && file !== '') as string[]
}
