package org.racelens.frontend.cdt.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.CompileCommand.Forced;
import org.racelens.model.source.CompileCommand.StrictAliasing;
import org.racelens.model.source.Language;

/** Reads what matters to the analysis out of a compiler's arguments: include folders, macros, the language and its standard. */
public final class CompilerArguments {
	/** Folders that start with one of these are below the folder that stands for the root. */
	private static final String ROOTED = "=";
	private static final String ROOT = "$SYSROOT";

	private final Path directory;
	private final List<String> quotePaths = new ArrayList<>();
	private final List<String> includePaths = new ArrayList<>();
	private final List<String> systemPaths = new ArrayList<>();
	private final List<String> lastPaths = new ArrayList<>();
	private String prefix = "";
	private String root = "";
	private final Map<String, String> macros = new LinkedHashMap<>();
	private final List<String> macroFiles = new ArrayList<>();
	private final List<String> forcedIncludes = new ArrayList<>();
	private Optional<String> standard = Optional.empty();
	private StrictAliasing strictAliasing = StrictAliasing.ON;
	private Optional<Language> language = Optional.empty();
	private final CompilerModes modes = new CompilerModes();

	private CompilerArguments(Path directory) {
		this.directory = directory;
	}

	/**
	 * @param words the compiler and its arguments
	 * @param directory the compiler's working directory, where the names of files and folders start
	 */
	static CompileCommand read(List<String> words, String file, Path directory) {
		CompilerArguments reader = new CompilerArguments(directory);
		ResponseFiles.Expanded expanded = ResponseFiles.in(words, directory);
		Iterator<String> rest = CompilerOption.handedOn(expanded.words()).iterator();
		if (rest.hasNext()) {
			reader.compiler(rest.next());
		}
		while (rest.hasNext()) {
			reader.argument(rest.next(), rest);
		}
		List<String> paths = reader.paths();
		Forced forced = new Forced(reader.macroFiles.stream().map(f -> reader.found(f, paths)).toList(),
				reader.forcedIncludes.stream().map(f -> reader.found(f, paths)).toList(), expanded.problems());
		return new CompileCommand(reader.language.orElse(CompileCommand.forPath(file).language()), paths, reader.macros, reader.standard,
				forced, reader.strictAliasing, reader.modes.all());
	}

	/** {@code g++} and {@code clang++} take every source for C++, whatever its ending. */
	private void compiler(String name) {
		if (name.replaceFirst("(-[\\d.]+)?(\\.exe)?$", "").endsWith("++")) {
			language = Optional.of(Language.CPP);
		}
	}

	private String path(String name) {
		return directory.resolve(name).normalize().toString();
	}

	/** A file that is read in front of the source is looked for in the working directory, then in the folders for headers. */
	private String found(String name, List<String> folders) {
		return Stream.concat(Stream.of(path(name)), folders.stream().map(f -> Path.of(f).resolve(name).toString()))
				.filter(p -> Files.isRegularFile(Path.of(p))).findFirst().orElseGet(() -> path(name));
	}

	/** In the order in which they are searched for {@code "x.h"}; of those that begin at the root the last word on it counts. */
	private List<String> paths() {
		return Stream.of(quotePaths, includePaths, systemPaths, lastPaths).flatMap(List::stream).map(this::rooted).map(this::path).toList();
	}

	private String rooted(String folder) {
		String below = folder.startsWith(ROOTED) ? folder.substring(ROOTED.length())
				: folder.startsWith(ROOT) ? folder.substring(ROOT.length()) : null;
		return below == null ? folder : root + below;
	}

	private void argument(String word, Iterator<String> rest) {
		if (word.equals("-ansi") || word.equals("--ansi")) {
			standard = Optional.of("ansi"); // C90 or C++98
		} else if (word.equals("-fstrict-aliasing") || word.equals("-fno-strict-aliasing")) {
			strictAliasing = word.equals("-fstrict-aliasing") ? StrictAliasing.ON : StrictAliasing.OFF;
		} else {
			modes.read(word);
			CompilerOption.of(word, rest).ifPresent(this::apply);
		}
	}

	private void apply(CompilerOption.Said said) {
		String value = said.value();
		switch (said.option()) {
			case QUOTE -> quotePaths.add(value);
			case INCLUDE -> includePaths.add(value);
			case SYSTEM -> systemPaths.add(value);
			case WITH_SYSROOT -> systemPaths.add(ROOTED + value);
			case AFTER -> lastPaths.add(value);
			case PREFIX -> prefix = value;
			case WITH_PREFIX -> lastPaths.add(prefix + value);
			case WITH_PREFIX_BEFORE -> includePaths.add(prefix + value);
			case SYSROOT -> root = value;
			case MACRO_FILE -> macroFiles.add(value.replaceFirst("^=", ""));
			case FORCED -> forcedIncludes.add(value.replaceFirst("^=", ""));
			case DEFINE -> define(value, macros);
			case UNDEFINE -> macros.remove(value);
			case LANGUAGE -> language(value);
			case STANDARD -> standard = Optional.of(value);
			case NOTHING -> {
				// its value is no option
			}
		}
	}

	/** Languages are few words; {@code -xHost} of Intel's compilers is none of them. */
	private void language(String name) {
		switch (name) {
			case "c", "c-header", "cpp-output", "objective-c" -> language = Optional.of(Language.C);
			case "c++", "c++-header", "c++-system-header", "c++-user-header", "c++-module", "c++-cpp-output", "objective-c++", "cuda",
					"hip" ->
				language = Optional.of(Language.CPP);
			case "none" -> language = Optional.empty();
			default -> {
				// an instruction set, or a language that is told by the name of the file
			}
		}
	}

	/** {@code NAME} alone stands for 1, as with every compiler. */
	public static void define(String definition, Map<String, String> macros) {
		int equals = definition.indexOf('=');
		macros.put(equals < 0 ? definition : definition.substring(0, equals), equals < 0 ? "1" : definition.substring(equals + 1));
	}
}
