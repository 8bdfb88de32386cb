import ts from 'typescript';

/**
 * A change that makes a source wrong.
 *
 * @typedef {{ kind: string, start: number, end: number, text: string }} Mutation text: what stands from start to end instead
 */

/** Operators, and what a hasty hand writes instead. @type {Partial<Record<ts.SyntaxKind, [kind: string, text: string]>>} */
const OPERATORS = {
  [ts.SyntaxKind.LessThanToken]: ['bound', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['bound', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['bound', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['bound', '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['equality', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['equality', '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['and/or', '||'],
  [ts.SyntaxKind.BarBarToken]: ['and/or', '&&'],
};

/** Calls in a chain whose result without them has the same type. */
const LEFT_OUT = /^(sort|toSorted|filter|orderBy|where|distinct|reverse|toReversed|trim)$/;

/**
 * Every mutation that a source offers, in the order of the text.
 *
 * @param {string} fileName
 * @param {string} source
 * @returns {Mutation[]}
 */
export function findMutations(fileName, source) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  /** @type {Mutation[]} */
  const found = [];
  /** @param {string} kind @param {ts.Node | undefined} node @param {string} text */
  const add = (kind, node, text) => {
    if (node !== undefined) found.push({ kind, start: node.getStart(file), end: node.end, text });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** @param {ts.Node} node @param {(kind: string, node: ts.Node | undefined, text: string) => void} add */
function mutate(node, add) {
  const condition = conditionOf(node);
  if (condition !== undefined) add('negated condition', condition, `!(${condition.getText()})`);
  if (ts.isBinaryExpression(node)) {
    const [kind, text] = OPERATORS[node.operatorToken.kind] ?? [];
    if (kind !== undefined && text !== undefined) add(kind, node.operatorToken, text);
  }
  if (ts.isExpressionStatement(node) && isCall(node.expression)) add('dropped call', node, ';');
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (LEFT_OUT.test(name.text)) add(`dropped ${name.text}`, node, expression.getText());
  }
  mutateLiteral(node, add);
  if (isFunctionWithoutResult(node)) add('early return', node.body.getFirstToken(), '{ return;');
}

/** @param {ts.Node} node @param {(kind: string, node: ts.Node | undefined, text: string) => void} add */
function mutateLiteral(node, add) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) add('boolean', node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) add('boolean', node, 'true');
  if (ts.isNumericLiteral(node)) add('number', node, String(Number(node.text) + 1));
  // Texts for people are no rules: only those count that are compared or listed.
  if (ts.isStringLiteral(node) && isComparedOrListed(node))
    add('text', node, `'${node.text}!'`.replaceAll('\n', ' '));
}

/** @param {ts.StringLiteral} node */
function isComparedOrListed({ parent }) {
  if (ts.isArrayLiteralExpression(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind in OPERATORS;
}

/** @param {ts.Node} node @returns {ts.Expression | undefined} */
function conditionOf(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

/** @param {ts.Expression} expression @returns {boolean} */
function isCall(expression) {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression))
    return isCall(expression.expression);
  return ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword;
}

/** @param {ts.Node} node @returns {node is ts.FunctionLikeDeclaration & { body: ts.Block }} */
function isFunctionWithoutResult(node) {
  if (!ts.isFunctionLike(node) || ts.isConstructorDeclaration(node)) return false;
  const body = 'body' in node ? node.body : undefined;
  return body !== undefined && ts.isBlock(body) && body.statements.length > 0 && !returnsSomething(body);
}

/** Whether a function returns a value; functions inside it do not count. @param {ts.Node} node @returns {boolean} */
function returnsSomething(node) {
  return (
    ts.forEachChild(node, (child) => {
      if (ts.isFunctionLike(child)) return false;
      return (ts.isReturnStatement(child) && child.expression !== undefined) || returnsSomething(child);
    }) ?? false
  );
}
