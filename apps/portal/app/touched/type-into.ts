/**
 * Puts a text into a field as though it had been typed there: past the setter by which React follows
 * the field, or React would take the text for its own.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
