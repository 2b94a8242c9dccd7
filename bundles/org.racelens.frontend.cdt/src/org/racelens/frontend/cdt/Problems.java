package org.racelens.frontend.cdt;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.parser.IProblem;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** What could not be read: headers that are missing, text that is no C. */
final class Problems {
	/** A binary file has tens of thousands. */
	private static final int MOST = 200;

	private final LoweringParts lowering;
	private int reported;

	Problems(LoweringParts lowering) {
		this.lowering = lowering;
	}

	void report() {
		forced();
		for (IASTPreprocessorIncludeStatement include : lowering.unit().tree().unit().getIncludeDirectives()) {
			if (include.isActive() && !include.isResolved()) {
				missing(include);
			}
		}
		for (IASTProblem problem : lowering.unit().tree().unit().getPreprocessorProblems()) {
			preprocessor(problem);
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

	/** What of the compile command could not be read; a file that it includes is one of the unit's include directives. */
	private void forced() {
		SourceRange place = SourceRange.startOf(lowering.unit().tree().source().path());
		lowering.unit().tree().command().forced().problems().forEach(text -> {
			lowering.unit().add(new ModelGap(GapKind.MISSING_INCLUDE, place, text));
			lowering.unit().add(new SourceMessage(MessageKind.MISSING_INCLUDE, place, text));
		});
	}

	/** A standard header that is missing takes nothing away: what it declares is known by name. */
	private void missing(IASTPreprocessorIncludeStatement include) {
		String name = include.getName().toString();
		if (lowering.unit().tree().headers().isStandard(name)
				|| lowering.unit().tree().headers().isSystem(include.getContainingFilename())) {
			return;
		}
		SourceRange place = lowering.places().of(include);
		String message = "the header '" + name + "' is not found or cannot be read";
		lowering.unit().add(new ModelGap(GapKind.MISSING_INCLUDE, place, message));
		lowering.unit().add(new SourceMessage(MessageKind.MISSING_INCLUDE, place, message));
	}

	/** Literals with unusual suffixes are read all the same, and {@code #error} changes nothing of what follows. */
	private void preprocessor(IASTProblem problem) {
		switch (problem.getID()) {
			case IProblem.PREPROCESSOR_INCLUSION_NOT_FOUND, IProblem.SCANNER_CONSTANT_WITH_BAD_SUFFIX,
					IProblem.PREPROCESSOR_POUND_WARNING -> {
				// reported by its include directive, or of no consequence
			}
			case IProblem.PREPROCESSOR_POUND_ERROR -> lowering.unit()
					.add(new SourceMessage(MessageKind.SYNTAX, lowering.places().of(problem), problem.getMessage()));
			default -> problem(problem);
		}
	}

	private void problem(IASTProblem problem) {
		if (lowering.unit().tree().headers().isSystem(problem.getContainingFilename()) || reported++ > MOST) {
			return;
		}
		SourceRange place = lowering.places().of(problem);
		String message = reported > MOST
				? "there are more problems than are shown"
				: problem.getID() == IProblem.PREPROCESSOR_EXCEEDS_MAXIMUM_INCLUSION_DEPTH
						? "the header includes itself without end"
				: problem.getMessage();
		lowering.unit().add(new ModelGap(GapKind.PARSE_PROBLEM, place, message));
		lowering.unit().add(new SourceMessage(MessageKind.SYNTAX, place, message));
	}
}
