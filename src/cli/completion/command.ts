import { Argument, Command } from 'commander';
import { present } from '../../present.ts';
import { bashScript } from './bash.ts';
import { commandTree, type TreeNode } from './command-tree.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS: Readonly<Record<string, (nodes: readonly TreeNode[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `fettle completion`: prints a script that completes commands, options and their values in a shell. */
export function completionCommand(program: () => Promise<Command>): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .description('print a script that completes command lines in a shell')
    .addHelpText(
      'after',
      `
To complete in new shells:
  bash  fettle completion bash > ~/.local/share/bash-completion/completions/fettle
  zsh   fettle completion zsh > "\${fpath[1]}/_fettle"
  fish  fettle completion fish > ~/.config/fish/completions/fettle.fish`,
    )
    .action(async (shell: string) => {
      process.stdout.write(present(SCRIPTS[shell], `the script for ${shell}`)(commandTree(await program())));
    });
}
