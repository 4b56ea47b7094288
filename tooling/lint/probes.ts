import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What our rules stand on. */
const libraries = [
  '.bin',
  'eslint-plugin-boundaries',
  'eslint-import-resolver-typescript',
  'oxlint-tsgolint',
]

/** Code at a place of the project where it does not stand. */
export interface Probe {
  file: string
  code: string
}

/**
 * What the linter says to each of the probes, all of them asked at once, in a folder that has our
 * rules and nothing else. What they import by a path is there and empty.
 */
export function lintProbes(probes: readonly Probe[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'probes-'))
  try {
    cpSync(path.join(root, 'oxlint.config.mjs'), path.join(folder, 'oxlint.config.mjs'))
    cpSync(path.join(root, 'tooling/lint'), path.join(folder, 'tooling/lint'), { recursive: true })
    mkdirSync(path.join(folder, 'node_modules/@holdpoint'), { recursive: true })
    for (const library of libraries) {
      const place = `node_modules/${library}`
      symlinkSync(path.join(root, place), path.join(folder, place))
    }
    for (const name of ['api', 'forms', 'server', 'widgets']) {
      const description = { name: `@holdpoint/${name}`, exports: './src/index.ts' }
      writeMissing(path.join(folder, `packages/${name}/src/index.ts`), '')
      writeMissing(path.join(folder, `packages/${name}/package.json`), JSON.stringify(description))
      const link = path.join(folder, `node_modules/@holdpoint/${name}`)
      symlinkSync(path.join(folder, `packages/${name}`), link)
    }
    for (const place of ['', 'tooling/']) {
      const settings = { compilerOptions: { strict: true, jsx: 'react-jsx', types: [] } }
      writeFileSync(path.join(folder, `${place}tsconfig.json`), JSON.stringify(settings))
    }
    const files = probes.map(({ file, code }, at) => {
      const made = path.join(folder, file.replace(/(probe|part)(?=\.[^/]*$)/, `$1-${at}`))
      for (const [, imported = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
        writeMissing(path.resolve(path.dirname(made), imported), '')
      }
      writeMissing(made, code)
      return made
    })
    const oxlint = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs']
    const args = [...oxlint, '-f', 'unix', ...files]
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const lines = stdout.split('\n')
    if (!lines.some((line) => / problems?$/.test(line))) {
      throw new Error(`${stdout}${stderr}`)
    }
    return files.map((file) => {
      const start = `${path.relative(folder, file)}:`
      return lines.filter((line) => line.startsWith(start))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writeMissing(file: string, text: string): void {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
