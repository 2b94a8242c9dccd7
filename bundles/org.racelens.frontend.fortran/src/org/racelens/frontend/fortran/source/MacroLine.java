package org.racelens.frontend.fortran.source;

import java.util.Optional;

/** Replaces the macros in the lines of a file, one after the other: strings go on from line to line. */
final class MacroLine {
	private final SourceForm form;
	private final Macros macros;
	private final SourceFiles files;
	/** the mark of the string in which the next line begins */
	private char quote;

	MacroLine(SourceForm form, Macros macros, SourceFiles files) {
		this.form = form;
		this.macros = macros;
		this.files = files;
	}

	/** Appends a line to a text. */
	void append(TracedText line, int start, int end, TracedText to) {
		int first = line.firstVisible(start, end);
		int i = start;
		if (form != SourceForm.FREE && Columns.isComment(line, start, end) || first < end && line.charAt(first) == '!' && quote == 0) {
			if (!Columns.hasSentinel(line, form != SourceForm.FREE ? start : first, end)) {
				to.append(line, start, end);
				return;
			}
			i = (form != SourceForm.FREE ? start : first) + 2;
			to.append(line, start, i);
		}
		int copied = i;
		while (i < end) {
			char c = line.charAt(i);
			if (quote == 0 && c == '!') {
				break;
			}
			int next = quote == 0 ? wordEnd(line, i, end) : i;
			if (next > i) {
				Optional<Replacement> replacement = replacement(line, i, next, end);
				if (replacement.isPresent()) {
					to.append(line, copied, i);
					next = replacement.get().end;
					spread(replacement.get().text, line, i, next, to);
					copied = next;
				}
			} else {
				quote = Quotes.after(quote, c);
				next = i + 1;
			}
			i = next;
		}
		to.append(line, copied, end);
		if (quote != 0 && (form != SourceForm.FREE || end == start || line.charAt(line.lastVisible(start, end) - 1) != '&')) {
			quote = 0;
		}
	}

	private static int wordEnd(TracedText line, int start, int end) {
		int i = start;
		while (i < end && Words.isPart(line.charAt(i))) {
			i++;
		}
		return i;
	}

	private record Replacement(String text, int end) {
	}

	private Optional<Replacement> replacement(TracedText line, int start, int wordEnd, int end) {
		if (Words.isDigit(line.charAt(start))) {
			return Optional.empty();
		}
		String name = line.substring(start, wordEnd);
		if (name.equals("__LINE__")) {
			return Optional.of(new Replacement(Integer.toString(files.line(line.origin(start))), wordEnd));
		}
		if (name.equals("__FILE__")) {
			return Optional.of(new Replacement("\"" + files.path(line.origin(start)).replace("\"", "") + "\"", wordEnd));
		}
		Optional<Macro> macro = macros.named(name);
		if (macro.isEmpty()) {
			return Optional.empty();
		}
		String rest = line.substring(start, end);
		return Macros.use(macro.get(), rest, wordEnd - start)
				.map(use -> new Replacement(macros.expanded(rest.substring(0, use.end())), start + use.end()));
	}

	/** Appends what stands for a part of a line; its characters stand for those of the part, as far as there are as many. */
	private static void spread(String text, TracedText line, int start, int end, TracedText to) {
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			to.append(c < ' ' || c > '~' ? '?' : c, line.origin(Math.min(start + i, end - 1)));
		}
	}
}
