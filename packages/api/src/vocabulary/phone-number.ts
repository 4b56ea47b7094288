// The rule by which a form takes an answer that is a phone number (`packages/forms`, decision 0154), copied
// since the contract stands on nothing; a test of the server holds that the two are one.

const pattern = /^[\d ().+-]+(?:(?:x|#|ext\.?|extensi[oó]n|anexo|int\.?) ?\d{1,6})?$/i
const digits = { min: 5, max: 20 }

/** What is said of a text that is none. */
export const notAPhoneNumber = 'Enter a phone number of 5 to 20 digits, such as +1 907 555 0134.'

/** Whether a text of one line can be a phone number. */
export function isPhoneNumber(text: string): boolean {
  const count = text.replace(/\D/g, '').length
  return count >= digits.min && count <= digits.max && pattern.test(text)
}
