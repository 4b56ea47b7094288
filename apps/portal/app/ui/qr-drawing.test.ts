import { expect, test } from 'vitest'
import decodeQR from 'qr/decode.js'
import { drawQr } from './qr-drawing.server.ts'

/** Reads a drawing as a scanner does: from its picture alone. */
function scanned(path: string, size: number): string {
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let row = 0; row < scale; row += 1) {
      const from = (Number(y) * scale + row) * side + Number(x) * scale
      for (let dot = from; dot < from + Number(width) * scale; dot += 1) {
        data.fill(0, dot * 4, dot * 4 + 3)
      }
    }
  }
  return decodeQR({ width: side, height: side, data })
}

test.each([
  ['a short address', 'https://holdpoint.example/sds/01J9ZK?view=emergency'],
  ['one with a key', `https://holdpoint.example/sds/kiosk/hpp_${'aB3-_'.repeat(8)}xyz`],
])('%s is read back from its drawing', (_what, address) => {
  const { size, path } = drawQr(address)
  expect(scanned(path, size)).toBe(address)
})
