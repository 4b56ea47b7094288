/** A phone number as people read it and as a link dials it; an extension after it is dialled after a pause. */
export function phoneOf(phone: string): { text: string; href: string } | null {
  if (phone === '') {
    return null
  }
  const [, number = phone, extension] =
    /^(.*\d.*?)(?:x|#|ext\.?|extensi[oó]n|anexo|int\.?) ?(\d{1,6})$/iu.exec(phone) ?? []
  const dialled = number.replace(/[^\d+]/gu, '')
  return { text: phone, href: `tel:${dialled}${extension === undefined ? '' : `,${extension}`}` }
}
