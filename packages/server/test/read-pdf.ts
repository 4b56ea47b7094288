import { vi } from 'vitest'

/** The text of each page of a PDF, as a reader's search would find it. */
export async function pagesOf(bytes: ArrayBuffer): Promise<string[]> {
  const { getDocument } = await readerOfText()
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await document.destroy()
  return pages
}

/** The library says at once that it cannot draw here, which nobody asks of it. */
async function readerOfText() {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    Object.assign(globalThis, 'DOMMatrix' in globalThis ? {} : { DOMMatrix: class {} })
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    quiet.mockRestore()
  }
}
