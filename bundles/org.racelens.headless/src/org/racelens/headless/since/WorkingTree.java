package org.racelens.headless.since;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
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

	/** Whether a file is in another repository than a second one, as the headers of a submodule are. */
	boolean isOfOther(Path file, Path other) throws IOException {
		return root(file.toRealPath()).filter(r -> !root(other).equals(Optional.of(r))).isPresent();
	}

	/** Whether a file that is not there now was there at the revision. */
	boolean had(Path file) throws IOException {
		Path folder = file.getParent();
		while (folder != null && !Files.isDirectory(folder)) {
			folder = folder.getParent();
		}
		Optional<Revision> of = folder == null ? Optional.empty() : revision(folder.toRealPath());
		return of.isPresent() && of.get().content(folder.toRealPath().resolve(folder.relativize(file))).isPresent();
	}

	private static Optional<Path> root(Path file) {
		return Stream.iterate(file.getParent(), Objects::nonNull, Path::getParent)
				.filter(f -> Files.exists(f.resolve(".git"), LinkOption.NOFOLLOW_LINKS)).findFirst();
	}

	private Edits read(Path file) throws IOException {
		Optional<Revision> of = revision(file.getParent());
		if (of.isEmpty()) {
			return new Edits(List.of());
		}
		return Edits.between(of.get().content(file).orElse(new byte[0]), Files.readAllBytes(file));
	}

	/**
	 * The commit that the revision is for a file.
	 *
	 * @throws BadUsageException for a file that is in no repository
	 */
	String commit(Path file, String name) throws IOException {
		return revision(file.toRealPath().getParent()).map(r -> r.commit().name())
				.orElseThrow(() -> new BadUsageException("--since: " + name + " is not in a repository of git"));
	}

	/** Whether a file is another one now, or is new, as a source would be. */
	boolean isOther(Path file) throws IOException {
		return Files.exists(file) ? !edits(file).isEmpty() : had(file);
	}

	/**
	 * Whether a file that the repository keeps, or kept, is another one now: one that was not there at the revision counts where the commit
	 * of now has it.
	 */
	boolean hasChanged(Path file) throws IOException {
		return Files.exists(file) ? (had(file.toRealPath()) || isKept(file.toRealPath())) && !edits(file).isEmpty() : had(file);
	}

	private boolean isKept(Path real) throws IOException {
		Optional<Revision> now = Revision.of(real.getParent(), "HEAD");
		if (now.isEmpty()) {
			return false;
		}
		try (Revision head = now.get()) {
			return head.content(real).isPresent();
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
