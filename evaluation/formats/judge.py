"""Reads the tables that Fettle wrote, and writes tables for Fettle to read, with pyarrow, openpyxl and DuckDB."""

import csv
import datetime
import decimal
import json
import sys
from pathlib import Path

import duckdb
import openpyxl
import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet
from openpyxl.utils.escape import unescape

folder = Path(sys.argv[1])
expected = json.loads((folder / "expected.json").read_text())
NAMES = ["id", "words", "whole", "number", "day", "moment", "flag"]


def text(value):
    """A value as Fettle writes it."""
    if value is None:
        return None
    if isinstance(value, bool):
        return value
    if isinstance(value, datetime.datetime):
        return value.replace(microsecond=0).isoformat()
    if isinstance(value, (datetime.date, decimal.Decimal)):
        return str(value)
    return value


def plain(row):
    values = [text(value) for value in row]
    values[0] = str(values[0])
    # Numbers are compared as numbers; a date is read as a time at midnight where the reader has one type for both.
    values[3] = None if values[3] is None else round(float(values[3]), 6)
    values[4] = None if values[4] is None else str(values[4])[:10]
    return values


WANTED = [plain(row) for row in expected]
failures = 0


def judge(reader, rows):
    global failures
    rows = [plain(row) for row in rows]
    wrong = sum(one != other for one, other in zip(WANTED, rows)) + abs(len(WANTED) - len(rows))
    cells = len(WANTED) * len(NAMES)
    print(f"{reader:44} {cells:>9,} values, {wrong} rows differ")
    if wrong:
        failures += 1
        for one, other in list(zip(WANTED, rows)):
            if one != other:
                print("   wanted", one, "\n   found ", other)
                break


def connected(query):
    return duckdb.connect().execute(query).fetchall()


def columns(table):
    return zip(*(table.column(name).to_pylist() for name in NAMES))


at = lambda name: str(folder / name)
judge("table.parquet, pyarrow", columns(pyarrow.parquet.read_table(at("table.parquet"))))
judge("table.parquet, DuckDB", connected(f"from read_parquet('{at('table.parquet')}')"))
sheet = openpyxl.load_workbook(at("table.xlsx"), read_only=True).active
# openpyxl leaves `_x005F_`, the format's escape of an underscore, to its callers.
judge(
    "table.xlsx, openpyxl",
    ([unescape(cell) if isinstance(cell, str) else cell for cell in row] for row in list(sheet.iter_rows(values_only=True))[1:]),
)
TYPES = "{id: 'VARCHAR', words: 'VARCHAR', whole: 'BIGINT', number: 'DOUBLE', day: 'DATE', moment: 'TIMESTAMP', flag: 'BOOLEAN'}"
judge(
    "table.csv, DuckDB",
    connected(f"from read_csv('{at('table.csv')}', header=true, delim=',', quote='\"', escape='\"', columns={TYPES})"),
)
judge("table.ndjson.zst, DuckDB", connected(f"from read_json('{at('table.ndjson.zst')}', columns={TYPES}, compression='zstd')"))
judge("table.json, DuckDB", connected(f"from read_json('{at('table.json')}', format='array', columns={TYPES})"))
schema = pa.schema(
    [
        ("id", pa.string()),
        ("words", pa.string()),
        ("whole", pa.int64()),
        ("number", pa.float64()),
        ("day", pa.date32()),
        ("moment", pa.timestamp("s")),
        ("flag", pa.bool_()),
    ]
)
judge(
    "table.csv.gz, pyarrow",
    columns(
        pyarrow.csv.read_csv(
            at("table.csv.gz"),
            parse_options=pyarrow.csv.ParseOptions(newlines_in_values=True),
            convert_options=pyarrow.csv.ConvertOptions(column_types=schema, strings_can_be_null=True, null_values=[""]),
        )
    ),
)
with open(at("table.csv"), newline="", encoding="utf-8-sig") as file:
    # A reader without types: every field must be the text of its value.
    rows = list(csv.reader(file))[1:]
judge(
    "table.csv, Python's csv",
    (
        [*row[:2], row[2] and int(row[2]), row[3] and float(row[3]), row[4], row[5], row[6] and row[6] == "true"]
        for row in ([field or None for field in row] for row in rows)
    ),
)


def typed(row):
    day = row[4] and datetime.date.fromisoformat(row[4])
    moment = row[5] and datetime.datetime.fromisoformat(row[5])
    return [row[0], row[1], row[2], None if row[3] is None else float(row[3]), day, moment, row[6]]


rows = [typed(row) for row in expected]
table = pa.table({name: [row[at] for row in rows] for at, name in enumerate(NAMES)}, schema=schema)
for name, options in {
    "snappy": {},
    "zstd-v2": {"compression": "zstd", "data_page_version": "2.0"},
    "gzip-plain": {"compression": "gzip", "use_dictionary": False},
    "brotli": {"compression": "brotli", "row_group_size": 1234},
}.items():
    pyarrow.parquet.write_table(table, at(f"arrow-{name}.parquet"), **options)
database = duckdb.connect()
database.register("given", table)
database.execute(f"copy given to '{at('duckdb.parquet')}' (format parquet)")
# DuckDB writes a time with a space before it, which is not ISO 8601.
with_iso_times = "select * replace (strftime(moment, '%Y-%m-%dT%H:%M:%S') as moment) from given"
database.execute(f"copy ({with_iso_times}) to '{at('duckdb.csv')}' (header)")
database.execute(f"copy ({with_iso_times}) to '{at('duckdb.ndjson')}' (format json)")
book = openpyxl.Workbook(write_only=True)
sheet = book.create_sheet("Records")
sheet.append(NAMES)
for row in rows:
    # openpyxl does not escape what looks like an escape, so Excel would show it as a letter.
    sheet.append([cell.replace("_x", "_x005F_x") if isinstance(cell, str) else cell for cell in row])
book.save(at("openpyxl.xlsx"))
sys.exit(1 if failures else 0)
