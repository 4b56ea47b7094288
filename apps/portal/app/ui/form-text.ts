/** One field of a form post as text; a field that is missing, or a file, is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
