package org.racelens.frontend.cdt.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of compilers that take a value, in the spellings of GCC and Clang: GCC manual, Options Controlling the Preprocessor and
 * Options for Directory Search; Clang command line argument reference. Values of options that do not matter here must not be taken for
 * options.
 */
enum CompilerOption {
	QUOTE("-iquote"), INCLUDE("-I", "--include-directory"), SYSTEM("-isystem", "-cxx-isystem", "-c-isystem"),
	WITH_SYSROOT("-iwithsysroot"), AFTER("-idirafter", "-isystem-after", "--include-directory-after"),
	PREFIX("-iprefix", "--include-prefix"), WITH_PREFIX("-iwithprefix", "--include-with-prefix", "--include-with-prefix-after"),
	WITH_PREFIX_BEFORE("-iwithprefixbefore", "--include-with-prefix-before"), SYSROOT("-isysroot", "--sysroot"),
	MACRO_FILE("-imacros", "--imacros"), FORCED("-include", "--include"), DEFINE("-D", "--define-macro"),
	UNDEFINE("-U", "--undefine-macro"), LANGUAGE("-x", "--language"), STANDARD("-std", "--std"),
	NOTHING("-include-pch", "-o", "-MF", "-MT", "-MQ", "-MJ", "-Xlinker", "-Xassembler", "-mllvm", "-arch", "-target", "-T", "-u", "-z",
			"-e", "-L", "-l", "-A", "-B", "-F", "-framework", "-iframework", "-iframeworkwithsysroot", "-ivfsoverlay", "-imultilib",
			"-imultiarch", "-index-store-path", "-aux-info", "--param", "-dumpbase", "-dumpbase-ext", "-dumpdir", "-wrapper", "-specs",
			"-Xarch_host", "-Xarch_device", "-Xopenmp-target", "-gcc-toolchain", "--output", "--entry");

	/** What an option says. */
	record Said(CompilerOption option, String value) {
	}

	/** A spelling, longer ones first: {@code -isystem-after} is not {@code -isystem} with a value. */
	private record Spelling(String name, CompilerOption option) {
		/** The value in the same word; empty where the word is not this spelling with one. */
		Optional<String> joined(String word) {
			if (!word.startsWith(name) || word.length() == name.length() || option == NOTHING) {
				return Optional.empty();
			}
			boolean hasEqualsSign = name.startsWith("--") || option == STANDARD;
			if (hasEqualsSign) {
				return word.charAt(name.length()) == '=' ? Optional.of(word.substring(name.length() + 1)) : Optional.empty();
			}
			return Optional.of(word.substring(name.length()));
		}
	}

	private static final List<Spelling> SPELLINGS = Stream.of(values()).flatMap(o -> o.names.stream().map(n -> new Spelling(n, o)))
			.sorted(Comparator.comparing((Spelling s) -> -s.name().length())).toList();

	private final List<String> names;

	CompilerOption(String... names) {
		this.names = List.of(names);
	}

	/**
	 * What a word says, with the next one where the option has its value there.
	 *
	 * @return empty for other words
	 */
	static Optional<Said> of(String word, Iterator<String> rest) {
		for (Spelling spelling : SPELLINGS) {
			if (word.equals(spelling.name())) {
				return rest.hasNext() ? Optional.of(new Said(spelling.option(), rest.next())) : Optional.empty();
			}
		}
		return SPELLINGS.stream().flatMap(s -> s.joined(word).map(v -> new Said(s.option(), v)).stream()).findFirst();
	}

	/** The words that reach the preprocessor: what is handed on to it stands as if it were said to the compiler. */
	static List<String> handedOn(List<String> words) {
		List<String> all = new ArrayList<>();
		Iterator<String> rest = words.iterator();
		while (rest.hasNext()) {
			String word = rest.next();
			if ((word.equals("-Xpreprocessor") || word.equals("-Xclang")) && rest.hasNext()) {
				all.add(rest.next());
			} else if (word.startsWith("-Wp,")) {
				all.addAll(List.of(word.substring("-Wp,".length()).split(",")));
			} else {
				all.add(word);
				// the value of an option is not looked at: -Xlinker -Xclang
				if (isNothing(word) && rest.hasNext()) {
					all.add(rest.next());
				}
			}
		}
		return all;
	}

	private static boolean isNothing(String word) {
		return NOTHING.names.contains(word);
	}
}
