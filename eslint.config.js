import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { bans } from './tooling/lint/bans.js'
import { directionRules, directionSettings } from './tooling/lint/directions.js'

const typescript = ['**/*.{ts,tsx}']
const commandLine = [
  'tooling/**',
  'bench/**',
  'packages/server/seeds/**',
  '**/cli.{ts,mjs}',
  '**/*.cli.ts',
  'apps/portal/server/{main,build}.{ts,mjs}',
]

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      'out/',
      '.holdpoint/',
      'test-results/',
      'playwright-report/',
      'bench/peers/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    extends: [tseslint.configs.base, tseslint.configs.eslintRecommended],
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    rules: {
      curly: 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    plugins: { boundaries },
    settings: {
      ...directionSettings,
      'boundaries/root-path': import.meta.dirname,
      'import/resolver': {
        // One for all: no package resolves by paths of its own.
        typescript: { project: 'tooling/tsconfig.json' },
      },
    },
  },
  ...directionRules,
  {
    plugins: { holdpoint: { rules: bans } },
    rules: {
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
  },
  {
    files: commandLine,
    rules: { 'holdpoint/no-console': 'off' },
  },
  {
    files: [
      '**/*.config.{js,ts,mjs}',
      '**/*.d.ts',
      'apps/portal/app/routes.ts',
      'apps/portal/app/routes/**',
      'apps/portal/app/{root,entry.server,entry.client}.tsx',
    ],
    rules: { 'holdpoint/no-default-export': 'off' },
  },
  { files: ['packages/server/src/db/**'], rules: { 'holdpoint/no-raw-sql': 'off' } },
  {
    files: ['root', 'ui/sprite-icon'].map((file) => `apps/portal/app/${file}.tsx`),
    rules: { 'holdpoint/no-inner-html': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setImmediate: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        structuredClone: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
      },
    },
  },
)
