"""Logs: one line for each thing worth knowing, on the error stream: for people, or as JSON for programs.

No names, chat, tokens, cookies, addresses or hidden information: ids of tables, seats and counts at most.
Tracebacks come without the values of variables.
"""

import logging
import sys
from typing import TextIO

import structlog
from structlog.types import Processor


def set_up(stream: TextIO = sys.stderr, is_terminal: bool | None = None) -> None:
    """From now on everything is logged there, what libraries say too."""
    is_terminal = stream.isatty() if is_terminal is None else is_terminal
    first: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if is_terminal
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    structlog.configure(
        processors=[*first, *last],
        # A person who looks on is told by the command itself that it runs.
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*first, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
