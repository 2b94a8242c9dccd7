package org.racelens.openmp.link;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/** Reads texts as parts of a program: with the functions of its other units that they call. */
public final class LinkingFrontEnd implements FrontEnd {
	private final FrontEnd single;
	private final Program program;

	/**
	 * For a program whose units were read by the same commands.
	 *
	 * @param single reads one text by itself, with what others of its language define; units of such languages are in the program without
	 */
	public LinkingFrontEnd(FrontEnd single, Program program) {
		this.single = single;
		this.program = program;
	}

	/**
	 * The text as a part of the whole program ({@link Program#whole}); where no text tells what another one means by a name, as its
	 * language's front end reads it.
	 */
	public Optional<ParsedUnit> whole(SourceText source, CompileCommand command, Cancellation cancellation) {
		Optional<ParsedUnit> unit = known(source);
		Optional<ParsedUnit> joined = unit.flatMap(program::whole);
		return joined.isPresent() || unit.filter(program::isReadFromStart).isEmpty() ? joined : started(source, command, cancellation);
	}

	private Optional<ParsedUnit> started(SourceText source, CompileCommand command, Cancellation cancellation) {
		try {
			return single.fromStart(source, command, cancellation).filter(u -> u.gaps().isEmpty() && startsInOneFile(u))
					.map(program::linked);
		} catch (FrontEndException e) {
			return Optional.empty(); // what can be said of the text alone is said
		}
	}

	/** Whether the start that was read is the program's. */
	private boolean startsInOneFile(ParsedUnit unit) {
		List<FunctionDefinition> starts = unit.functions().stream().filter(f -> unit.language().isProgram(f.key())).toList();
		return starts.size() == 1 && program.isStart(starts.get(0).range().path());
	}

	/** The text as a part of the whole program, to which pointers to functions may lead ({@link Program#wholeThroughPointers}). */
	public Optional<ParsedUnit> wholeThroughPointers(SourceText source) {
		return known(source).flatMap(program::wholeThroughPointers);
	}

	private Optional<ParsedUnit> known(SourceText source) {
		return program.unit(source.path()).filter(u -> u.source().text().equals(source.text()));
	}

	/** The other units that may be parts of a program with a text. */
	public List<ParsedUnit> others(SourceText source) {
		return program.others(source.path());
	}

	/** Whether a text has the start of a program. */
	public boolean isStart(SourceText source) {
		return program.isStart(source.path());
	}

	/** The text with what it calls of other units; empty where it is none of the program's, or cannot be read. */
	public Optional<ParsedUnit> linked(SourceText source, CompileCommand command, Cancellation cancellation) {
		try {
			return known(source).isPresent() ? Optional.of(parse(source, command, cancellation)) : Optional.empty();
		} catch (FrontEndException e) {
			return Optional.empty(); // who analyses the text says why
		}
	}

	/** The unit of a text in which nothing is parallel, whatever it calls: without what other texts define. */
	public Optional<ParsedUnit> serial(SourceText source) {
		return known(source).filter(LinkingFrontEnd::isSerial);
	}

	/** Whether a unit was read without what other texts define, and none of that makes anything of its own code parallel. */
	public static boolean isSerial(ParsedUnit unit) {
		return unit.language().isReadTogether() && unit.messages().isEmpty()
				&& unit.functions().stream().noneMatch(f -> hasConstructs(unit, f.body()));
	}

	/** Whether there are constructs that are told of the unit, or calls of the runtime. */
	private static boolean hasConstructs(ParsedUnit unit, Statement code) {
		boolean[] found = { false };
		Walk.statements(code, s -> {
			found[0] |= s instanceof ConstructStatement c && !unit.isElsewhere(c.range());
			Walk.ownExpressions(s).forEach(e -> Walk.expressions(e, x -> found[0] |= x instanceof Call c && c.callee().startsWith("omp_")));
		});
		return found[0];
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		Optional<ParsedUnit> known = known(source).filter(u -> !u.language().isReadTogether());
		return program.linked(known.isPresent() ? known.get() : single.parse(source, command, cancellation));
	}
}
