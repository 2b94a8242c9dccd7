package org.racelens.openmp.unit;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * One of two front ends for each file.
 *
 * @param isOther whether a file is of the other one, by its path
 * @param usual reads all other files
 */
public record ChosenFrontEnd(Predicate<String> isOther, TracingFrontEnd other, TracingFrontEnd usual) implements TracingFrontEnd {
	private TracingFrontEnd of(SourceText source) {
		return isOther.test(source.path()) ? other : usual;
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return of(source).parse(source, command, cancellation);
	}

	@Override
	public Optional<ParsedUnit> fromStart(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return of(source).fromStart(source, command, cancellation);
	}

	@Override
	public ReadUnit read(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return of(source).read(source, command, cancellation);
	}

	@Override
	public List<String> folders(CompileCommand command) {
		return usual.folders(command);
	}

	@Override
	public Optional<String> digest(String path) {
		return usual.digest(path);
	}

	@Override
	public TracingFrontEnd with(Together files) {
		return new ChosenFrontEnd(isOther, other.with(files), usual.with(files));
	}

	@Override
	public TracingFrontEnd alone() {
		return new ChosenFrontEnd(isOther, other.alone(), usual.alone());
	}
}
