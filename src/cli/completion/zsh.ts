import type { TreeNode } from './command-tree.ts';

/**
 * The script for zsh, with descriptions. Words that are neither options nor commands are completed as files.
 */
export function zshScript(nodes: readonly TreeNode[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const values = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ long, choices }) => {
        const action = choices.length === 0 ? '_files' : `compadd -- ${choices.map(quoted).join(' ')}`;
        return `    ${quoted(`${path} ${long}`)}) ${action}; return ;;`;
      }),
  );
  const words = nodes.map(({ path, commands, options, choices }) => {
    const named = [
      ...commands.map(({ name, description }) => described(name, description)),
      ...choices.map((choice) => described(choice, '')),
    ];
    const flags = options.map(({ long, description }) => described(long, description));
    return `    ${quoted(path)}) names=(${named.join(' ')}); options=(${flags.join(' ')}) ;;`;
  });
  return `#compdef fettle
# Completes fettle in zsh. Made by: fettle completion zsh
_fettle() {
  local place next word at
  local -a names options
  place=''
  for ((at = 2; at < CURRENT; at++)); do
    next="\${place:+$place }\${words[at]}"
    case "$next" in
      ${paths.join('|')}) place="$next" ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${values.join('\n')}
  esac
  case "$place" in
${words.join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe -o 'option' options
  elif ((\${#names})); then
    _describe 'command' names
  else
    _files
  fi
}
if [ "$funcstack[1]" = '_fettle' ]; then _fettle "$@"; else compdef _fettle fettle; fi
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns `name:description`, with colons in the name escaped. */
function described(name: string, description: string): string {
  return quoted(description === '' ? name : `${name.replaceAll(':', '\\:')}:${description}`);
}
