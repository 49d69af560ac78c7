import type { TreeNode } from './command-tree.ts';

/**
 * The script for fish, with descriptions. Words that are neither options nor commands are completed as files.
 */
export function fishScript(nodes: readonly TreeNode[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const lines = nodes.flatMap(({ path, commands, options, choices }) => {
    const at = `complete -c fettle -n ${quoted(`__fettle_at ${quoted(path)}`)}`;
    return [
      ...commands.map(({ name, description }) => `${at} -f -a ${quoted(name)} -d ${quoted(description)}`),
      ...(choices.length === 0 ? [] : [`${at} -f -a ${quoted(choices.join(' '))}`]),
      ...options.map(({ long, description, takesValue, choices: values }) => {
        const value = takesValue ? (values.length === 0 ? ' -r' : ` -x -a ${quoted(values.join(' '))}`) : '';
        return `${at} -l ${long.slice(2)}${value} -d ${quoted(description)}`;
      }),
    ];
  });
  return `# Completes fettle in fish. Made by: fettle completion fish
function __fettle_at
    set -l place ''
    for word in (commandline -opc)[2..]
        set -l next (string trim -- "$place $word")
        if contains -- $next ${paths.join(' ')}
            set place $next
        end
    end
    test "$place" = "$argv[1]"
end
${lines.join('\n')}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
