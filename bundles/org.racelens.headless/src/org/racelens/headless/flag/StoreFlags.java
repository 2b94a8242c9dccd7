package org.racelens.headless.flag;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.store.ResultStore;
import picocli.CommandLine.Option;

/** The option that says where results are kept. */
public final class StoreFlags {
	private static final String NONE = "none";

	@Option(names = "--cache", paramLabel = "DIR|none", description = {
			"Where results are kept for the next run, or that they are not",
			"(default: $XDG_CACHE_HOME/racelens or ~/.cache/racelens)." })
	private String folder;

	/**
	 * The store of results; empty where there is to be none.
	 *
	 * @throws BadUsageException where the user names what is no path
	 */
	public Optional<ResultStore> open(Surroundings surroundings) {
		return folder(surroundings).map(ResultStore::in);
	}

	private Optional<Path> folder(Surroundings surroundings) {
		try {
			return folder == null ? surroundings.results()
					: Optional.of(folder).filter(f -> !f.equals(NONE)).map(surroundings::resolve);
		} catch (InvalidPathException e) {
			throw new BadUsageException("--cache " + folder + ": not a path");
		}
	}
}
