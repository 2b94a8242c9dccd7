package org.racelens.headless;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.racelens.frontend.cdt.command.ShellWords;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.source.SourceReader;

/**
 * Puts the words of response files in the place of their names, as compilers do: {@code @file} stands for the words in a file, cut as a
 * shell cuts them. A file that is itself called {@code @file} is meant as it is, and so is everything behind {@code --}.
 */
final class ResponseFiles {
	private static final String REST = "--";
	private static final int DEEPEST = 20;
	private static final int MOST_WORDS = 100_000;
	private static final long MOST_BYTES = 16L << 20;

	private final Path folder;
	private final List<String> words = new ArrayList<>();
	private boolean isOver;

	private ResponseFiles(Path folder) {
		this.folder = folder;
	}

	/**
	 * The words of a command line.
	 *
	 * @param folder where names of files start
	 * @throws BadUsageException for response files that are too large or name each other
	 */
	static String[] expanded(String[] arguments, Path folder) {
		ResponseFiles files = new ResponseFiles(folder);
		files.add(List.of(arguments), 0);
		return files.words.toArray(String[]::new);
	}

	private void add(List<String> more, int depth) {
		for (String word : more) {
			isOver |= word.equals(REST);
			if (isOver || !isResponseFile(word)) {
				words.add(word);
			} else if (depth >= DEEPEST) {
				throw new BadUsageException(word + ": response files are nested too deeply");
			} else {
				add(read(word), depth + 1);
			}
			if (words.size() > MOST_WORDS) {
				throw new BadUsageException(word + ": response files have more than " + MOST_WORDS + " words");
			}
		}
	}

	private boolean isResponseFile(String word) {
		try {
			return word.length() > 1 && word.startsWith("@") && Files.isRegularFile(folder.resolve(word.substring(1)))
					&& !Files.exists(folder.resolve(word), LinkOption.NOFOLLOW_LINKS);
		} catch (InvalidPathException e) {
			return false;
		}
	}

	private List<String> read(String word) {
		try {
			Path file = folder.resolve(word.substring(1));
			if (Files.size(file) > MOST_BYTES) {
				throw new BadUsageException(word + ": the response file is too large");
			}
			return ShellWords.of(SourceReader.read(file));
		} catch (IOException e) {
			throw new BadUsageException(word + ": " + SourceReader.reason(e));
		}
	}
}
