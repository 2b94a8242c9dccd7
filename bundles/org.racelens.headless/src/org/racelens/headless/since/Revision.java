package org.racelens.headless.since;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.errors.RevisionSyntaxException;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.racelens.headless.base.BadUsageException;

/**
 * A revision of a repository of git.
 *
 * @param root the folder that the repository keeps, without symbolic links
 */
record Revision(Repository repository, Path root, RevCommit commit) implements AutoCloseable {
	/** No line of a source is of such a file. */
	private static final int LARGEST = 64 << 20;

	/**
	 * The revision in the repository that a folder is in; empty where it is in none.
	 *
	 * @param folder without symbolic links
	 * @throws BadUsageException where the repository does not have it
	 */
	static Optional<Revision> of(Path folder, String name) {
		NoGitSettings.use();
		FileRepositoryBuilder builder = new FileRepositoryBuilder().findGitDir(folder.toFile());
		if (builder.getGitDir() == null) {
			return Optional.empty();
		}
		try {
			Repository repository = builder.setMustExist(true).build();
			if (repository.isBare()) {
				repository.close();
				return Optional.empty();
			}
			return Optional.of(new Revision(repository, root(folder), commit(repository, name)));
		} catch (IOException e) {
			throw new BadUsageException("--since: the repository of " + folder + " cannot be read: " + e.getMessage());
		}
	}

	/** The folder with {@code .git}: what the repository says of its working tree may be anything. */
	private static Path root(Path folder) {
		Path root = folder;
		while (root.getParent() != null && !root.resolve(".git").toFile().exists()) {
			root = root.getParent();
		}
		return root;
	}

	private static RevCommit commit(Repository repository, String name) throws IOException {
		try (RevWalk walk = new RevWalk(repository)) {
			ObjectId id = repository.resolve(name);
			if (id == null) {
				throw unknown(repository, name, "no such revision");
			}
			return walk.parseCommit(id);
		} catch (RevisionSyntaxException e) {
			throw unknown(repository, name, "not the name of a revision");
		} catch (IncorrectObjectTypeException e) {
			throw unknown(repository, name, "not a commit");
		} catch (MissingObjectException e) {
			throw unknown(repository, name, "the repository does not have it");
		}
	}

	private static BadUsageException unknown(Repository repository, String name, String why) {
		return new BadUsageException("--since " + name + ": " + why + " in " + repository.getDirectory());
	}

	/**
	 * The bytes of a file in the revision; empty where it was not there.
	 *
	 * @param file inside of the root, without symbolic links
	 */
	Optional<byte[]> content(Path file) throws IOException {
		String path = root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
		try (TreeWalk walk = TreeWalk.forPath(repository, path, commit.getTree())) {
			if (walk == null || (walk.getRawMode(0) & FileMode.TYPE_MASK) != FileMode.TYPE_FILE) {
				return Optional.empty();
			}
			return Optional.of(repository.open(walk.getObjectId(0)).getBytes(LARGEST));
		}
	}

	@Override
	public void close() {
		repository.close();
	}
}
