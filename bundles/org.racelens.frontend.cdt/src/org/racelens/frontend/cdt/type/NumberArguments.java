package org.racelens.frontend.cdt.type;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.racelens.frontend.cdt.lowering.LoweringParts;

/**
 * The numbers that the text gives to templates. CDT computes them in 64 bits with a sign, whatever their types are, and chooses instances
 * by them: where the types of C++ make another number of it, another instance is meant. C++17 §8.20
 */
public final class NumberArguments extends ASTVisitor {
	private final LoweringParts lowering;
	private boolean differs;

	private NumberArguments(LoweringParts lowering) {
		this.lowering = lowering;
		shouldVisitNames = true;
		shouldVisitDeclarations = true;
	}

	/** Whether CDT takes some number for another one. */
	public static boolean areMisjudged(IASTTranslationUnit unit, LoweringParts lowering) {
		NumberArguments arguments = new NumberArguments(lowering);
		unit.accept(arguments);
		return arguments.differs;
	}

	@Override
	public int visit(IASTDeclaration declaration) {
		boolean foreign = declaration.getParent() instanceof IASTTranslationUnit
				&& lowering.unit().tree().headers().isSystem(lowering.places().of(declaration).path());
		return foreign ? PROCESS_SKIP : PROCESS_CONTINUE;
	}

	@Override
	public int visit(IASTName name) {
		if (name instanceof ICPPASTTemplateId id) {
			for (IASTNode argument : id.getTemplateArguments()) {
				differs |= argument instanceof ICPPASTExpression e && isMisjudged(e);
			}
		}
		return differs ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private boolean isMisjudged(ICPPASTExpression e) {
		ICPPEvaluation evaluation = e.getEvaluation();
		if (evaluation.isValueDependent() || evaluation.isTypeDependent() || asksForSize(e)) {
			return false;
		}
		Optional<Long> taken = Optional.ofNullable(evaluation.getValue().numberValue()).map(Number::longValue);
		Optional<Long> own = taken.flatMap(
				n -> lowering.constants().value(lowering.expressions().lower((IASTExpression) e, lowering.globals().fileScope())));
		return own.isPresent() && !own.equals(taken);
	}

	/** Sizes are compared where they are told. */
	private static boolean asksForSize(IASTExpression e) {
		ASTVisitor sizes = new ASTVisitor() {
			@Override
			public int visit(IASTExpression part) {
				boolean asks = part instanceof IASTTypeIdExpression
						|| part instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_sizeof;
				return asks ? PROCESS_ABORT : PROCESS_CONTINUE;
			}
		};
		sizes.shouldVisitExpressions = true;
		return !e.accept(sizes);
	}
}
