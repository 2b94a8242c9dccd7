package org.racelens.frontend.fortran;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.call.CallLowering;
import org.racelens.frontend.fortran.declaration.DeclarationLowering;
import org.racelens.frontend.fortran.declaration.ModuleLowering;
import org.racelens.frontend.fortran.expression.DesignatorLowering;
import org.racelens.frontend.fortran.expression.ExpressionLowering;
import org.racelens.frontend.fortran.lowering.Calls;
import org.racelens.frontend.fortran.lowering.Declarations;
import org.racelens.frontend.fortran.lowering.Designators;
import org.racelens.frontend.fortran.lowering.Expressions;
import org.racelens.frontend.fortran.lowering.Modules;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.lowering.Procedures;
import org.racelens.frontend.fortran.lowering.Statements;
import org.racelens.frontend.fortran.procedure.ProcedureLowering;
import org.racelens.frontend.fortran.procedure.ProceduresAsValues;
import org.racelens.frontend.fortran.source.MissingFile;
import org.racelens.frontend.fortran.source.Mistake;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Node.Status;
import org.racelens.frontend.fortran.statement.CopyFunctions;
import org.racelens.frontend.fortran.statement.StatementLowering;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;

/** The parts that turn the tree of a file into the model, and the order in which they do. */
final class FortranLowering implements Parts {
	private final Unit unit;
	private final UnitFiles files;
	private final ExpressionLowering expressions = new ExpressionLowering(this);
	private final DesignatorLowering designators = new DesignatorLowering(this);
	private final CallLowering calls = new CallLowering(this);
	private final StatementLowering statements = new StatementLowering(this);
	private final DeclarationLowering declarations = new DeclarationLowering(this);
	private final ProcedureLowering procedures = new ProcedureLowering(this);
	private final ModuleLowering modules;

	FortranLowering(Unit unit, UnitFiles files) {
		this.unit = unit;
		this.files = files;
		modules = new ModuleLowering(this, files::module);
	}

	/** Lowers all program units of a file, and what comes with it. */
	void lower(FollowedProcedures followed) {
		Node file = followed.file();
		Scope root = Scope.root();
		files.missing().forEach(m -> missing(m, root));
		file.source().mistakes().forEach(m -> unit.add(new SourceMessage(
				m.kind() == Mistake.Kind.SENTINEL ? MessageKind.UNKNOWN_DIRECTIVE : MessageKind.SYNTAX, m.place(), words(m))));
		List<Node> units = file.children();
		declarations.survey(file);
		followed.trees().forEach(declarations::survey);
		Stream.concat(Stream.of(file), followed.trees().stream()).forEach(t -> unit.links().sharedIn(t.source().text()));
		units.stream().filter(n -> n.is("module", "submodule")).forEach(m -> modules.announce(m, root));
		procedures.implementedBy(units);
		procedures.announce(units, root, "");
		procedures.follow(followed.procedures(), root);
		followed.unclear().forEach(unit.links()::unclear);
		modules.declareAll();
		Stream.concat(units.stream(), followed.start().stream().flatMap(s -> s.children().stream())).filter(n -> n.is("program"))
				.forEach(p -> procedures.program(p, root));
		procedures.lowerAll();
		declarations.end();
		unit.derived().forEach(t -> CopyFunctions.add(this, t, unit.placeOf(t)));
		unit.copiedDescriptors().forEach(d -> CopyFunctions.add(this, d, file.range()));
		new ProceduresAsValues(
				Stream.of(List.of(file), followed.start().stream().toList(), followed.trees()).flatMap(List::stream).toList())
				.leaveOpen(unit);
		broken(file);
	}

	/** The routines of OpenMP are known without their file; what else may come from a file that is not found is not. */
	private void missing(MissingFile file, Scope root) {
		if (file.name().equals("omp_lib.h")) {
			modules.useAll("omp_lib", root);
			return;
		}
		Explanation why = FortranSentence.FORTRAN_FILE_X_IS_NOT_FOUND.of(file.name());
		unit.add(new SourceMessage(MessageKind.MISSING_INCLUDE, file.place(), why));
		unit.add(new ModelGap(GapKind.MISSING_INCLUDE, file.place(), why));
		root.misses(file.name());
	}

	private static Explanation words(Mistake mistake) {
		return switch (mistake.kind()) {
			case NO_END -> FortranSentence.FORTRAN_X_HAS_NO_END.of(mistake.name());
			case NO_CONTAINS -> FortranSentence.FORTRAN_CONTAINS_IS_MISSING.of();
			case NOTHING_OPEN -> FortranSentence.FORTRAN_NOTHING_ENDS_HERE.of();
			case WRONG_END -> FortranSentence.FORTRAN_X_ENDS_WITH_OTHER_WORD.of(mistake.name());
			case ERROR -> FortranSentence.FORTRAN_PREPROCESSOR_SAYS_X.of(mistake.name());
			case NO_CONDITION -> FortranSentence.FORTRAN_CONDITION_CANNOT_BE_READ.of();
			case SENTINEL -> FortranSentence.FORTRAN_COMMENT_LOOKS_LIKE_X.of(mistake.name());
		};
	}

	/** What could not be read, each place once. */
	private void broken(Node n) {
		if (n.status() == Status.BROKEN) {
			unit.add(new SourceMessage(MessageKind.SYNTAX, n.range(), FortranSentence.FORTRAN_TEXT_CANNOT_BE_READ.of()));
		} else {
			n.children().forEach(this::broken);
		}
	}

	@Override
	public Unit unit() {
		return unit;
	}

	@Override
	public Expressions expressions() {
		return expressions;
	}

	@Override
	public Designators designators() {
		return designators;
	}

	@Override
	public Calls calls() {
		return calls;
	}

	@Override
	public Statements statements() {
		return statements;
	}

	@Override
	public Declarations declarations() {
		return declarations;
	}

	@Override
	public Procedures procedures() {
		return procedures;
	}

	@Override
	public Modules modules() {
		return modules;
	}
}
