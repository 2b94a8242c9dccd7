package org.racelens.openmp.unit;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * A front end that tells what a unit depends on: the text, the command, the folders for headers and what was {@link Consulted} decide it
 * alone.
 */
public interface TracingFrontEnd extends FrontEnd {
	/**
	 * The unit of {@link #parse}, and what it was read from.
	 *
	 * @throws FrontEndException as {@link #parse} does
	 */
	ReadUnit read(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException;

	/** The folders that are searched for headers, in their order, as they are found now. */
	List<String> folders(CompileCommand command);

	/** The digest of a file's content, as reading would find it now; empty where it would not. */
	Optional<String> digest(String path);

	/** The same for texts of which some may define what others call. */
	default TracingFrontEnd with(Together files) {
		return this;
	}

	/**
	 * The same without what other texts define by names that a text calls: what is read of a text is its own code, and that of the texts
	 * that it names.
	 */
	default TracingFrontEnd alone() {
		return this;
	}
}
