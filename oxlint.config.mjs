import { directionRules, directionSettings } from './tooling/lint/directions.js'

const commandLine = [
  'tooling/**',
  'bench/**',
  'packages/server/seeds/**',
  '**/cli.{ts,mjs}',
  '**/*.cli.ts',
  'apps/portal/server/{main,build}.{ts,mjs}',
]

/** What its category brings along, and is a matter of taste here. */
const notHere = [
  'jsx-a11y/control-has-associated-label',
  'jsx-a11y/prefer-tag-over-role',
  'no-unused-expressions',
  'react/jsx-key',
  'typescript/no-base-to-string',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-implied-eval',
  'typescript/no-misused-spread',
  'typescript/no-redundant-type-constituents',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/require-array-sort-compare',
  'typescript/restrict-template-expressions',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
]

const loaded = ['onError', 'onLoad']
const keys = ['onKeyPress', 'onKeyDown', 'onKeyUp']
const pressed = ['onClick', 'onMouseDown', 'onMouseUp', ...keys, ...loaded]

export default {
  plugins: ['eslint', 'oxc', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./tooling/lint/bans.js', 'eslint-plugin-boundaries'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/build/**', '**/dist/**', 'out/**', 'bench/peers/**'],
  settings: {
    ...directionSettings,
    'boundaries/root-path': import.meta.dirname,
    // One for all: no package resolves by paths of its own.
    'import/resolver': { typescript: { project: 'tooling/tsconfig.json' } },
  },
  rules: {
    ...Object.fromEntries(notHere.map((rule) => [rule, 'off'])),
    curly: 'error',
    eqeqeq: 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    // Underscores excuse nothing.
    'no-unused-vars': [
      'error',
      { ignoreRestSiblings: true, varsIgnorePattern: '^$', argsIgnorePattern: '^$' },
    ],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'preserve-caught-error': 'error',
    'holdpoint/zod-namespace': 'error',
    'holdpoint/no-any': 'error',
    'holdpoint/no-non-null': 'error',
    'holdpoint/no-silenced-types': 'error',
    'holdpoint/no-enum': 'error',
    'holdpoint/no-console': 'error',
    'holdpoint/no-default-export': 'error',
    'holdpoint/no-raw-sql': 'error',
    'holdpoint/no-inner-html': 'error',
    'holdpoint/router-link': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
      },
    },
    {
      files: ['**/*.{js,mjs}'],
      env: { browser: true, node: true },
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
    {
      files: ['apps/portal/server/reference/reference.js'],
      globals: { SwaggerUIBundle: 'readonly' },
    },
    // Nothing waits for what a command or a campaign begins.
    {
      files: ['tooling/*.mjs', 'bench/**'],
      rules: { 'typescript/no-floating-promises': 'off' },
    },
    // A hook in a file of its own may say in its effects what it found in the page.
    {
      files: ['**/*.ts'],
      rules: { 'react/exhaustive-deps': 'off', 'react/set-state-in-effect': 'off' },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: pressed, body: loaded, iframe: loaded, img: loaded },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          { ul: ['listbox'], fieldset: ['radiogroup'] },
        ],
      },
    },
    ...directionRules,
    { files: commandLine, rules: { 'holdpoint/no-console': 'off' } },
    {
      files: [
        '**/*.config.{js,ts,mjs}',
        '**/*.d.ts',
        'apps/portal/app/routes.ts',
        'apps/portal/app/routes/**',
        'apps/portal/app/{root,entry.server,entry.client}.tsx',
        'bench/bare-remix/**',
        'tooling/lint/bans.js',
      ],
      rules: { 'holdpoint/no-default-export': 'off' },
    },
    { files: ['packages/server/src/db/**'], rules: { 'holdpoint/no-raw-sql': 'off' } },
    {
      files: ['root', 'ui/sprite-icon'].map((file) => `apps/portal/app/${file}.tsx`),
      rules: { 'holdpoint/no-inner-html': 'off' },
    },
  ],
}
