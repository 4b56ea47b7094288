import { openZip } from '../src/xlsx/zip-writer.ts'

// Files that tests make by hand, those that mean harm among them.

const lineOf = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A PDF with a page for each text. `root` and `objects` are set in as they are written. */
export function pdfOf(
  pages: readonly string[],
  { root = '', objects = [] }: { root?: string; objects?: readonly string[] } = {},
): Buffer {
  const count = pages.length
  const written = [
    `<< /Type /Catalog /Pages 2 0 R ${root} >>`,
    `<< /Type /Pages /Count ${count} /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, at) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${lineOf(text)}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * at} 0 R
           /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    ...objects,
  ]
  return assembled(written.map((object) => Buffer.from(object, 'latin1')))
}

/** A PDF whose only page is drawn by these packed bytes. */
export function pdfOfPacked(packed: Buffer): Buffer {
  const head = `<< /Length ${packed.byteLength} /Filter /FlateDecode >>\nstream\n`
  return assembled([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>'),
    Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]),
  ])
}

function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = 9
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      ...[Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')],
    ])
    places.push(at)
    at += part.byteLength
    parts.push(part)
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** A Word file with these paragraphs; `padding` is blanks, in megabytes, in the midst of it. */
export function docxOf(paragraphs: readonly string[], padding = 0): Buffer {
  const zip = openZip(1)
  const parts: Uint8Array[] = []
  const add = (name: string, ...pieces: readonly string[]) => {
    parts.push(zip.begin(name))
    for (const piece of pieces) {
      parts.push(zip.add(piece))
    }
    parts.push(zip.end())
  }
  const office = 'http://schemas.openxmlformats.org'
  add(
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  )
  add(
    '_rels/.rels',
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  const said = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  add(
    'word/document.xml',
    `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${said}`,
    ...Array.from({ length: padding }, () => ' '.repeat(2 ** 20)),
    '</w:body></w:document>',
  )
  parts.push(zip.finish())
  return Buffer.concat(parts)
}
