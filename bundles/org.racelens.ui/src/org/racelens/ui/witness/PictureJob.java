package org.racelens.ui.witness;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Writes a picture. A file that stands there already is replaced as a whole, or stays as it is. */
final class PictureJob extends Job {
	private final Path file;
	private final Callable<byte[]> content;
	private final Consumer<Optional<String>> done;

	/** @param done told by this job: nothing where the file is written, else what was in the way, for a person */
	PictureJob(Path file, Callable<byte[]> content, Consumer<Optional<String>> done) {
		super(Messages.exportJob);
		this.file = file;
		this.content = content;
		this.done = done;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Optional<String> problem = Optional.empty();
		try {
			write(content.call());
		} catch (IOException e) {
			problem = Optional.of(reason(e));
		} catch (Exception e) {
			problem = Optional.of(e.toString());
		}
		done.accept(problem);
		return Status.OK_STATUS;
	}

	private void write(byte[] picture) throws IOException {
		boolean isThere = Files.exists(file);
		if (isThere && !Files.isRegularFile(file)) {
			// a device
			Files.write(file, picture);
			return;
		}
		Path target = isThere ? file.toRealPath() : file;
		if (isThere && !Files.isWritable(target)) {
			throw new AccessDeniedException(target.toString());
		}
		Path part = target.resolveSibling("." + target.getFileName() + ".part");
		try {
			Files.write(part, picture);
			// without ATOMIC_MOVE the older picture is deleted first
			Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(part);
		}
	}

	private static String reason(IOException e) {
		if (e instanceof NoSuchFileException || e instanceof NotDirectoryException) {
			return Messages.noFolder;
		}
		if (e instanceof AccessDeniedException) {
			return Messages.notPermitted;
		}
		return Optional.ofNullable(e instanceof FileSystemException f ? f.getReason() : e.getMessage()).orElseGet(e::toString);
	}

	@Override
	public boolean belongsTo(Object family) {
		return PictureExport.FAMILY.equals(family);
	}
}
