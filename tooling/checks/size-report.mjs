import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../bootstrap/fingerprint.mjs'

/**
 * From how many lines on a file deserves another look. The first pattern that fits counts.
 *
 * @type {[RegExp, number][]}
 */
const lookAgain = [
  [/\.(test|spec|test-d)\.tsx?$/, 500],
  [/\/routes\/.*\/route\.tsx$/, 250],
  [/\/api\/src\/areas\//, 300],
  [/\.queries\.ts$/, 300],
  [/\.rules\.ts$/, 150],
  [/\/widgets\/.*\.tsx$/, 400],
  [/\/use-[^/]+\.tsx?$/, 200],
  [/\.tsx$/, 300],
  [/\.(ts|mjs|js)$/, 250],
]

/** @param {string} file */
export function limitOf(file) {
  return lookAgain.find(([pattern]) => pattern.test(file))?.[1]
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const quantile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/**
 * Growth is shown, not forbidden: splitting a file is a matter of taste.
 *
 * @param {string} base
 * @returns {string}
 */
export function sizeReport(base) {
  const skip = (/** @type {string} */ name) =>
    name.startsWith('.') || ['node_modules', 'build', 'dist', 'peers'].includes(name)
  const sizes = ['packages', 'apps', 'bench', 'tooling']
    .flatMap((folder) => listFiles(base, folder, skip))
    .flatMap((file) => {
      const limit = limitOf(file)
      return limit === undefined
        ? []
        : [
            {
              file,
              limit,
              lines: readFileSync(path.join(base, file), 'utf8').split('\n').length - 1,
            },
          ]
    })
    .sort((a, b) => b.lines - a.lines)
  const lengths = sizes.map(({ lines }) => lines).reverse()
  const large = sizes.filter(({ lines, limit }) => lines > limit)
  return [
    `${sizes.length} source files: half have at most ${quantile(lengths, 0.5)} lines, nine in ten at most ${quantile(lengths, 0.9)}.`,
    ...large.map(
      ({ file, lines, limit }) => `  look again: ${file} (${lines} lines, from ${limit})`,
    ),
  ].join('\n')
}
