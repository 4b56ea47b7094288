import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { docxOf, pdfOf, pdfOfPacked } from '../../test/made-files.ts'
import { officeTypes } from '../files/media-type.ts'
import { readFileText, readLimits, type ReadLimits } from './read-file-text.ts'

const { docx, xlsx } = officeTypes
const pdf = 'application/pdf'

function read(bytes: Uint8Array, mediaType: string, limits: Partial<ReadLimits> = {}) {
  return readFileText(Readable.from([bytes]), mediaType, { ...readLimits, ...limits })
}

describe('the words of a file', () => {
  test('of a PDF are a paragraph for each page', async () => {
    const bytes = pdfOf(['Bleed the iron first', 'Whip checks (two)'])
    expect(await read(bytes, pdf)).toEqual({
      ...{ isRead: true, isCut: false },
      text: 'Bleed the iron first\n\nWhip checks (two)',
    })
  })

  test('of a PDF end with the pages that are read', async () => {
    const limits = { pagesMax: 2 }
    expect(await read(pdfOf(['one', 'two', 'three']), pdf, limits)).toEqual({
      ...{ isRead: true, isCut: true, text: 'one\n\ntwo' },
    })
  })

  test('of Word, Excel and text files are what stands in them', async () => {
    expect(await read(docxOf(['Lock-out', 'of the missile']), docx)).toMatchObject({
      text: 'Lock-out\n\nof the missile',
    })
    const rows = [
      ['Valve', 'Torque'],
      ['Plug 2"', 450],
    ]
    const book = await writeXlsx({ sheets: [{ name: 'Torques', rows }] })
    expect(await read(book, xlsx)).toMatchObject({ text: 'Torques\nValve\tTorque\nPlug 2"\t450' })
    expect(await read(Buffer.from('größer\0'), 'text/plain')).toMatchObject({ text: 'größer' })
    expect(await read(Buffer.from('größer', 'latin1'), 'text/csv')).toMatchObject({
      text: 'größer',
    })
  })

  test('end with the characters that are kept', async () => {
    expect(await read(Buffer.from('€'.repeat(50)), 'text/plain', { charactersMax: 40 })).toEqual({
      ...{ isRead: true, isCut: true, text: '€'.repeat(40) },
    })
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['is empty', Buffer.alloc(0), pdf],
    ['is a page of HTML', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>'), pdf],
    ['is no Word file', Buffer.from('PK\x03\x04 and nothing else'), docx],
    ['is no workbook', Buffer.from('PK\x03\x04 and nothing else'), xlsx],
  ])('is told of where it %s', async (_what, bytes, mediaType) => {
    expect(await read(bytes, mediaType)).toMatchObject({ isRead: false })
  })

  test('is given up when its bytes cannot be had', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-')
        await Promise.reject(new Error('gone'))
      })(),
    )
    expect(await readFileText(broken, pdf)).toMatchObject({ isRead: false })
  })

  test('is given up after its time', async () => {
    expect(await read(pdfOf(['slow']), pdf, { withinMs: 1 })).toEqual({
      ...{ isRead: false, why: 'It took longer than 0.001 s.' },
    })
  })
})

describe('a file that means harm', () => {
  test('is read for its words alone, whatever it would run, start or bring along', async () => {
    const bytes = pdfOf(['Nothing to see'], {
      root: '/OpenAction 6 0 R /AA << /WC 7 0 R >> /Names << /EmbeddedFiles << /Names [(a.exe) 8 0 R] >> >>',
      objects: [
        '<< /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>',
        '<< /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>',
        '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 8 >>\nstream\nMZ virus\nendstream',
      ],
    })
    expect(await read(bytes, pdf)).toEqual({ isRead: true, isCut: false, text: 'Nothing to see' })
  })

  test(
    'is ended where it unfolds to gigabytes, as a Word file or a PDF',
    { timeout: 60_000 },
    async () => {
      const why = 'It took more than 200 MB of memory.'
      const limits = { megabytesMax: 200, withinMs: 20_000 }
      const bomb = docxOf(['boom'], 1500)
      expect(bomb.byteLength).toBeLessThan(15 * 2 ** 20)
      expect(await read(bomb, docx, limits)).toEqual({ isRead: false, why })
      const packed = deflateSync(Buffer.alloc(2 ** 28, ' '))
      expect(await read(pdfOfPacked(packed), pdf, limits)).toEqual({ isRead: false, why })
    },
  )
})
