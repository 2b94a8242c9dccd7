package org.racelens.headless.flag;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.frontend.cdt.command.CompilationDatabase.MalformedException;
import org.racelens.headless.source.SourceReader;

/** Compilation databases, each read once. May be used by several threads. */
final class Databases {
	private final Map<Path, Loaded> known = new ConcurrentHashMap<>();

	/**
	 * A database.
	 *
	 * @param problem why it cannot be used; it is empty then
	 */
	record Loaded(CompilationDatabase database, Optional<String> problem) {
		static Loaded failed(String problem) {
			return new Loaded(CompilationDatabase.EMPTY, Optional.of(problem));
		}
	}

	/** @param named the file, or the folder that it is in */
	Loaded of(Path named) {
		return known.computeIfAbsent(named, Databases::load);
	}

	/** The file that is meant. */
	static Path file(Path named) {
		return Files.isDirectory(named) ? named.resolve(CompilationDatabase.NAME) : named;
	}

	private static Loaded load(Path named) {
		Path file = file(named);
		try {
			return new Loaded(CompilationDatabase.parse(SourceReader.read(file), file.toAbsolutePath().getParent()), Optional.empty());
		} catch (IOException e) {
			return Loaded.failed(SourceReader.reason(e));
		} catch (MalformedException e) {
			return Loaded.failed("not a compilation database: " + e.getMessage());
		}
	}
}
