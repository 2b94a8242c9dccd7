package org.racelens.openmp.unit;

import java.util.Optional;
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

	/**
	 * Reads a text as a part of the program that starts in another one which this front end knows: with the start, and all that it leads
	 * to.
	 *
	 * @return empty where there is no such start, or where it is not sure what it leads to
	 * @throws FrontEndException as {@link #parse} does
	 */
	default Optional<ParsedUnit> fromStart(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return Optional.empty();
	}
}
