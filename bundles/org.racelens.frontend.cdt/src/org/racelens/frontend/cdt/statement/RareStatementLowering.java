package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTGotoStatement;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblemStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTryBlockStatement;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTGotoStatement;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.program.Statement.Unmodelled.Deeds;

/** Labels, jumps and exceptions. */
final class RareStatementLowering {
	private final LoweringParts lowering;
	private final RangeLoopLowering ranges;
	private final ExceptionLowering exceptions;

	RareStatementLowering(LoweringParts lowering) {
		this.lowering = lowering;
		ranges = new RangeLoopLowering(lowering);
		exceptions = new ExceptionLowering(lowering);
	}

	ExceptionLowering exceptions() {
		return exceptions;
	}

	List<Statement> lower(IASTStatement s, Scope scope) {
		SourceRange range = lowering.places().of(s);
		if (s instanceof IASTLabelStatement label) {
			return label(label, range, scope);
		}
		if (s instanceof ICPPASTRangeBasedForStatement loop) {
			return List.of(ranges.lower(loop, range, scope));
		}
		if (s instanceof ICPPASTTryBlockStatement attempt) {
			return List.of(exceptions.attempt(attempt, range, scope));
		}
		if (s instanceof IASTProblemStatement problem) {
			return List.of(
					new Unmodelled(Unit.unreadable(range, Unlowered.STATEMENT_CANNOT_BE_READ_X.of(problem.getProblem().getMessage())),
							List.of(), range));
		}
		if (s instanceof IGNUASTGotoStatement jump) {
			return List.of(new ExpressionStatement(lowering.expressions().lower(jump.getLabelNameExpression(), scope), range),
					unmodelled(Unlowered.COMPUTED_JUMP.of(), Deeds.JUMPS, range));
		}
		return List.of(s instanceof IASTGotoStatement jump
				? unmodelled(Unlowered.JUMP_TO_X.of(jump.getName().toString()), Deeds.JUMPS, range)
				: unmodelled(Unlowered.THIS_KIND_OF_STATEMENT.of(), Deeds.UNKNOWN, range));
	}

	private static Statement unmodelled(Explanation what, Deeds deeds, SourceRange range) {
		return new Unmodelled(Unit.statementGap(range, Unlowered.X_NOT_MODELLED.of(what)), deeds, List.of(), range);
	}

	/** The label itself is not modelled, since control may come from anywhere; the statement behind it is. */
	private List<Statement> label(IASTLabelStatement s, SourceRange range, Scope scope) {
		SourceRange name = lowering.places().of(s.getName());
		List<Statement> result = new ArrayList<>();
		result.add(new Unmodelled(Unit.statementGap(name, Unlowered.LABEL_X_IS_NOT_MODELLED.of(s.getName().toString())), Deeds.JUMPS,
				List.of(), name));
		if (s.getNestedStatement() != null) {
			result.add(lowering.statements().body(s.getNestedStatement(), Places.end(s.getName()), scope));
		}
		return result;
	}
}
