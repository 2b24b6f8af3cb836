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

/** What people read begins with a capital letter; class names, keys and addresses do not. */
const sentence = /^\s*[“(]?\p{Lu}[\p{Ll}\s]/u

/** Between tags everything with a letter and a space is read, and so is what begins with a capital letter. */
const words = /\p{L}.*\s|\s.*\p{L}|^[“(]?\p{Lu}\p{Ll}/u

/** The words that a component would show without taking them from content or from this folder. */
function literalWords(source: string): string[] {
  const found: string[] = []
  const take = (text: string, pattern: RegExp) => {
    if (pattern.test(text) && !sameInEveryLanguage.has(text)) found.push(text.trim())
  }
  const visit = (value: unknown, pattern: RegExp): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, pattern))
    if (!value || typeof value !== 'object' || !('type' in value)) return
    const node = value as Node
    if (isForDevelopers(node, source)) return
    const { type } = node
    if (type === 'JSXText') return take(String(node.value), /\p{L}/u)
    if (type === 'Literal' && typeof node.value === 'string') return take(node.value, pattern)
    if (type === 'TemplateElement') return take((node.value as { cooked: string }).cooked, pattern)
    if (type === 'Property') return visit(node.value, pattern)
    if (type === 'SwitchCase') return visit(node.consequent, pattern)
    const inside = type === 'JSXAttribute' ? sentence : pattern
    for (const [key, child] of Object.entries(node)) visit(child, key === 'children' ? words : inside)
  }
  visit(parseAst(source, { lang: 'tsx' }), sentence)
  return found
}

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
    const view = <p title="Say it" className="Grid" aria-label={\`Remove \${name}\`}>of {state === 'Open' && name}</p>
    const counted = <p>{isShort ? <b className="me-2 flex">{n}</b> : count.replace(' ', ' more ')}{\`\${n} pieces of\`}</p>`
  expect(literalWords(source)).toEqual(['Close the menu', 'Say it', 'Remove', 'of', 'more', 'pieces of'])
})

it.each(components)('%s shows content and interface words only', (file) =>
  expect(literalWords(readFileSync(`${root}/${file}`, 'utf8'))).toEqual([]),
)
