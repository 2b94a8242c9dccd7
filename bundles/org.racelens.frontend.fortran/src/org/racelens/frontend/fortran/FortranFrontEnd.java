package org.racelens.frontend.fortran;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.language.FortranLanguage;
import org.racelens.frontend.fortran.source.ModuleFiles;
import org.racelens.frontend.fortran.source.ProcedureFiles;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTrees;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.ContentDigest;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.ReadUnit;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.TracingFrontEnd;

/**
 * Reads Fortran by tree-sitter, with the modules that a file uses, wherever they stand, and the procedures of other files that it calls.
 */
public final class FortranFrontEnd implements TracingFrontEnd {
	private final ModuleFiles modules;
	private final ProcedureFiles procedures;
	private final SyntaxTrees trees;

	/** Reads each text by itself, with the modules that it uses. */
	public FortranFrontEnd() {
		this(new ModuleFiles(), ProcedureFiles.NONE, new SyntaxTrees());
	}

	private FortranFrontEnd(ModuleFiles modules, ProcedureFiles procedures, SyntaxTrees trees) {
		this.modules = modules;
		this.procedures = procedures;
		this.trees = trees;
	}

	/** Whether a file is one of Fortran, by its name's ending. */
	public static boolean reads(String path) {
		return SourceForm.isFortran(path);
	}

	/** How texts of Fortran are written. */
	public static SourceLanguage language() {
		return FortranLanguage.FREE_FORM;
	}

	/**
	 * The language of a file, as its name and what compiles it say.
	 *
	 * @param modes of the command ({@link CompileCommand#modes})
	 */
	public static SourceLanguage language(String path, Set<String> modes) {
		return FortranLanguage.of(SourceForm.of(path, modes), "");
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return read(source, command, cancellation).unit();
	}

	@Override
	public ReadUnit read(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		UnitFiles files = new UnitFiles(source, command, modules, procedures, trees);
		ParsedUnit unit = lowered(FollowedProcedures.of(files), source, command, files, cancellation);
		return new ReadUnit(unit, files.consulted());
	}

	@Override
	public Optional<ParsedUnit> fromStart(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		UnitFiles files = new UnitFiles(source, command, modules, procedures, trees);
		Optional<FollowedProcedures> followed = FollowedProcedures.fromStart(files);
		return followed.isPresent() ? Optional.of(lowered(followed.get(), source, command, files, cancellation)) : Optional.empty();
	}

	private static ParsedUnit lowered(FollowedProcedures followed, SourceText source, CompileCommand command, UnitFiles files,
			Cancellation cancellation) throws FrontEndException {
		Unit unit = new Unit(source, cancellation);
		unit.checkStopped();
		try {
			new FortranLowering(unit, files).lower(followed);
			return unit.parsed(FortranLanguage.of(files.form(source), source.text()), unit.directives().all(),
					SourceForm.others(command.modes()));
		} catch (StackOverflowError e) {
			throw new FrontEndException("the code is nested too deeply to be read", e);
		}
	}

	@Override
	public TracingFrontEnd with(Together files) {
		return new FortranFrontEnd(modules, new ProcedureFiles(files), trees);
	}

	@Override
	public TracingFrontEnd alone() {
		return new FortranFrontEnd(modules, procedures.unsearched(), trees);
	}

	@Override
	public List<String> folders(CompileCommand command) {
		return command.includePaths();
	}

	@Override
	public Optional<String> digest(String path) {
		return ModuleFiles.content(path).map(ContentDigest::of);
	}
}
