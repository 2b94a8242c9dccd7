package org.racelens.frontend.fortran.source;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.source.SourceText;

/**
 * What a file may define for the linker, as far as words tell: rather too much than too little.
 *
 * @param words by what the linker may know procedures, and their names
 * @param any whether more is defined that words do not tell: by macros, or in files that are not found
 * @param program whether a program starts in it
 * @param included the files that it includes, with their times; -1 where one is not found
 */
record DefinedNames(Set<String> words, boolean any, boolean program, Map<String, Long> included) {
	static final DefinedNames NOTHING = new DefinedNames(Set.of(), false, false, Map.of());

	private static final int DEPTH = 5;
	private static final Pattern DEFINED = Pattern.compile(
			"(?i)(?:subroutine|function|\\bentry)(?:[ \\t]*&[^\\n]*\\n[ \\t]*&?)?[ \\t]*(\\w+)|name[ \\t]*=[ \\t]*(?:[\"']([^\"']+)[\"']|(\\w+))");
	private static final Pattern PROGRAM = Pattern.compile("(?im)^[ \\t]*program[ \\t]+\\w+[ \\t]*(?:!.*)?\\r?$");
	private static final Pattern INCLUDE = Pattern.compile("(?im)^[ \\t]*(?:#[ \\t]*)?include[ \\t]*[\"'<]([^\"'>\\n]+)[\"'>]");
	private static final Pattern MACRO = Pattern.compile("(?m)^[ \\t]*#[ \\t]*define[ \\t]+(\\w+)(.*(?:\\\\\\r?\\n.*)*)$");
	private static final Pattern HEAD = Pattern.compile("(?i)subroutine|function|entry");
	private static final Pattern END = Pattern
			.compile(
					"(?i)[\\d \\t]*end[ \\t]*(?:(?:subroutine|function|program|(?:sub)?module|block[ \\t]*data)\\b.*)?|[ \\t]*#?[ \\t]*include.*");
	private static final Pattern REMARK = Pattern.compile("(?i)[ \\t]*(?:[!#].*)?|[c*].*");
	private static final Pattern IN_C = Pattern
			.compile("(\\w+)\\s*+\\((?:[^(){};]++|\\([^(){};]*+\\))*+\\)[\\w\\s*,\\[\\];]*+\\{");
	private static final Pattern MADE_IN_C = Pattern.compile("\\w\\s*+\\(\\s*+(\\w+)[^(){};]*+\\)\\s*+\\([^{};]*+\\{");
	private static final Pattern WORD = Pattern.compile("\\w+");

	/** What a text in Fortran defines. */
	static DefinedNames inFortran(SourceText text, IncludeFolders folders, Set<String> macros) {
		return new Reader(folders, macros).read(text);
	}

	/** What a text in C defines. */
	static DefinedNames inC(String text) {
		Set<String> words = new LinkedHashSet<>();
		IN_C.matcher(text).results().forEach(m -> words.add(m.group(1)));
		MADE_IN_C.matcher(text).results().forEach(m -> words.add(LinkerName.called(m.group(1).toLowerCase(Locale.ROOT))));
		MACRO.matcher(text).results().filter(m -> words.contains(m.group(1))).forEach(m -> {
			Matcher word = WORD.matcher(m.group(2));
			while (word.find()) {
				words.add(word.group());
				words.add(LinkerName.called(word.group().toLowerCase(Locale.ROOT)));
			}
		});
		return new DefinedNames(words, false, false, Map.of());
	}

	/** Whether the files that are included are as they were. */
	boolean isCurrent() {
		return included.entrySet().stream().allMatch(e -> modified(e.getKey()) == e.getValue());
	}

	private static long modified(String path) {
		return Path.of(path).toFile().isFile() ? Path.of(path).toFile().lastModified() : -1;
	}

	/** Goes through a text and the ones that it includes. */
	private static final class Reader {
		private final IncludeFolders folders;
		private final Set<String> macros;
		private final Set<String> words = new LinkedHashSet<>();
		private final Set<String> named = new HashSet<>();
		private final Map<String, Long> included = new HashMap<>();
		private boolean any;

		Reader(IncludeFolders folders, Set<String> macros) {
			this.folders = folders;
			this.macros = new HashSet<>(macros);
		}

		DefinedNames read(SourceText text) {
			read(text, DEPTH);
			return new DefinedNames(words, any || named.stream().anyMatch(macros::contains), PROGRAM.matcher(text.text()).find(), included);
		}

		private void read(SourceText text, int depth) {
			InnerText inner = InnerText.of(text.text());
			DEFINED.matcher(text.text()).results().forEach(m -> {
				Optional.ofNullable(m.group(1)).ifPresent(n -> name(n, inner.contains(m.start())));
				Optional.ofNullable(m.group(2)).ifPresent(words::add);
				Optional.ofNullable(m.group(3)).ifPresent(named::add);
			});
			MACRO.matcher(text.text()).results().forEach(m -> {
				macros.add(m.group(1));
				any |= HEAD.matcher(m.group(2)).find();
			});
			INCLUDE.matcher(text.text()).results().forEach(m -> include(m.group(1), text, m.start(), depth));
		}

		/** A procedure of a module is known to the linker by other names, if not by a label. */
		private void name(String name, boolean isInner) {
			if (!isInner) {
				String plain = name.toLowerCase(Locale.ROOT);
				words.add(LinkerName.called(plain));
				words.add(plain);
			}
			named.add(name);
		}

		private void include(String name, SourceText from, int at, int depth) {
			Optional<SourceText> text = folders.find(name, from.path());
			if (text.isPresent() && depth > 0) {
				if (included.put(text.get().path(), modified(text.get().path())) == null) {
					read(text.get(), depth - 1);
				}
			} else if (isOutside(from.text().substring(0, at))) {
				any = true;
			}
			if (text.isEmpty()) {
				Optional.ofNullable(Path.of(from.path()).getParent()).ifPresent(p -> included.put(p.resolve(name).toString(), -1L));
			}
		}

		/** Whether what follows is in no program unit. */
		private static boolean isOutside(String before) {
			String[] lines = before.split("\\r?\\n");
			for (int i = lines.length - 1; i >= 0; i--) {
				if (!REMARK.matcher(lines[i]).matches() || INCLUDE.matcher(lines[i]).find()) {
					return END.matcher(lines[i]).matches();
				}
			}
			return true;
		}
	}
}
