package org.racelens.frontend.cdt;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.parser.IProblem;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** What could not be read: headers that are missing, text that is no C. */
final class Problems {
	private final Lowering lowering;

	Problems(Lowering lowering) {
		this.lowering = lowering;
	}

	void report() {
		for (IASTPreprocessorIncludeStatement include : lowering.unit().tree().unit().getIncludeDirectives()) {
			if (include.isActive() && !include.isResolved()) {
				missing(include);
			}
		}
		for (IASTProblem problem : lowering.unit().tree().unit().getPreprocessorProblems()) {
			if (problem.getID() != IProblem.PREPROCESSOR_INCLUSION_NOT_FOUND) {
				problem(problem);
			}
		}
		lowering.unit().tree().unit().accept(new ASTVisitor() {
			{
				shouldVisitProblems = true;
			}

			@Override
			public int visit(IASTProblem problem) {
				problem(problem);
				return PROCESS_CONTINUE;
			}
		});
	}

	/** A standard header that is missing takes nothing away: what it declares is known by name. */
	private void missing(IASTPreprocessorIncludeStatement include) {
		String name = include.getName().toString();
		if (lowering.unit().tree().headers().isStandard(name) || lowering.unit().tree().headers().isSystem(include.getContainingFilename())) {
			return;
		}
		SourceRange place = lowering.places().of(include);
		String message = "the header '" + name + "' is not found or cannot be read";
		lowering.unit().add(new ModelGap(GapKind.MISSING_INCLUDE, place, message));
		lowering.unit().add(new SourceMessage("missing-include", place, message));
	}

	private void problem(IASTProblem problem) {
		if (lowering.unit().tree().headers().isSystem(problem.getContainingFilename())) {
			return;
		}
		SourceRange place = lowering.places().of(problem);
		lowering.unit().add(new ModelGap(GapKind.PARSE_PROBLEM, place, problem.getMessage()));
		lowering.unit().add(new SourceMessage("syntax", place, problem.getMessage()));
	}
}
