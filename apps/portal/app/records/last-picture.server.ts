import { formText } from '../ui/form-text.ts'

/**
 * The picture that a form came with, as the call takes it; undefined for none. One that was sent before
 * stands in a hidden field, and a newer one takes its place.
 */
export function keepLastPicture(form: FormData, name: string): string | undefined {
  const picture = form.getAll(name).findLast((each) => typeof each === 'string' && each !== '')
  form.delete(name)
  if (typeof picture === 'string') {
    form.set(name, picture)
  }
  return formText(form, name) || undefined
}
