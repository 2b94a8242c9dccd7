package org.racelens.headless.since;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.headless.base.BadUsageException;

/** Files as they are now, beside a revision of the repositories that they are in. Used by one thread. */
final class WorkingTree implements AutoCloseable {
	private final String revision;
	/** By folder, without symbolic links. */
	private final Map<Path, Optional<Revision>> folders = new ConcurrentHashMap<>();
	private final Map<Path, Edits> known = new ConcurrentHashMap<>();

	WorkingTree(String revision) {
		this.revision = revision;
	}

	/**
	 * What has changed in a file. A new file has changed as a whole; one outside of repositories, as a header of the system, not at all.
	 *
	 * @throws BadUsageException where the repository does not have the revision
	 */
	Edits edits(Path file) throws IOException {
		Path real = file.toRealPath();
		Edits edits = known.get(real);
		if (edits == null) {
			edits = read(real);
			known.put(real, edits);
		}
		return edits;
	}

	private Edits read(Path file) throws IOException {
		Optional<Revision> of = revision(file.getParent());
		if (of.isEmpty()) {
			return new Edits(List.of());
		}
		return Edits.between(of.get().content(file).orElse(new byte[0]), Files.readAllBytes(file));
	}

	/** @throws BadUsageException for a file that is in no repository */
	void requireKept(Path file, String name) throws IOException {
		if (revision(file.toRealPath().getParent()).isEmpty()) {
			throw new BadUsageException("--since: " + name + " is not in a repository of git");
		}
	}

	private Optional<Revision> revision(Path folder) {
		return folders.computeIfAbsent(folder, f -> Revision.of(f, revision));
	}

	@Override
	public void close() {
		folders.values().forEach(r -> r.ifPresent(Revision::close));
	}
}
