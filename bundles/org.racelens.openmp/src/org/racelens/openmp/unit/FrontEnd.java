package org.racelens.openmp.unit;

import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Reads a source text into the language-neutral program. Implementations may be used by several threads at once. */
public interface FrontEnd {
	/**
	 * Reads one translation unit. Bad input is no exception: what is not understood becomes a gap or a message of the result.
	 *
	 * @throws FrontEndException when the file as a whole cannot be read (nesting too deep, internal failure of the parser)
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException;
}
