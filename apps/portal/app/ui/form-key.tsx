/** The name of the hidden field that every form post carries. */
export const formKeyField = 'formKey'

interface FormKeyProps {
  /** Minted by the loader with `context.mintFormKey()`. */
  value: string
}

/** The anti-forgery token of a form post, which is also its idempotency key. */
export function FormKey({ value }: FormKeyProps) {
  return <input type="hidden" name={formKeyField} value={value} />
}
