import type { FastifySchema } from 'fastify';
import Type, { type Static } from 'typebox';
import { FILES_PER_PAGE } from '../../../files/file.ts';
import { PATH_RULE } from '../../../files/path.ts';
import { UPLOAD_DAYS } from '../../../files/removal.ts';
import { PageNumber, refusals } from '../schemas.ts';

const tags = ['Files'];

const FileRecord = Type.Object(
  {
    path: Type.String({ description: 'Begins with `/`.' }),
    size: Type.Integer({ description: 'Bytes stored so far. An upload continues at this byte.' }),
    totalSize: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Bytes of the whole file; null if the upload did not announce it.',
    }),
    completed: Type.Boolean({ description: 'Whether the file is whole and current.' }),
    updatedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'null if nothing has been stored yet.',
    }),
    location: Type.String({ description: 'The URL of the file.' }),
  },
  { title: 'File', description: 'The file.' },
);

const FilePath = Type.Object({
  '*': Type.String({ description: `The path, with or without a \`/\` in front. It ${PATH_RULE}.` }),
});

const ListQuery = Type.Object(
  {
    page: PageNumber,
    prefix: Type.String({ default: '', description: 'Only paths that begin with this text.' }),
    completed: Type.Boolean({
      default: true,
      description: '`false` lists unfinished uploads instead.',
    }),
  },
  { additionalProperties: false },
);

const Bytes = Type.String({ format: 'binary' });
const FileBytes = { 'application/octet-stream': { schema: Bytes }, 'text/csv': { schema: Bytes } };

const UPLOAD_DESCRIPTION = `The body is the file, byte for byte, with any Content-Type. The file at the path is replaced in one step when \
the last byte is stored. Until then it stays as it was, and running jobs keep the version with which they began. A whole file may be sent \
with \`Content-Encoding: gzip\`; it is stored unpacked.

**In parts**: send \`Content-Range: bytes FIRST-LAST/TOTAL\` (positions from 0, both included). A part from byte 0 begins the \
upload. Each further part begins where the previous one ended. It may begin earlier, for instance when you repeat it: stored bytes are \
skipped. A part that leaves a gap is refused with 416 and \`Content-Range: bytes */STORED\`: continue at byte STORED. The part with the \
last byte completes the file.

**After a broken connection**, everything that arrived is kept, also of a whole file that was sent with a Content-Length. Ask with \
\`Content-Range: bytes */TOTAL\` and an empty body; continue at the byte given by \`size\` in the answer. Every answer to a part has the \
\`ETag\` that the file will have. If the answer to the last part was lost, HEAD shows whether the file is there.

**Two uploads to one path at once**: the one that began last wins. The other is refused at its next bytes, with 400, or with 416 for a \
part. An upload that nothing is added to for ${UPLOAD_DAYS} days is removed.`;

export type AtPath = { Params: Static<typeof FilePath> };
export type ListParameters = Static<typeof ListQuery>;

export const listFilesSchema: FastifySchema = {
  tags,
  operationId: 'listFiles',
  summary: `List files, ${FILES_PER_PAGE} a page, by path`,
  description: '`X-Total-Count` is the number of files on all pages.',
  querystring: ListQuery,
  response: {
    200: Type.Array(FileRecord, { description: 'A page of files.' }),
    ...refusals(400, 401, 403),
  },
};

export const uploadFileSchema: FastifySchema = {
  tags,
  operationId: 'uploadFile',
  summary: 'Upload a file, whole or in parts',
  description: UPLOAD_DESCRIPTION,
  params: FilePath,
  headers: Type.Object({
    'content-range': Type.Optional(
      Type.String({ description: '`bytes FIRST-LAST/TOTAL`, or `bytes */TOTAL` to ask.' }),
    ),
  }),
  response: {
    200: Type.Object(FileRecord.properties, {
      description: 'The file was replaced, or a part of it was stored.',
    }),
    201: Type.Object(FileRecord.properties, { description: 'Created.' }),
    ...refusals(400, 401, 403, 413, 415, 416, 503),
  },
};

export const describeFileSchema: FastifySchema = {
  tags,
  operationId: 'describeFile',
  summary: 'Read the size and version of a file',
  params: FilePath,
  response: { 200: { description: 'The headers of a download.', type: 'null' } },
};

export const downloadFileSchema: FastifySchema = {
  tags,
  operationId: 'downloadFile',
  summary: 'Download a file, or one range of its bytes',
  params: FilePath,
  headers: Type.Object({
    range: Type.Optional(
      Type.String({ description: '`bytes=FIRST-LAST`, `bytes=FIRST-` or `bytes=-COUNT`.' }),
    ),
    'if-range': Type.Optional(
      Type.String({ description: 'The ETag of the version that the range belongs to.' }),
    ),
    'if-none-match': Type.Optional(
      Type.String({
        description: 'The ETag of the copy that you have. The answer is 304 if the file has not changed.',
      }),
    ),
  }),
  response: {
    200: {
      description:
        'The file. Its media type is that of its name: `text/csv` for `.csv`, and so on; otherwise `application/octet-stream`.',
      content: FileBytes,
    },
    206: { description: 'The range.', content: FileBytes },
    304: Type.Null({ description: 'The file still has the ETag of `If-None-Match`.' }),
    ...refusals(400, 401, 403, 404, 416, 503),
  },
};

export const removeFileSchema: FastifySchema = {
  tags,
  operationId: 'removeFile',
  summary: 'Remove a file',
  description: 'This also ends an unfinished upload to its path.',
  params: FilePath,
  response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
};
