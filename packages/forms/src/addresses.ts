/**
 * The rule by which the contract takes an email address everywhere. It is copied, as the pages that fill a
 * form carry no zod; a test holds that the two are one.
 */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const phonePattern = /^[\d ().+-]+(?:(?:x|#|ext\.?|extensi[oó]n|anexo|int\.?) ?\d{1,6})?$/i
const phoneDigits = { min: 5, max: 20 }

/** Whether a text of one line is an email address. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text)
}

/**
 * Whether a text of one line can be a phone number: digits with what people write between them, and an
 * extension. Whether it rings somewhere nobody can tell.
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= phoneDigits.min && digits <= phoneDigits.max && phonePattern.test(text)
}
