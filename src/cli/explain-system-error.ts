/** An error of the operating system. Errors of sockets have an address and a port, those of files a path. */
type SystemError = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly port?: number;
  readonly dest?: string;
};

/** Calls on sockets, whose errors have no path. */
const ON_SOCKETS = new Set(['listen', 'bind']);

export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && typeof (error as SystemError).syscall === 'string' && 'code' in error;
}

/** Says what happened, where, and what to do. An unknown error keeps its own message. */
export function explainSystemError(error: SystemError): string {
  if (ON_SOCKETS.has(error.syscall ?? '')) return explainListening(error);
  return error.path === undefined ? withoutPath(error) : withPath(error, error.dest ?? error.path);
}

function explainListening({ code, address = '', port = 0, message }: SystemError): string {
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} of ${address} is in use by another process. Stop that process, or choose another port with ` +
        'PORT (0 takes a free one).'
      );
    case 'EACCES':
      return `You may not listen on port ${port}. Choose a port above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the address ${address}. Choose one that it has with HOST.`;
    default:
      return message;
  }
}

function withPath({ code, message, syscall }: SystemError, path: string): string {
  switch (code) {
    case 'ENOENT':
      return `There is no file or folder \`${path}\`. Check the path; it is relative to the current folder.`;
    case 'ENOTDIR':
      return `A part of \`${path}\` is a file and not a folder. Check the path.`;
    case 'EISDIR':
      return `\`${path}\` is a folder. Name a file.`;
    case 'EACCES':
    case 'EPERM':
      return `You may not ${syscall === 'open' || syscall === 'scandir' ? 'open' : 'use'} \`${path}\`: permission denied.`;
    case 'EROFS':
      return `\`${path}\` is on a file system that cannot be written. Name another place.`;
    case 'ENAMETOOLONG':
      return `The name \`${path.slice(0, 40)}…\` is too long for a file.`;
    case 'ELOOP':
      return `\`${path}\` is a link that leads back to itself.`;
    case 'EEXIST':
      return `\`${path}\` already exists. Name another place.`;
    default:
      return withoutPath({ code, message } as SystemError);
  }
}

function withoutPath({ code, message }: SystemError): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full. Make room, and run the command again.';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open. Raise the limit (`ulimit -n`), and run the command again.';
    case 'EISDIR':
      return 'A folder was named instead of a file.';
    case 'EIO':
      return 'The disk reported an error while reading or writing.';
    default:
      return message;
  }
}
