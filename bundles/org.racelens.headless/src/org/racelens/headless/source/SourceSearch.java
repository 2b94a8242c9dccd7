package org.racelens.headless.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;

/** Finds the files that are meant by the paths of a command line. */
public final class SourceSearch {
	/**
	 * A file to look at.
	 *
	 * @param path as the user names it; for a file found in a folder, the folder's name and the way from there
	 * @param problem why it cannot be read
	 */
	public record Input(String path, Optional<String> problem) {
		static Input readable(String path) {
			return new Input(path, Optional.empty());
		}

		static Input unreadable(String path, String problem) {
			return new Input(path, Optional.of(problem));
		}
	}

	/**
	 * What was found.
	 *
	 * @param inputs in the order of the paths given, those of a folder by name
	 * @param problems with folders
	 */
	public record Found(List<Input> inputs, List<String> problems) {
	}

	private final Surroundings surroundings;
	private final Predicate<Path> leftOut;
	private final List<Input> inputs = new ArrayList<>();
	private final List<String> problems = new ArrayList<>();
	private final Set<Path> seen = new HashSet<>();

	private SourceSearch(Predicate<Path> leftOut, Surroundings surroundings) {
		this.leftOut = leftOut;
		this.surroundings = surroundings;
	}

	/**
	 * Each file once, even where several paths lead to it.
	 *
	 * @param leftOut files that nobody means who names a folder
	 */
	public static Found find(List<String> paths, Predicate<Path> leftOut, Surroundings surroundings) {
		SourceSearch search = new SourceSearch(leftOut, surroundings);
		paths.forEach(search::path);
		return new Found(List.copyOf(search.inputs), List.copyOf(search.problems));
	}

	/** The one file that a command works on. */
	public static Input one(String file, String command, Surroundings surroundings) {
		List<Input> inputs = find(List.of(file), f -> false, surroundings).inputs();
		if (inputs.size() != 1 || !inputs.get(0).path().equals(file)) {
			throw new BadUsageException(file + ": " + command + " needs one file");
		}
		return inputs.get(0);
	}

	private void path(String path) {
		try {
			Path file = surroundings.resolve(path);
			if (Files.isDirectory(file)) {
				folder(path, file);
			} else {
				file(path, file);
			}
		} catch (InvalidPathException e) {
			inputs.add(Input.unreadable(path, "not a path"));
		}
	}

	private void file(String path, Path file) {
		if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
			inputs.add(Input.unreadable(path, "no such file or directory"));
		} else if (!Files.exists(file)) {
			inputs.add(Input.unreadable(path, "a link that leads nowhere"));
		} else if (!Files.isRegularFile(file)) {
			inputs.add(Input.unreadable(path, "not a regular file"));
		} else if (seen.add(identity(file))) {
			inputs.add(Files.isReadable(file) ? Input.readable(path) : Input.unreadable(path, "permission denied"));
		}
	}

	/** The same for all paths that lead to a file. */
	public static Path identity(Path file) {
		try {
			return file.toRealPath();
		} catch (IOException e) {
			return file.normalize();
		}
	}

	private void folder(String path, Path folder) {
		Set<String> names = new TreeSet<>();
		int before = problems.size();
		try {
			Path start = identity(folder);
			Files.walkFileTree(start, new Visitor(start, path, names));
		} catch (IOException e) {
			problems.add(path + ": " + SourceReader.reason(e));
		}
		if (names.isEmpty() && problems.size() == before) {
			problems.add(path + ": no C, C++ or Fortran files (" + SourceNames.PATTERNS + ") in this folder");
		}
		String prefix = path.equals(".") ? "" : path.endsWith("/") ? path : path + "/";
		for (String name : names) {
			if (!leftOut.test(folder.resolve(name))) {
				file(prefix + name, folder.resolve(name));
			}
		}
	}

	/** Links to folders are not followed, but for the folder that was named: they may lead in circles. */
	private final class Visitor extends SimpleFileVisitor<Path> {
		private final Path folder;
		private final String path;
		private final Set<String> names;

		Visitor(Path folder, String path, Set<String> names) {
			this.folder = folder;
			this.path = path;
			this.names = names;
		}

		@Override
		public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
			if (SourceNames.isSource(file) && !Files.isDirectory(file)) {
				names.add(relative(file));
			}
			return FileVisitResult.CONTINUE;
		}

		@Override
		public FileVisitResult visitFileFailed(Path file, IOException e) {
			problems.add((file.equals(folder) ? path : path + "/" + relative(file)) + ": " + SourceReader.reason(e));
			return FileVisitResult.CONTINUE;
		}

		private String relative(Path file) {
			return folder.relativize(file).toString().replace('\\', '/');
		}
	}
}
