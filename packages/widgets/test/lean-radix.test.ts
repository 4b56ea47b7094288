import { build } from 'esbuild'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildElements } from '../elements-build.ts'
import { leanRadix } from '../lean-radix.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lean-radix-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a module as Radix might publish it one day. */
async function buildLater(name: string, source: string) {
  const home = path.join(folder, '@radix-ui', name, 'dist')
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'index.mjs'), source)
  await build({
    entryPoints: [path.join(home, 'index.mjs')],
    bundle: true,
    packages: 'external',
    plugins: [leanRadix],
    write: false,
    logLevel: 'silent',
  })
}

describe('Radix in the tags', () => {
  test('brings nothing for dialogs that it makes modal by itself', async () => {
    const { metafile } = await buildElements({ bundle: 'elements.ts' })
    const inputs = Object.keys(metafile.inputs).join('\n')
    expect(inputs).toContain('@radix-ui/react-dialog')
    for (const name of ['aria-hidden', 'react-remove-scroll', '@radix-ui/react-focus-guards']) {
      expect(inputs).toContain(`lean-radix:${name}`)
      expect(inputs).not.toContain(`node_modules/${name}/`)
    }
  })

  test('brings no placing, which is ours', async () => {
    const { metafile } = await buildElements({ bundle: 'elements.ts' })
    const inputs = Object.keys(metafile.inputs).join('\n')
    expect(inputs).toContain('@radix-ui/react-popover')
    expect(inputs).toContain('lean-radix:@radix-ui/react-popper')
    expect(inputs).not.toContain('floating-ui')
  })

  test.each([
    ['react-popover', 'import "aria-hidden"', 'from "aria-hidden"'],
    [
      'react-popover',
      ['aria-hidden', 'react-remove-scroll', '@radix-ui/react-focus-guards']
        .map((module) => `import * as x${module.length} from "${module}"`)
        .join('\n'),
      'from "@radix-ui/react-popper"',
    ],
    ['react-dismissable-layer', 'export const Root = 1', 'React.useEffect('],
  ])('fails the build where %s is made in another way: %#', async (name, source, missing) => {
    await expect(buildLater(name, source)).rejects.toThrow(`Radix has no ${missing} any more`)
  })

  test('fails the build where it asks for none of that any more', async () => {
    await expect(buildLater('react-dialog', 'export const Root = 1')).rejects.toThrow(
      'Radix has no from "aria-hidden" any more',
    )
  })

  test('fails the build where it finds the hook for ids in another way', async () => {
    await expect(
      buildLater('react-id', "import { useId } from 'react'\nexport { useId }"),
    ).rejects.toThrow('any more')
  })
})
