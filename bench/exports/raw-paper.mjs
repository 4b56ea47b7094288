import { createRequire } from 'node:module'

// What the library does by itself with the same texts, faces, sizes and pictures: no tree for
// screen readers, no bookmarks, no second face, no check of a picture. Its faces are opened for each
// document, as its own manual does it, or kept open when they are given.

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const PDFDocument = require('pdfkit')
const fontkit = require('fontkit')

const files = {
  regular: require.resolve('@fontsource/barlow/files/barlow-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/barlow/files/barlow-latin-600-normal.woff'),
}
/** The same faces, opened once. */
export const openFaces = {
  regular: fontkit.openSync(files.regular),
  bold: fontkit.openSync(files.bold),
}

/** Sets an entry with nothing but the library. */
export async function setRaw({ entry, report, sections, signers, pictures }, faces = files) {
  const doc = new PDFDocument({ size: 'A4', margin: 56, bufferPages: true, font: '' })
  doc.registerFont('regular', faces.regular)
  doc.registerFont('bold', faces.bold)
  const chunks = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  const text = (words, size = 10, face = 'regular') => {
    doc.font(face).fontSize(size).text(words, { width: 483 })
    doc.y += 4
  }
  text(entry.form_type_name, 9)
  text(entry.form_title, 20, 'bold')
  text(`${entry.number} · version ${entry.form_version} · Completed`)
  text(`${entry.submitter_name} · started ${entry.started_at} · submitted ${entry.submitted_at}`)
  text(entry.form_title_answer, 10, 'bold')
  text(`Score ${entry.score} %, pass mark ${report.score.passingPercentage} %: passed`, 12, 'bold')
  for (const { title, got, max, percent } of sections) {
    const y = doc.y
    const cells = [title, `${got} of ${max}`, `${percent} %`, '–']
    cells.forEach((cell, at) =>
      doc
        .font('regular')
        .fontSize(10)
        .text(cell, 56 + at * 120, y),
    )
    doc.x = 56
  }
  for (const part of report.parts) {
    text(`${part.title}  ${part.percent} %`, 13, 'bold')
    for (const line of part.lines) {
      if (doc.page.height - 84 - doc.y < 34) {
        doc.addPage()
      }
      text(`${line.number}  ${line.label}`, 9)
      text(line.text, 11)
      if (line.note !== '') {
        text(`Note: ${line.note}`)
      }
      if (line.photos.length > 0) {
        if (doc.page.height - 84 - doc.y < 198) {
          doc.addPage()
        }
        const y = doc.y
        line.photos.forEach(({ uploadId, name }, at) => {
          const x = 56 + at * 247
          doc.image(Buffer.from(pictures.get(uploadId).buffer), x, y, { fit: [235, 180] })
          doc.fontSize(8).text(name, x, y + 182, { width: 235 })
        })
        doc.x = 56
        doc.y += 6
      }
    }
  }
  signers.forEach(({ name, meaning, signedAt }) => text(`${name}: Signed, ${signedAt}: ${meaning}`))
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.font('regular').fontSize(8)
    doc.text(`${entry.number} · page ${page + 1} of ${count}`, 56, 786, { lineBreak: false })
  }
  doc.end()
  return await ended
}
