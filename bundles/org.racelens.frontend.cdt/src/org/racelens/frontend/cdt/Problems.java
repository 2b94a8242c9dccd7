package org.racelens.frontend.cdt;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.parser.IProblem;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** What could not be read: headers that are missing, text that is no C. */
final class Problems {
	/** A binary file has tens of thousands. */
	private static final int MOST = 200;
	private static final Pattern WORD = Pattern.compile("\\w+");

	private final LoweringParts lowering;
	private final Set<String> unread = new HashSet<>();
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
				WORD.matcher(problem.getParent().getRawSignature()).results().forEach(w -> unread.add(w.group()));
				return PROCESS_CONTINUE;
			}
		});
		// whatever is named where the text is not understood may be called there
		lowering.unit().calledUnseen(unread);
	}

	/** What of the compile command could not be read; a file that it includes is one of the unit's include directives. */
	private void forced() {
		SourceRange place = SourceRange.startOf(lowering.unit().tree().source().path());
		lowering.unit().tree().command().forced().problems().forEach(text -> {
			lowering.unit().add(new ModelGap(GapKind.MISSING_INCLUDE, place, ForeignSentence.quoted(text)));
			lowering.unit().add(new SourceMessage(MessageKind.MISSING_INCLUDE, place, ForeignSentence.quoted(text)));
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
		Explanation message = Unlowered.HEADER_X_IS_NOT_FOUND_OR_CANNOT_BE_READ.of(name);
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
					.add(new SourceMessage(MessageKind.SYNTAX, lowering.places().of(problem),
							ForeignSentence.quoted(problem.getMessage())));
			default -> problem(problem);
		}
	}

	private void problem(IASTProblem problem) {
		if (lowering.unit().tree().headers().isSystem(problem.getContainingFilename()) || reported++ > MOST) {
			return;
		}
		SourceRange place = lowering.places().of(problem);
		Explanation message = reported > MOST
				? Unlowered.THERE_ARE_MORE_PROBLEMS_THAN_ARE_SHOWN.of()
				: problem.getID() == IProblem.PREPROCESSOR_EXCEEDS_MAXIMUM_INCLUSION_DEPTH
						? Unlowered.HEADER_INCLUDES_ITSELF_WITHOUT_END.of()
				: ForeignSentence.quoted(problem.getMessage());
		lowering.unit().add(new ModelGap(GapKind.PARSE_PROBLEM, place, message));
		lowering.unit().add(new SourceMessage(MessageKind.SYNTAX, place, message));
	}
}
