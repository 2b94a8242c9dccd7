package org.racelens.ide.live;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.ide.text.TextBufferListener;

/**
 * Follows the texts of editors: every text editor shares its document through the platform's file buffers, so this needs no editor and
 * knows none. What is done in the thread that types is to set a timer.
 */
final class BufferChanges implements TextBufferListener {
	private final LiveAnalysis live;
	private final ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
	/** By buffer: when one ends, its file may be gone already. */
	private final Map<IFileBuffer, Followed> followed = new ConcurrentHashMap<>();
	/** The files of these. */
	private volatile Set<IFile> files = Set.of();

	/** The document of a file and who listens to it. */
	private record Followed(IFile file, IDocument document, IDocumentListener listener) {
		void end() {
			document.removeDocumentListener(listener);
		}
	}

	BufferChanges(LiveAnalysis live) {
		this.live = live;
	}

	/** Also follows the editors that are open already. */
	void connect() {
		buffers.addFileBufferListener(this);
		for (IFileBuffer buffer : buffers.getFileBuffers()) {
			bufferCreated(buffer);
		}
	}

	void disconnect() {
		buffers.removeFileBufferListener(this);
		followed.values().forEach(Followed::end);
		followed.clear();
		count();
	}

	/** The sources and headers that editors show. */
	Collection<IFile> files() {
		return files;
	}

	/** Whether an editor shows a file, perhaps behind others. */
	boolean isOpen(IFile file) {
		return files.contains(file);
	}

	private synchronized void count() {
		files = followed.values().stream().map(Followed::file).collect(Collectors.toUnmodifiableSet());
	}

	private static Optional<IFile> source(IFileBuffer buffer) {
		IPath location = buffer.getLocation();
		return Optional.ofNullable(location).map(FileBuffers::getWorkspaceFileAtLocation).filter(SourceFiles::isCode);
	}

	@Override
	public void bufferCreated(IFileBuffer buffer) {
		Optional<IFile> file = source(buffer);
		if (file.isPresent() && buffer instanceof ITextFileBuffer text && !followed.containsKey(buffer)) {
			followed.put(buffer, follow(file.get(), text.getDocument()));
			count();
			live.editorsChanged();
			live.request(List.of(file.get()), Trigger.OPEN);
		}
	}

	private Followed follow(IFile file, IDocument document) {
		IDocumentListener listener = new IDocumentListener() {
			@Override
			public void documentAboutToBeChanged(DocumentEvent event) {
				// there is nothing to do before
			}

			@Override
			public void documentChanged(DocumentEvent event) {
				typed(file);
			}
		};
		document.addDocumentListener(listener);
		return new Followed(file, document, listener);
	}

	/** A header is looked at when it is saved: its sources include what is on the disk. */
	private void typed(IFile file) {
		Settings settings = live.settings(file);
		if (settings.follows(Trigger.TYPING) && SourceFiles.isSource(file)) {
			live.restart(file, Request.of(Trigger.TYPING), settings.typingDelay());
		}
	}

	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		unfollow(buffer).ifPresent(ended -> live.reread(ended.file()));
	}

	/** The platform makes a buffer for the new place. */
	@Override
	public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		unfollow(buffer);
	}

	private Optional<Followed> unfollow(IFileBuffer buffer) {
		Optional<Followed> ended = Optional.ofNullable(followed.remove(buffer));
		ended.ifPresent(Followed::end);
		count();
		live.editorsChanged();
		return ended;
	}
}
