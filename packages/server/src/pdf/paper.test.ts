import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pngOf, smallJpeg } from '../../test/pictures.ts'
import {
  checkedByQpdf,
  hasPdfPrograms,
  objectsOf,
  pagesOf,
  textByPoppler,
  wordByPoppler,
} from '../../test/read-pdf.ts'
import { openPaper } from './paper.ts'
import { undrawn } from './runs.ts'

const about = { title: 'Walk 漢', author: 'Ödön', createdAt: new Date('2026-03-05T15:00:00Z') }
const png = pngOf({ width: 40, height: 30 })
const scripts = [
  'السلامة أولا',
  'בטיחות לפני הכל',
  'מקום (א) לפני',
  'Grüße',
  'Đường đi',
  'на пути',
  'έξοδος',
  'सुरक्षा',
]
const undrawnTexts = ['漢字の現場', '👷🏽‍♀️']

async function document(): Promise<Uint8Array> {
  const paper = openPaper(about)
  paper.text('H1', 'Walk')
  paper.group('Sect', () => {
    paper.bookmark('Yard')
    paper.text('H2', 'Yard')
    paper.group('L', () =>
      [...scripts, ...undrawnTexts].forEach((text) =>
        paper.group('LI', () => {
          paper.text('Lbl', 'Said')
          paper.group('LBody', () => paper.text('P', text))
        }),
      ),
    )
    paper.group('Table', () =>
      paper.group('TR', () =>
        paper.row([
          { role: 'TH', text: 'Section', share: 0.5 },
          { role: 'TH', text: 'Points', share: 0.5 },
        ]),
      ),
    )
    const pictures = Array.from({ length: 5 }, (_, index) => ({
      bytes: index % 2 === 0 ? smallJpeg : png,
      alt: `Gate ${index}`,
      caption: `gate ${index}`,
    }))
    paper.pictures(pictures, { columns: 2, height: 180 })
  })
  for (let line = 0; line < 50; line += 1) {
    paper.text('P', `Line ${line} ${'and what follows on it '.repeat(8)}`)
  }
  return await paper.finish(`${'A footer that is much too long 漢 '.repeat(9)}`)
}

let made: Uint8Array
beforeAll(async () => {
  made = await document()
})

describe('a document', () => {
  test('is tagged, named, in a language, with every page numbered', async () => {
    const bytes = Buffer.from(made)
    for (const mark of ['/StructTreeRoot', '/Marked true', '/Lang (en)', '/DisplayDocTitle true']) {
      expect(bytes.includes(mark)).toBe(true)
    }
    const pages = await pagesOf(Uint8Array.from(bytes).buffer)
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((text, index) => {
      expect(text).toContain(`page ${index + 1} of ${pages.length}`)
      expect(text).toContain('…')
    })
  })

  test('draws the scripts that it has faces for, and says where it has none', async () => {
    const text = (await pagesOf(Uint8Array.from(made).buffer)).join(' ')
    const plain = text.replace(/\s+/g, ' ')
    expect(['Grüße', 'на пути', 'έξοδος'].filter((words) => !plain.includes(words))).toEqual([])
    expect(plain).toContain(undrawn.repeat(3))
    expect(plain).toContain('searching and copying find it')
  })

  test('says nothing of signs when it has them all', async () => {
    const paper = openPaper(about)
    paper.text('P', 'Plain words')
    const [text] = await pagesOf(Uint8Array.from(await paper.finish('Plain')).buffer)
    expect(text).not.toContain('searching')
  })

  test('gives back pictures that it cannot hold, and sets the others', async () => {
    const paper = openPaper(about)
    const torn = { bytes: png.subarray(0, 60), alt: 'Torn', caption: 'torn.png' }
    const whole = { bytes: png, alt: 'Whole', caption: 'whole.png' }
    expect(paper.pictures([torn, whole], { columns: 2, height: 100 })).toEqual([
      expect.objectContaining({ caption: 'torn.png' }),
    ])
    const bytes = Buffer.from(await paper.finish('Pictures'))
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
  })
})

