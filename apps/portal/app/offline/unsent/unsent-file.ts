/** One record as the file tells it; the bytes of a photo stand in it as base64. */
type FiledRecord = { id: string; kind: string } & Readonly<Record<string, unknown>>

/** What waits for one form, as a file that an administrator can read. */
export function unsentFile(
  form: { formId: string; title: string },
  records: readonly FiledRecord[],
): Blob {
  const content = { kind: 'holdpoint-unsent', version: 1, ...form, records }
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' })
}

/** Hands a file to the person, as a download of this page. */
export function handOver(file: Blob, title: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-unsent.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  bytes.forEach((byte) => {
    text += String.fromCharCode(byte)
  })
  return btoa(text)
}
