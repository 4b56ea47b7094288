import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

// The reader of PDFs, which only a page that shows one fetches. Its worker is a file of ours; scripts
// and forms of a document are not among what it is asked for.

/** A document whose pages are drawn one by one. */
export type PdfDocument = { pages: PdfPage[]; close: () => void }

/** A page that is yet to be drawn, and how high it is for its width. */
export type PdfPage = {
  ratio: number
  /** Draws it so many dots wide; answers how to break that off. */
  draw: (canvas: HTMLCanvasElement, width: number) => () => void
}

// Above this a canvas is refused by small devices.
const dotsMax = 2000

/** Opens a document of ours. */
export async function openPdf(address: string, signal: AbortSignal): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const response = await fetch(address, { signal })
  if (!response.ok) {
    throw new Error(`The file was answered with ${response.status}.`)
  }
  const task = getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    ...{ verbosity: 0, isEvalSupported: false, enableXfa: false, useWasm: false },
  })
  const document = await task.promise
  const first = (await document.getPage(1)).getViewport({ scale: 1 })
  const ratio = first.height / first.width
  return {
    pages: Array.from({ length: document.numPages }, (_, at) => pageOf(document, at + 1, ratio)),
    close: () => void task.destroy(),
  }
}

function pageOf(document: PDFDocumentProxy, number: number, ratio: number): PdfPage {
  return {
    ratio,
    draw(canvas, width) {
      let breakOff: (() => void) | undefined
      let isOver = false
      const draw = async () => {
        const page = await document.getPage(number)
        const scale = Math.min(width, dotsMax) / page.getViewport({ scale: 1 }).width
        const viewport = page.getViewport({ scale })
        if (isOver) {
          return
        }
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        const drawing = page.render({ canvas, viewport })
        breakOff = () => drawing.cancel()
        await drawing.promise
      }
      // A page that cannot be drawn stays white; the file itself is a link away.
      draw().catch(() => undefined)
      return () => {
        isOver = true
        breakOff?.()
      }
    },
  }
}