describe.runIf(hasPdfPrograms)('to other programs, a document', () => {
  test('is without fault', () => {
    expect(checkedByQpdf(made)).toBe('')
  })

  test('holds every text, those that no face can draw as well', () => {
    const text = textByPoppler(made)
    const lost = [...scripts, ...undrawnTexts].filter((words) => !text.includes(words))
    expect(lost).toEqual([])
  })

  test('has a tree of sections, lists, tables and pictures with words', () => {
    const objects = objectsOf(made)
    for (const kind of ['Document', 'H1', 'H2', 'Sect', 'LI', 'Lbl', 'LBody', 'TH', 'Figure']) {
      expect(objects).toMatch(new RegExp(`/S /${kind}\\b`))
    }
    expect(objects.match(/\/Alt \(Gate \d\)/g)).toHaveLength(5)
    expect(objects).toContain('/Scope /Column')
  })

  test('keeps a framed picture clear of the words before and after it', async () => {
    const paper = openPaper(about)
    paper.text('P', 'Before')
    const drawn = { bytes: png, alt: 'Ink', caption: '' }
    paper.pictures([drawn], { columns: 2, height: 72, isFramed: true })
    paper.text('P', 'After')
    const bytes = await paper.finish('Ink')
    const box = /\/BBox\s*\[\s*([\d.\s]+?)\s*\]/.exec(objectsOf(bytes))?.[1] ?? ''
    const ends = box.split(/\s+/).map(Number)
    // The file counts from the foot of an A4 page.
    const [top, bottom] = [841.89 - (ends[3] ?? NaN), 841.89 - (ends[1] ?? NaN)]
    expect(top).toBeGreaterThan(wordByPoppler(bytes, 'Before').bottom)
    expect(bottom).toBeLessThan(wordByPoppler(bytes, 'After').top)
  })

  test.each([':', '…', 'é'])(
    'says the signs that “%s” is drawn from where they stand alone later',
    async (built) => {
      // With faces of its own, of which nobody has asked anything yet.
      vi.resetModules()
      const { openPaper: openFirst } = await import('./paper.ts')
      const written = async (text: string) => {
        const paper = openFirst(about)
        paper.text('P', text)
        return textByPoppler(await paper.finish(''))
      }
      await written(built)
      expect(await written('It went. e i :')).toContain('It went. e i :')
    },
  )

  test('has the logo of whom it is from in its head, and a sign of ours where it can hold none', async () => {
    const picturesIn = async (logo: Uint8Array | null) => {
      const paper = openPaper(about)
      paper.letterhead({ name: 'Some Company', logo, about: 'FRM-1' })
      paper.text('P', 'Below')
      const bytes = await paper.finish('Head')
      expect(checkedByQpdf(bytes)).toBe('')
      expect(wordByPoppler(bytes, 'Some').bottom).toBeLessThan(wordByPoppler(bytes, 'Below').top)
      const left = wordByPoppler(bytes, 'Some').left
      return { left, count: objectsOf(bytes).match(/\/Subtype \/Image/g)?.length ?? 0 }
    }
    const ours = await picturesIn(null)
    expect(ours.count).toBe(0)
    expect(await picturesIn(Buffer.from('RIFF....WEBPVP8 '))).toEqual(ours)
    const wide = await picturesIn(pngOf({ width: 260, height: 40 }))
    expect(wide.count).toBeGreaterThan(0)
    expect(wide.left).toBeGreaterThan(ours.left + 60)
  })

  test('says in words what stands on plates, and bars what it is told over pages', async () => {
    const paper = openPaper(about)
    paper.letterhead({ name: 'Some Company', logo: null, about: 'FRM-1' })
    paper.barred('alarm', () => {
      paper.plates([
        { text: 'No', tone: 'alarm' },
        ...Array(12).fill({ text: 'Flagged', tone: 'warn' }),
      ])
      for (let line = 0; line < 60; line += 1) {
        paper.text('P', `Line ${line}`)
      }
    })
    paper.text('P', 'At the end')
    const bytes = await paper.finish('Plates')
    expect(checkedByQpdf(bytes)).toBe('')
    const text = textByPoppler(bytes)
    expect(text).toMatch(/^Some Company.*FRM-1.*Line 59.*At the end/)
    expect(text.match(/No|Flagged/g)).toHaveLength(13)
  })
})
