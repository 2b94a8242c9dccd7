package org.racelens.frontend.cdt.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the words of response files in the place of their names: {@code @file} stands for the words in a file, which may name further ones.
 * File names are relative to the compiler's working directory.
 */
final class ResponseFiles {
	private static final int DEEPEST = 20;
	private static final int MOST_WORDS = 100_000;
	private static final long MOST_BYTES = 16L << 20;

	private final Path directory;
	private final List<String> words = new ArrayList<>();
	private final List<String> problems = new ArrayList<>();

	private ResponseFiles(Path directory) {
		this.directory = directory;
	}

	/**
	 * A command's words and what could not be read.
	 *
	 * @param problems each a sentence without a full stop
	 */
	record Expanded(List<String> words, List<String> problems) {
		Expanded {
			words = List.copyOf(words);
			problems = List.copyOf(problems);
		}
	}

	static Expanded in(List<String> command, Path directory) {
		ResponseFiles files = new ResponseFiles(directory);
		files.add(command, 0);
		return new Expanded(files.words, files.problems);
	}

	private void add(List<String> more, int depth) {
		for (String word : more) {
			if (words.size() >= MOST_WORDS) {
				return;
			}
			if (word.length() > 1 && word.startsWith("@")) {
				file(word.substring(1), depth);
			} else {
				words.add(word);
			}
		}
	}

	private void file(String name, int depth) {
		if (depth >= DEEPEST) {
			problem("the response files of the compile command are nested too deeply, at '" + name + "'");
			return;
		}
		try {
			Path file = directory.resolve(name);
			if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
				problem("the response file '" + name + "' of the compile command is not found or cannot be read");
				return;
			}
			add(ShellWords.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8)), depth + 1);
		} catch (IOException | InvalidPathException | SecurityException e) {
			problem("the response file '" + name + "' of the compile command is not found or cannot be read");
		}
	}

	/** Files that name each other are said once. */
	private void problem(String text) {
		if (!problems.contains(text)) {
			problems.add(text);
		}
	}
}
