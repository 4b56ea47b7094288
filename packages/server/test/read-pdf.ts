import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Whether the two programs are there that prove a document from outside. */
export const hasPdfPrograms = ['qpdf', 'pdftotext'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
)

/** What `qpdf` says of a document: nothing wrong, or what it found. */
export function checkedByQpdf(bytes: Uint8Array): string {
  return withFile(bytes, (file) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  })
}

/** The objects of a document as plain text, its streams left packed. */
export function objectsOf(bytes: Uint8Array): string {
  return withFile(bytes, (file) => {
    const asked = ['--qdf', '--object-streams=disable', '--stream-data=preserve', file, '-']
    return spawnSync('qpdf', asked, { encoding: 'latin1', maxBuffer: 2 ** 28 }).stdout
  })
}

/** The text of a document as `pdftotext` finds it, spaces as one. */
export function textByPoppler(bytes: Uint8Array): string {
  return withFile(bytes, (file) => {
    const { stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })
    // It adds marks of its own around what is read from the right.
    return stdout.replace(/[\u202a-\u202e]/g, '').replace(/\s+/g, ' ')
  })
}

/** Where a word stands on its page, from the top, in points. */
export function wordByPoppler(
  bytes: Uint8Array,
  word: string,
): { left: number; top: number; bottom: number } {
  return withFile(bytes, (file) => {
    const { stdout } = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' })
    const place = 'xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)"'
    const [, left, top, bottom] = new RegExp(`${place}>${word}<`).exec(stdout) ?? []
    return { left: Number(left), top: Number(top), bottom: Number(bottom) }
  })
}

function withFile<Found>(bytes: Uint8Array, look: (file: string) => Found): Found {
  const folder = mkdtempSync(join(tmpdir(), 'holdpoint-pdf-'))
  try {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, bytes)
    return look(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
