import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

// What a page pays for the client: bundled and minified as an application would do it, then gzipped.

const src = fileURLToPath(new URL('../src/', import.meta.url))

async function bundle(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: src, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  })
  const text = outputFiles.map((file) => file.text).join('')
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  )
  return { text, files, gzipBytes: gzipSync(text, { level: 9 }).byteLength }
}

/** Five calls of an embedded page, with the caller that makes them. */
const fiveCalls = `
import { createCaller, myFormsList, myFormsGet, myFormsFill, myFormsSubmit, myFormsStart } from './calls.ts'
globalThis.page = [createCaller({ baseUrl: '/' }), myFormsList, myFormsGet, myFormsFill, myFormsSubmit, myFormsStart]
`
const wholeClient = `
import * as client from './client.ts'
globalThis.page = client
`

describe('the bundle of a page', () => {
  test('costs 1.7 kB for five calls and the caller that makes them', async () => {
    const { gzipBytes, files } = await bundle(fiveCalls)
    expect(
      files.filter((file) => /node_modules|areas|catalogue|src\/(sentences|problems)/.test(file)),
    ).toEqual([])
    expect(gzipBytes).toBeLessThan(1725)
  })

  test('costs a few bytes for each further call', async () => {
    const one = `import { createCaller, myFormsList } from './calls.ts'
      globalThis.page = [createCaller({ baseUrl: '/' }), myFormsList]`
    const [less, more] = await Promise.all([bundle(one), bundle(fiveCalls)])
    expect((more.gzipBytes - less.gzipBytes) / 4).toBeLessThan(30)
  })

  test('costs under 12.5 kB with every call and the response handling, without zod', async () => {
    const { gzipBytes, files, text } = await bundle(wholeClient)
    expect(files.filter((file) => /node_modules|areas\//.test(file))).toEqual([])
    expect(text).not.toMatch(/ZodError|_zod/)
    expect(gzipBytes).toBeLessThan(12_500)
  })

  test('takes no zod along with the vocabulary', async () => {
    const { files, text } = await bundle(`import * as words from './vocabulary.ts'
      globalThis.page = words`)
    expect(
      files.filter((file) => /node_modules|areas\/(?!.*\.vocabulary\.ts$)/.test(file)),
    ).toEqual([])
    expect(text).not.toMatch(/ZodError|_zod/)
  })
})
