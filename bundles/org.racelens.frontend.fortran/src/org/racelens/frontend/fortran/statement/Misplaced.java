package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.directive.ReadDirective;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;

/** Directives that cannot stand where they do, or are not known. */
record Misplaced(Parts parts, ReadDirective directive) {
	/** what may stand before one statement without an end directive */
	static final Set<DirectiveName> UNENDED = Set.of(DirectiveName.ALLOCATORS, DirectiveName.DISPATCH, DirectiveName.METADIRECTIVE);

	/**
	 * Says that there is nothing that the directive ends: what may have begun somewhere is in doubt, and whatever it is may do anything.
	 */
	void endsNothing(Code code) {
		SourceMessage message = new SourceMessage(MessageKind.SYNTAX, directive.range(), FortranSentence.FORTRAN_NOTHING_ENDS_HERE.of());
		if (directive.messages().isEmpty()) {
			parts.unit().add(message);
		}
		Directive nothing = new Directive(List.of(DirectiveName.NOTHING), List.of(), List.of(),
				List.of(new ModelGap(GapKind.UNMODELLED_DIRECTIVE, directive.range(), message.explanation())), directive.range());
		code.add(new ConstructStatement(ConstructBuilder.build(nothing, Optional.empty())));
	}

	/**
	 * Says what is missing behind a directive.
	 *
	 * @param isOpen whether it has no end
	 * @param nodes what it governs
	 */
	List<ModelGap> doubts(boolean isOpen, List<Node> nodes) {
		boolean isOnLoops = directive.scanned().filter(d -> Forms.LOOPS.contains(Forms.last(d))).isPresent();
		return isOpen ? List.of(hasNoEnd()) : isOnLoops && Forms.isNoLoop(nodes) ? List.of(hasNoLoop()) : List.of();
	}

	/** Says that no directive ends what this one begins. */
	private ModelGap hasNoEnd() {
		Explanation why = FortranSentence.FORTRAN_END_OF_X_IS_MISSING.of(directive.spelling());
		parts.unit().add(new SourceMessage(MessageKind.SYNTAX, directive.range(), why));
		return new ModelGap(GapKind.UNMODELLED_DIRECTIVE, directive.range(), why);
	}

	/** A directive that is not known is one that does nothing: what it may do is in doubt. */
	static void isUnknown(ReadDirective d, Code code) {
		Directive nothing = new Directive(List.of(DirectiveName.NOTHING), List.of(), List.of(), d.doubts(), d.range());
		code.add(new ConstructStatement(ConstructBuilder.build(nothing, Optional.empty())));
	}

	/** Says that a loop must follow. */
	private ModelGap hasNoLoop() {
		Explanation why = FortranSentence.FORTRAN_LOOP_IS_EXPECTED_AFTER_X.of(directive.spelling());
		parts.unit().add(new SourceMessage(MessageKind.SYNTAX, directive.range(), why));
		return new ModelGap(GapKind.PARSE_PROBLEM, directive.range(), why);
	}

	/** Says so, where nothing follows that could be judged. */
	void hasNoLoop(Code code) {
		code.add(new Statement.Unmodelled(hasNoLoop(), List.of(), directive.range()));
	}
}
