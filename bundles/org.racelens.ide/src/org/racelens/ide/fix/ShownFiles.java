package org.racelens.ide.fix;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.racelens.ide.live.SourceFiles;
import org.racelens.ide.text.TextBufferListener;

/**
 * Tells which sources and headers editors begin and cease to show. A file may be known already when it is opened: no new answers tell of it
 * then.
 */
final class ShownFiles implements TextBufferListener {
	private final Consumer<IFile> opened;
	private final Consumer<IFile> closed;

	ShownFiles(Consumer<IFile> opened, Consumer<IFile> closed) {
		this.opened = opened;
		this.closed = closed;
	}

	void connect() {
		FileBuffers.getTextFileBufferManager().addFileBufferListener(this);
	}

	void disconnect() {
		FileBuffers.getTextFileBufferManager().removeFileBufferListener(this);
	}

	private static Optional<IFile> file(IFileBuffer buffer) {
		return Optional.ofNullable(buffer.getLocation()).map(FileBuffers::getWorkspaceFileAtLocation);
	}

	@Override
	public void bufferCreated(IFileBuffer buffer) {
		file(buffer).filter(SourceFiles::isCode).ifPresent(opened);
	}

	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		file(buffer).ifPresent(closed);
	}

	@Override
	public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		file(buffer).ifPresent(closed);
	}

	@Override
	public void underlyingFileDeleted(IFileBuffer buffer) {
		file(buffer).ifPresent(closed);
	}
}
