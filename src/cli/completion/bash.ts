import type { TreeNode } from './command-tree.ts';

/**
 * The script for bash 3.2 and later. Words that are neither options nor commands are completed as files, by
 * `-o default`.
 */
export function bashScript(nodes: readonly TreeNode[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  const values = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ long, choices }) => `    '${path} ${long}') _fettle_words '${choices.join(' ')}'; return ;;`),
  );
  const words = nodes.map(({ path, commands, options, choices }) => {
    const names = [...commands.map(({ name }) => name), ...choices].join(' ');
    return `    '${path}') options='${options.map(({ long }) => long).join(' ')}'; names='${names}' ;;`;
  });
  return `# Completes fettle in bash. Made by: fettle completion bash
_fettle_words() {
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
}
_fettle() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" path='' options='' names='' word at next
  COMPREPLY=()
  for ((at = 1; at < COMP_CWORD; at++)); do
    word="\${COMP_WORDS[at]}"
    next="\${path:+$path }$word"
    case "$next" in
      ${paths.join('|')}) path="$next" ;;
      *) ;;
    esac
  done
  case "$path $prev" in
${values.join('\n')}
  esac
  case "$path" in
${words.join('\n')}
  esac
  case "$cur" in
    -*) _fettle_words "$options" ;;
    *) _fettle_words "$names" ;;
  esac
}
complete -o default -o bashdefault -F _fettle fettle
`;
}
