package org.racelens.frontend.cdt.source;

/** Ends the reading of a file with more tokens than CDT was told to take, from all files that are read meanwhile. */
public final class TooManyTokensException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public TooManyTokensException() {
		super("the file has too many tokens, or its macros expand without end", null, false, false);
	}
}
