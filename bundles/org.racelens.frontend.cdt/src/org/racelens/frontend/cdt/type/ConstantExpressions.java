package org.racelens.frontend.cdt.type;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;

/**
 * The numbers that the text must know to lay out memory: lengths of arrays, widths of bit-fields, alignments. Calls of {@code constexpr}
 * functions are among them. C11 §6.6, C++17 §8.20
 */
final class ConstantExpressions {
	private final LoweringParts lowering;

	ConstantExpressions(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The value of an expression; empty where it is not constant or depends on parameters of templates in a way that is not followed. */
	Optional<Long> value(IASTExpression e, Scope scope) {
		return value(e, lowering.expressions().lower(e, scope), scope);
	}

	/** The value of an expression that was lowered before. */
	Optional<Long> value(IASTExpression e, Expression lowered, Scope scope) {
		return lowering.constants().value(lowered).or(() -> evaluated(e, scope));
	}

	private Optional<Long> evaluated(IASTExpression e, Scope scope) {
		TemplateArguments arguments = scope.frame().templateArguments();
		Number value = e instanceof ICPPASTExpression cpp && !SizeQuestions.isAskedIn(cpp, lowering, arguments) ? arguments.value(cpp)
				: null;
		return Optional.ofNullable(value).filter(n -> n instanceof Long || n instanceof Integer).map(Number::longValue);
	}
}
