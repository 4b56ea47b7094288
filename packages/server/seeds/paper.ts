/** A PDF of one page with a title and lines under it, always the same bytes for the same words. */
export function paperOf(title: string, lines: readonly string[]): Uint8Array {
  const drawn = [
    'BT /F1 18 Tf 56 780 Td',
    `(${escaped(title)}) Tj /F1 11 Tf 0 -34 Td`,
    ...lines.map((line) => `(${escaped(line)}) Tj 0 -18 Td`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

/** Text as a PDF's string has it; what the font has no letter for is left out. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, '').replace(/[\\()]/gu, String.raw`\$&`)
}
