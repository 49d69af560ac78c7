import { closeSync, openSync, type Stats } from 'node:fs';
import { type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { forget, makeTemporary } from '../../temporary.ts';
import { OutputFile } from './output-file.ts';

/** The errors of file systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * A file that appears complete or not at all. It is written next to its final place, under a hidden name that
 * ends in `.unfinished`. Only its owner can read it, because it may contain personal data. With its final
 * name it gets the permissions of a new file (umask), or those of the file that it replaces.
 *
 * Unless it may replace a file, it gets its name by `link(2)`, which fails if the name is taken. So a file
 * that another process made in the meantime is never overwritten.
 */
export class WholeFile extends OutputFile {
  /** The number of files begun by this process, because two names may begin with the same letters. */
  static #begun = 0;
  readonly #file: FileHandle;
  readonly #unfinished: string;
  readonly #place: string;
  /** The file to replace; undefined if the name must be free. */
  readonly #replaced: Stats | undefined;
  #isNew = false;

  private constructor(
    path: string,
    place: string,
    replaced: Stats | undefined,
    unfinished: string,
    file: FileHandle,
  ) {
    super(path);
    this.#place = place;
    this.#replaced = replaced;
    this.#unfinished = unfinished;
    this.#file = file;
  }

  /** @param place the path behind all links */
  static async begin(path: string, place: string, replaced: Stats | undefined): Promise<WholeFile> {
    const unfinished = join(
      dirname(place),
      `.${basename(place).slice(0, 50)}.${process.pid}-${++WholeFile.#begun}.unfinished`,
    );
    // A killed process with the same id may have left a file. A link there is removed, not followed.
    await rm(unfinished, { force: true });
    makeTemporary(() => {
      closeSync(openSync(unfinished, 'wx', 0o600));
      return unfinished;
    });
    const file = await open(unfinished, 'r+');
    return new WholeFile(path, place, replaced, unfinished, file);
  }

  protected override get descriptor(): number {
    return this.#file.fd;
  }

  override async publish(): Promise<void> {
    if (this.#replaced === undefined) await this.#takeFreeName();
    else await this.#replace();
    forget(this.#unfinished);
  }

  override async abandon(): Promise<void> {
    await this.#file.close();
    await rm(this.#unfinished, { force: true });
    if (this.#isNew) await rm(this.#place, { force: true });
    forget(this.#unfinished);
  }

  protected override async put(bytes: Uint8Array): Promise<void> {
    await this.#file.appendFile(bytes);
  }

  protected override async close(): Promise<void> {
    await this.#file.chmod(
      this.#replaced === undefined ? 0o666 & ~process.umask() : this.#replaced.mode & 0o777,
    );
    // Root lets users keep their files. Other accounts cannot give files away.
    if (this.#replaced !== undefined) {
      await this.#file.chown(this.#replaced.uid, this.#replaced.gid).catch(() => undefined);
    }
    await this.#file.sync();
    await this.#file.close();
  }

  async #takeFreeName(): Promise<void> {
    try {
      await link(this.#unfinished, this.#place);
      this.#isNew = true;
      await rm(this.#unfinished);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw this.#appeared();
      if (!NO_LINKS.has(code ?? '')) throw error;
      await this.#claimAndRename();
    }
  }

  /** Without hard links, an empty file of our own claims the name. */
  async #claimAndRename(): Promise<void> {
    const claim = await open(this.#place, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? this.#appeared() : error;
    });
    this.#isNew = true;
    await claim.close();
    await rename(this.#unfinished, this.#place);
  }

  /** Replaces the file, unless something else has taken its place. */
  async #replace(): Promise<void> {
    const there = await lstat(this.#place).catch(() => undefined);
    if (there !== undefined && !there.isFile()) throw this.#appeared();
    await rename(this.#unfinished, this.#place);
  }

  #appeared(): Error {
    return new Error(
      `Something else was put at \`${this.path}\` while the command ran. It was not overwritten, and nothing was written.`,
    );
  }
}
