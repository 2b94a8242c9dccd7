package org.racelens.frontend.fortran;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.language.FortranLanguage;
import org.racelens.frontend.fortran.source.IncludeFolders;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.source.SyntaxTree;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.ReadUnit;
import org.racelens.openmp.unit.TracingFrontEnd;

/** Reads Fortran by tree-sitter. */
public final class FortranFrontEnd implements TracingFrontEnd {
	private static final Set<String> ENDINGS = Set.of("f90", "f95", "f03", "f08", "f18", "f", "for", "ftn", "f77", "fpp");

	/** Whether a file is one of Fortran, by its name's ending. */
	public static boolean reads(String path) {
		return ENDINGS.contains(path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		try {
			PreparedText text = Preparation.of(source, SourceForm.of(source.path()), command.macros(),
					new IncludeFolders(command.includePaths()));
			Unit unit = new Unit(source, cancellation);
			unit.checkStopped();
			new FortranLowering(unit).lower(SyntaxTree.of(text), text.missing());
			return unit.parsed(FortranLanguage.FREE_FORM, DeclarativeDirectives.NONE);
		} catch (StackOverflowError e) {
			throw new FrontEndException("the code is nested too deeply to be read", e);
		}
	}

	@Override
	public ReadUnit read(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return new ReadUnit(parse(source, command, cancellation), Optional.empty());
	}

	@Override
	public List<String> folders(CompileCommand command) {
		return command.includePaths();
	}

	@Override
	public Optional<String> digest(String path) {
		return Optional.empty();
	}
}
