import type { Command, Option } from 'commander';

/** A command as a shell completes it. */
export interface TreeNode {
  /** The words that lead to it: `dataset import`; empty for `fettle` itself. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly TreeOption[];
  /** The values that its first argument may have. Empty if it may have any value. */
  readonly choices: readonly string[];
}

export interface TreeOption {
  readonly long: string;
  readonly description: string;
  readonly takesValue: boolean;
  /** The values that the option may have. Empty if it may have any, which a shell completes as files. */
  readonly choices: readonly string[];
}

/** `fettle` and all of its commands. */
export function commandTree(program: Command): TreeNode[] {
  return nodesOf(program, []);
}

function nodesOf(command: Command, path: readonly string[]): TreeNode[] {
  const node: TreeNode = {
    path: path.join(' '),
    commands: command.commands.map((one) => ({ name: one.name(), description: one.description() })),
    options: [...command.options.filter(({ hidden }) => !hidden).flatMap(treeOption), HELP],
    choices: command.registeredArguments[0]?.argChoices ?? [],
  };
  return [node, ...command.commands.flatMap((one) => nodesOf(one, [...path, one.name()]))];
}

const HELP: TreeOption = { long: '--help', description: 'display help', takesValue: false, choices: [] };

function treeOption({ long, description, required, optional, argChoices }: Option): TreeOption[] {
  if (!long) return [];
  return [{ long, description, takesValue: required || optional, choices: argChoices ?? [] }];
}
