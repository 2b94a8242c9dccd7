package org.racelens.ide.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.racelens.model.source.SourceText;

/** Reads a file of the workspace as an editor shows it: same encoding, no byte order mark, so that offsets agree. */
final class SavedText {
	private static final String BYTE_ORDER_MARK = "\ufeff";

	private SavedText() {
	}

	/**
	 * The saved text with the file's modification stamp; empty for a file that is gone, or that another program has changed: the workspace
	 * will tell of its new text.
	 */
	static Optional<SourceText> of(IFile file) throws CoreException {
		long stamp = file.getModificationStamp();
		try {
			String text = decode(bytes(file), file.getCharset());
			return Optional.of(new SourceText(path(file), text, stamp));
		} catch (CoreException e) {
			if (file.exists() && file.isSynchronized(IResource.DEPTH_ZERO)) {
				throw e;
			}
			return Optional.empty();
		}
	}

	private static byte[] bytes(IFile file) throws CoreException {
		try (InputStream in = file.getContents(false)) {
			return in.readAllBytes();
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}

	private static String decode(byte[] bytes, String charset) {
		String text = new String(bytes, charset(charset));
		return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
	}

	/** An encoding that this machine does not know, or that is none, is read as UTF-8. */
	private static Charset charset(String name) {
		try {
			return Charset.forName(name);
		} catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
			return StandardCharsets.UTF_8;
		}
	}

	/** The file's own path, from which its headers are found; files elsewhere than on a disk have one in the workspace only. */
	static String path(IFile file) {
		IPath location = file.getLocation();
		return location == null ? file.getFullPath().toString() : location.toOSString();
	}
}
