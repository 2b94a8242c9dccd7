package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Mistake.Kind;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/**
 * Reads the lines of a file and of what it includes: lines of the preprocessor and those that it leaves out become empty, macros are
 * replaced, the text of included files stands in place of the line that includes it, and what is beyond the last column is cut.
 */
final class Preprocessor {
	/** A line of Fortran itself. Fortran 2018 §6.4 */
	private static final Pattern INCLUDE = Pattern.compile("\\s*include\\s*(?:'([^']+)'|\"([^\"]+)\")\\s*(?:!.*)?",
			Pattern.CASE_INSENSITIVE);
	private static final Pattern DIRECTIVE = Pattern.compile("\\s*#\\s*(\\w+)\\s*(.*)", Pattern.DOTALL);
	private static final Pattern INCLUDED = Pattern.compile("\"([^\"]+)\".*|<([^>]+)>.*", Pattern.DOTALL);
	private static final int DEEPEST = 40;
	private static final int MOST_FILES = 2000;

	private final SourceFiles sources;
	private final SourceForm form;
	private final IncludedFiles files;
	private final Macros macros;
	private final TracedText read;
	private final List<MissingFile> missing = new ArrayList<>();
	private final List<Mistake> mistakes = new ArrayList<>();
	private final List<String> open = new ArrayList<>();
	private Branches branches = new Branches();
	private int count;

	Preprocessor(SourceFiles sources, SourceForm form, IncludedFiles files, Macros macros) {
		this.sources = sources;
		this.form = form;
		this.files = files;
		this.macros = macros;
		read = new TracedText(1 << 16);
	}

	/** What is read so far. */
	TracedText read() {
		return read;
	}

	/** What is wrong with lines of the preprocessor, in order. */
	List<Mistake> mistakes() {
		return mistakes;
	}

	List<MissingFile> missing() {
		return missing;
	}

	/** Reads a whole file. */
	void read(SourceText source) {
		int base = sources.add(source);
		TracedText text = cleaned(source.text(), base);
		open.add(source.path());
		Branches outer = branches;
		boolean isRead = branches.areRead();
		branches = new Branches();
		MacroLine expansion = new MacroLine(form, macros, sources);
		for (int start = 0; isRead && start < text.length();) {
			int end = text.lineEnd(start);
			int first = text.firstVisible(start, end);
			if (first < end && text.charAt(first) == '#' && (form == SourceForm.FREE || first == start)) {
				end = joined(text, end);
				directive(text, start, end);
			} else if (branches.areRead() && !isIncluded(text, start, first, end)) {
				expansion.append(text, start, Columns.cut(form, text, start, end), read);
			}
			if (end < text.length()) {
				read.append(text, end, end + 1);
			}
			start = end + 1;
		}
		branches.unended().forEach(o -> mistakes.add(new Mistake(Kind.NO_END, "#if", o)));
		branches = outer;
		open.remove(open.size() - 1);
	}

	/** The text in characters of ASCII and with one kind of line ends. */
	private static TracedText cleaned(String text, int base) {
		TracedText clean = new TracedText(text.length() + 1);
		boolean ofOldMacs = LineTable.hasReturnsAlone(text);
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i) == '\r' && ofOldMacs ? '\n' : text.charAt(i);
			if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
				continue;
			}
			boolean isSpace = c < ' ' && c != '\n' && c != '\t' || c == '\u00a0' || c == '\ufeff';
			clean.append(isSpace ? ' ' : c > '~' ? '?' : c, base + i);
		}
		if (clean.length() > 0 && clean.charAt(clean.length() - 1) != '\n') {
			clean.insert("\n", base + text.length());
		}
		return clean;
	}

	/** The end of a line that backslashes continue. */
	private static int joined(TracedText text, int lineEnd) {
		int end = lineEnd;
		while (end < text.length() - 1 && end > 0 && text.charAt(end - 1) == '\\') {
			end = text.lineEnd(end + 1);
		}
		return end;
	}

	private boolean isIncluded(TracedText text, int start, int first, int end) {
		if (!text.hasAt(first, "include")) {
			return false;
		}
		Matcher line = INCLUDE.matcher(text.substring(start, end));
		if (line.matches()) {
			include(line.group(1) != null ? line.group(1) : line.group(2), text, first, end);
		}
		return line.matches();
	}

	private void directive(TracedText text, int start, int end) {
		Matcher line = DIRECTIVE.matcher(text.substring(start, end).replace("\\\n", " "));
		if (!line.matches()) {
			return;
		}
		String argument = line.group(2).replaceAll("/\\*.*?\\*/", " ").strip();
		switch (line.group(1)) {
			case "if" -> branches.open(branches.areRead() && holds(argument, text, start, end), place(text, start, end));
			case "ifdef" -> branches.open(macros.isDefined(name(argument)), place(text, start, end));
			case "ifndef" -> branches.open(!macros.isDefined(name(argument)), place(text, start, end));
			case "elif" -> goesOn(branches.next(branches.isAsked() && holds(argument, text, start, end)), text, start, end);
			case "else" -> goesOn(branches.next(true), text, start, end);
			case "endif" -> goesOn(branches.close(), text, start, end);
			default -> {
				if (branches.areRead()) {
					effect(line.group(1), argument, text, start, end);
				}
			}
		}
	}

	private SourceRange place(TracedText text, int start, int end) {
		return sources.range(text.origin(text.firstVisible(start, end)), text.origin(end - 1) + 1);
	}

	private void goesOn(boolean isOpen, TracedText text, int start, int end) {
		if (!isOpen) {
			mistakes.add(new Mistake(Kind.NOTHING_OPEN, "", place(text, start, end)));
		}
	}

	private boolean holds(String condition, TracedText text, int start, int end) {
		Optional<Boolean> holds = Condition.value(condition, macros);
		if (holds.isEmpty()) {
			mistakes.add(new Mistake(Kind.NO_CONDITION, "", place(text, start, end)));
		}
		return holds.orElse(false);
	}

	private void effect(String directive, String argument, TracedText text, int start, int end) {
		switch (directive) {
			case "define" -> macros.define(argument);
			case "undef" -> macros.undefine(name(argument));
			case "include" -> {
				Matcher file = INCLUDED
						.matcher(argument.startsWith("\"") || argument.startsWith("<") ? argument : macros.expanded(argument));
				if (file.matches()) {
					include(file.group(1) != null ? file.group(1) : file.group(2), text, start, end);
				}
			}
			case "error" -> mistakes.add(new Mistake(Kind.ERROR, argument, place(text, start, end)));
			case "pragma" -> MisspeltSentinels.pragma(argument)
					.ifPresent(meant -> mistakes.add(new Mistake(Kind.SENTINEL, meant, place(text, start, end))));
			default -> {
				// line, warning, ident: nothing of them is in the text
			}
		}
	}

	private static String name(String argument) {
		return argument.substring(0, Words.end(argument, 0));
	}

	private void include(String name, TracedText text, int start, int end) {
		Optional<SourceText> file = files.find(name, open.get(open.size() - 1));
		if (file.isEmpty() || open.contains(file.get().path()) || open.size() > DEEPEST || count++ > MOST_FILES) {
			int first = text.origin(text.firstVisible(start, end));
			missing.add(new MissingFile(name, sources.range(first, text.origin(end - 1) + 1)));
			return;
		}
		read(file.get());
	}
}
