/**
 * Bans of our own, one rule each, so that every refusal carries the sentence that says why and
 * each can be scoped to its own files (a shared `no-restricted-syntax` would be overwritten whole
 * by the next block of the settings).
 */

/**
 * What a rule uses of what the linter hands it.
 *
 * @typedef {{ value: string, loc: unknown }} Comment
 * @typedef {object} Context
 * @property {(problem: { node?: unknown, loc?: unknown, message: string }) => void} report
 * @property {{ getAllComments(): Comment[] }} sourceCode
 */

/**
 * @param {string} selector
 * @param {string} message
 */
function ban(selector, message) {
  return {
    meta: { type: 'problem', schema: [] },
    create(/** @type {Context} */ context) {
      return {
        [selector](/** @type {unknown} */ node) {
          context.report({ node, message })
        },
      }
    },
  }
}

const noSilencedTypes = {
  meta: { type: 'problem', schema: [] },
  create(/** @type {Context} */ context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!comment.loc) {
            continue
          }
          if (/^[\s/*]*@ts-(ignore|nocheck)/.test(comment.value)) {
            context.report({
              loc: comment.loc,
              message:
                '@ts-ignore and @ts-nocheck hide errors that appear later; fix the type, or say what is expected with @ts-expect-error and a reason.',
            })
          } else if (/^[\s/*]*@ts-expect-error\s*$/.test(comment.value)) {
            context.report({
              loc: comment.loc,
              message:
                '@ts-expect-error needs a reason behind it: the next reader must know when it may go.',
            })
          }
        }
      },
    }
  },
}

export const bans = {
  'zod-namespace': ban(
    'ImportDeclaration[source.value=/^zod(\\u002F|$)/] > :matches(ImportSpecifier, ImportDefaultSpecifier)',
    "Write `import * as z from 'zod'`: the named import defeats tree-shaking and costs 67 kB in the browser.",
  ),
  'no-any': ban(
    'TSAnyKeyword',
    '`any` switches the checks off for everything it touches; use `unknown` and parse it.',
  ),
  'no-non-null': ban(
    'TSNonNullExpression',
    '`!` only claims that a value is there; check for it, and say what happens when it is not.',
  ),
  'no-silenced-types': noSilencedTypes,
  'no-enum': ban(
    'TSEnumDeclaration',
    'An enum is a second kind of object with rules of its own; use an `as const` object.',
  ),
  'no-console': ban(
    'MemberExpression[object.name="console"]',
    'Log through the logger that is handed in: a console line carries no request, no level, and no care for secrets.',
  ),
  'no-default-export': ban(
    ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    'Export by name: a default export gets another name at every import and cannot be searched for. Only routes and config files owe one to their framework.',
  ),
  'no-raw-sql': ban(
    'MemberExpression[object.name="sql"]:matches([property.name="raw"], [property.value="raw"])',
    '`sql.raw` puts text into a query unescaped; use the `sql` tag or the query builder. Only packages/server/src/db may build SQL from text.',
  ),
  'router-link': ban(
    'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name=/^(Link|NavLink)$/]',
    'Links to pages are those of apps/portal/app/ui/link.tsx: the router’s own cost a list a fifth of its rendering.',
  ),
  'no-inner-html': ban(
    ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
    'Unescaped HTML is how scripts get in; render elements.',
  ),
}

/** As the linter takes them: a plugin. */
export default { meta: { name: 'holdpoint' }, rules: bans }
