package org.racelens.frontend.cdt.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** Reads what matters to the analysis out of a compiler's arguments: include folders, macros, the language and its standard. */
public final class CompilerArguments {
	private static final List<String> WITH_VALUE = List.of("-isystem", "-iquote", "-idirafter", "-I", "-D", "-U", "-x");

	private final UnaryOperator<String> folder;
	private final List<String> includePaths = new ArrayList<>();
	private final List<String> systemPaths = new ArrayList<>();
	private final Map<String, String> macros = new LinkedHashMap<>();
	private Optional<String> standard = Optional.empty();
	private Optional<Language> language = Optional.empty();

	private CompilerArguments(UnaryOperator<String> folder) {
		this.folder = folder;
	}

	/**
	 * @param words the compiler and its arguments
	 * @param folder turns a folder's name, which is relative to the compiler's working directory, into one we can use
	 */
	static CompileCommand read(List<String> words, String file, UnaryOperator<String> folder) {
		CompilerArguments reader = new CompilerArguments(folder);
		Iterator<String> rest = words.iterator();
		if (rest.hasNext()) {
			reader.compiler(rest.next());
		}
		while (rest.hasNext()) {
			reader.argument(rest.next(), rest);
		}
		List<String> paths = new ArrayList<>(reader.includePaths);
		paths.addAll(reader.systemPaths);
		return new CompileCommand(reader.language.orElse(CompileCommand.forPath(file).language()), paths, reader.macros, reader.standard);
	}

	/** {@code g++} and {@code clang++} take every source for C++, whatever its ending. */
	private void compiler(String name) {
		if (name.replaceFirst("(-[\\d.]+)?(\\.exe)?$", "").endsWith("++")) {
			language = Optional.of(Language.CPP);
		}
	}

	private void argument(String word, Iterator<String> rest) {
		if (word.startsWith("-std=")) {
			standard = Optional.of(word.substring("-std=".length()));
			return;
		}
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
			case "-I", "-iquote" -> includePaths.add(folder.apply(value));
			case "-isystem", "-idirafter" -> systemPaths.add(folder.apply(value));
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
