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
	private static final List<
			String> WITH_VALUE = List.of("-isystem", "-iquote", "-idirafter", "-imacros", "--imacros", "-include", "--include",
					"-I", "-D", "-U", "-x");

	/** Begins like {@code -include}, and names no source. */
	private static final String PRECOMPILED = "-include-pch";

	private final Path directory;
	private final List<String> includePaths = new ArrayList<>();
	private final List<String> systemPaths = new ArrayList<>();
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
		Iterator<String> rest = expanded.words().iterator();
		if (rest.hasNext()) {
			reader.compiler(rest.next());
		}
		while (rest.hasNext()) {
			reader.argument(rest.next(), rest);
		}
		List<String> paths = new ArrayList<>(reader.includePaths);
		paths.addAll(reader.systemPaths);
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

	private void argument(String word, Iterator<String> rest) {
		if (word.equals(PRECOMPILED) && rest.hasNext()) {
			rest.next();
			return;
		}
		if (word.startsWith("-std=")) {
			standard = Optional.of(word.substring("-std=".length()));
			return;
		}
		if (word.equals("-fstrict-aliasing") || word.equals("-fno-strict-aliasing")) {
			strictAliasing = word.equals("-fstrict-aliasing") ? StrictAliasing.ON : StrictAliasing.OFF;
			return;
		}
		modes.read(word);
		for (String option : WITH_VALUE) {
			if (word.equals(option) && rest.hasNext()) {
				apply(option, rest.next());
				return;
			}
			if (word.startsWith(option) && word.length() > option.length()) {
				apply(option, word.substring(option.length()));
				return;
			}
		}
	}

	private void apply(String option, String value) {
		switch (option) {
			case "-I", "-iquote" -> includePaths.add(path(value));
			case "-isystem", "-idirafter" -> systemPaths.add(path(value));
			case "-imacros", "--imacros" -> macroFiles.add(value.replaceFirst("^=", ""));
			case "-include", "--include" -> forcedIncludes.add(value.replaceFirst("^=", ""));
			case "-D" -> define(value, macros);
			case "-U" -> macros.remove(value);
			case "-x" -> language = Optional.of(value.startsWith("c++") ? Language.CPP : Language.C);
			default -> throw new IllegalArgumentException(option);
		}
	}

	/** {@code NAME} alone stands for 1, as with every compiler. */
	public static void define(String definition, Map<String, String> macros) {
		int equals = definition.indexOf('=');
		macros.put(equals < 0 ? definition : definition.substring(0, equals), equals < 0 ? "1" : definition.substring(equals + 1));
	}
}
