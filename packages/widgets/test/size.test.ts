import { readFile, readdir, rm, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'
import { describe, expect, test } from 'vitest'
import { inlineCss } from '../inline-css.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** What a page downloads for an entry: one minified file, gzipped, React left out as a peer. */
async function gzippedBytes(entry: string): Promise<number> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'widgets-size-'))
  try {
    await build({
      config: false,
      entry: { bundle: path.join(room, 'src', entry) },
      outDir,
      tsconfig: path.join(room, 'tsconfig.json'),
      format: 'esm',
      target: 'es2022',
      minify: true,
      external: ['react', 'react/jsx-runtime'],
      silent: true,
      esbuildPlugins: [inlineCss],
    })
    expect(await readdir(outDir)).toEqual(['bundle.js'])
    return gzipSync(await readFile(path.join(outDir, 'bundle.js'))).length
  } finally {
    await rm(outDir, { recursive: true })
  }
}

// Measured: 1,478, 1,479 and 4,360 bytes; in the last, the token sheet alone makes about 1,620.
const bounds = [
  ['index.ts', 1_600],
  ['empty-message/index.ts', 1_600],
  ['elements.ts', 4_600],
] as const

describe('the size of an entry, gzipped', () => {
  test.each(bounds)('of %s stays under %i bytes', async (entry, bytes) => {
    const measured = await gzippedBytes(entry)
    expect(measured).toBeLessThan(bytes)
    expect(measured).toBeGreaterThan(bytes * 0.6)
  })
})
