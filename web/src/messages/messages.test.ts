import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Attributes that hold no words, but may begin with a capital letter. */
const technical = /^(?:className|\w+ClassName|href|id|d|key|style|data-.+)$/

/** Proper names, keys of a keyboard, and states as orders store them. */
const sameInEveryLanguage = new Set(
  'WhatsApp Facebook Pinterest LinkedIn Escape End Pending Completed Cancel'.split(' '),
)

/** The words that a component would show without taking them from content or from this folder. */
function literalWords(source: string): string[] {
  const found: string[] = []
  const take = (text: string, pattern: RegExp) => {
    if (pattern.test(text) && !sameInEveryLanguage.has(text)) found.push(text.trim())
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!value || typeof value !== 'object' || !('type' in value)) return
    const node = value as Node
    if (isForDevelopers(node, source)) return
    const { type } = node
    if (type === 'JSXText') return take(String(node.value), /\p{L}/u)
    if (type === 'Literal' && typeof node.value === 'string') return take(node.value, sentence)
    if (type === 'TemplateElement') take((node.value as { cooked: string }).cooked, sentence)
    if (type === 'Property') return visit(node.value)
    if (type === 'SwitchCase') return visit(node.consequent)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(source, { lang: 'tsx' }))
  return found
}

/** What people read begins with a capital letter; class names, keys and addresses do not. */
const sentence = /^\s*[“(]?\p{Lu}[\p{Ll}\s]/u

/** Imports, types, comparisons, errors and technical attributes: nothing of it is shown. */
function isForDevelopers(node: Node, source: string): boolean {
  const text = source.slice(node.start, node.end)
  switch (node.type) {
    case 'ImportDeclaration':
      return true
    case 'BinaryExpression':
      return /==/.test(String(node.operator))
    case 'ExpressionStatement':
      return 'directive' in node
    case 'NewExpression':
      return /^new \w*Error/.test(text)
    case 'CallExpression':
      return text.startsWith('console.')
    case 'JSXAttribute':
      return technical.test(text.split('=')[0] ?? '')
    default:
      return node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const components = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))

it('finds words wherever a component can hold them', () => {
  const source = `
    const title = isOpen ? 'Close the menu' : label
    const view = <p title="Say it" className="Grid" aria-label={\`Remove \${name}\`}>of {state === 'Open' && name}</p>`
  expect(literalWords(source)).toEqual(['Close the menu', 'Say it', 'Remove', 'of'])
})

it.each(components)('%s shows content and interface words only', (file) =>
  expect(literalWords(readFileSync(`${root}/${file}`, 'utf8'))).toEqual([]),
)
