import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type Expression, type ImportDeclaration, type Node, type Program, parse } from 'acorn';
import { simple } from 'acorn-walk';

/** A regular expression in a source file. */
export interface FoundExpression {
  readonly file: string;
  readonly line: number;
  /** The pattern. Undefined if it is assembled from parts that are known only at run time. */
  readonly source: string | undefined;
  readonly flags: string;
  /** The expression as it is written in the source, for messages and the list of exceptions. */
  readonly text: string;
}

/** Finds every regular expression of a TypeScript file: literals, and `new RegExp` with constant parts. */
export function findExpressions(file: string): FoundExpression[] {
  const module = readModule(file);
  const found: FoundExpression[] = [];
  const add = (node: Node, source: string | undefined, flags: string) => {
    const line = module.code.slice(0, node.start).split('\n').length;
    found.push({ file, line, source, flags, text: module.code.slice(node.start, node.end) });
  };
  simple(module.program, {
    Literal: (node) => {
      if (node.regex) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [pattern, flags] = node.arguments;
      add(node, pattern && textOf(pattern, module), (flags && textOf(flags, module)) ?? '');
    },
  });
  return found;
}

interface Module {
  readonly file: string;
  readonly code: string;
  readonly program: Program;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  // Types are replaced by spaces, so lines and columns stay the same.
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const module = { file, code, program: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) };
  modules.set(file, module);
  return module;
}

/** The value of a constant text expression. Undefined if it is known only at run time. */
function textOf(node: Node, module: Module): string | undefined {
  const expression = node as Expression;
  switch (expression.type) {
    case 'Literal':
      return expression.regex?.pattern ?? String(expression.value);
    case 'TemplateLiteral': {
      const raw = module.code.slice(expression.start - 10, expression.start).endsWith('String.raw');
      const parts = expression.expressions.map((part) => textOf(part, module));
      if (parts.includes(undefined)) return undefined;
      const texts = expression.quasis.map(({ value }) => (raw ? value.raw : value.cooked));
      return texts.map((text, at) => text + (parts[at] ?? '')).join('');
    }
    case 'TaggedTemplateExpression':
      return textOf(expression.quasi, module);
    case 'BinaryExpression': {
      const parts = [textOf(expression.left, module), textOf(expression.right, module)];
      return expression.operator === '+' && !parts.includes(undefined) ? parts.join('') : undefined;
    }
    case 'MemberExpression':
      return expression.property.type === 'Identifier' && expression.property.name === 'source'
        ? textOf(expression.object, module)
        : undefined;
    case 'CallExpression':
      return joinedList(expression, module);
    case 'Identifier':
      return textOfName(expression.name, module);
    default:
      return undefined;
  }
}

/** The value of `LIST.join('|')` for a constant list. */
function joinedList(call: Expression & { type: 'CallExpression' }, module: Module): string | undefined {
  const { callee, arguments: sent } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.property.name !== 'join') return undefined;
  const place =
    callee.object.type === 'Identifier'
      ? constant(callee.object.name, module)
      : { value: callee.object, module };
  if (place?.value.type !== 'ArrayExpression') return undefined;
  const parts = place.value.elements.map((part) => part && textOf(part, place.module));
  const between = sent[0] === undefined ? ',' : textOf(sent[0], module);
  return parts.some((part) => typeof part !== 'string') ? undefined : parts.join(between);
}

function textOfName(name: string, module: Module): string | undefined {
  const place = constant(name, module);
  return place && textOf(place.value, place.module);
}

/** The value of a constant, together with the module that declares it. */
function constant(name: string, module: Module): { value: Expression; module: Module } | undefined {
  for (const statement of module.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration' && declared.kind === 'const') {
      const one = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
      if (one?.init) return { value: one.init, module };
    }
    if (statement.type === 'ImportDeclaration') {
      const imported = importedName(statement, name);
      const from = String(statement.source.value);
      if (imported !== undefined && from.startsWith('.')) {
        return constant(imported, readModule(resolve(dirname(module.file), from)));
      }
    }
  }
  return undefined;
}

function importedName({ specifiers }: ImportDeclaration, name: string): string | undefined {
  const one = specifiers.find(({ local }) => local.name === name);
  return one?.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
    ? one.imported.name
    : undefined;
}
