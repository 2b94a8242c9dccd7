package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeleteExpression;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/**
 * {@code delete}: the destructor of the object, which its class chooses where that is virtual, then the release of its memory. C++17 §8.3.5
 */
final class DeletionLowering {
	private final LoweringParts lowering;

	DeletionLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Destructors of rows, and of what is not just a variable unless they are virtual, are not followed. */
	Expression deletion(ICPPASTDeleteExpression e, SourceRange range, Scope scope) {
		Expression operand = lowering.expressions().lower(e.getOperand(), scope);
		Type deleted = operand.type() instanceof PointerType p ? p.pointee() : VoidType.VOID;
		Optional<String> chosen = e.isVectored() ? Optional.empty() : lowering.virtuals().ending(deleted, range);
		if (chosen.isPresent()) {
			return dispatched(chosen.get(), operand, range, scope);
		}
		Expression release = released(operand, range);
		if (!lowering.constructions().isDestroyed(deleted)) {
			return release;
		}
		Optional<Expression> destruction = e.isVectored() || !(operand instanceof VariableReference)
				|| lowering.constructions().isPolymorphic(deleted) ? Optional.empty() : lowering.rows().ended(operand, deleted, range);
		return destruction.<Expression>map(d -> new Comma(d, release, range))
				.orElseGet(() -> new Call("delete", Optional.empty(), List.of(operand), VoidType.VOID, range));
	}

	/** There is nothing to end where the pointer is null. */
	private Expression dispatched(String callee, Expression operand, SourceRange range, Scope scope) {
		if (!(operand instanceof VariableReference)) {
			Variable pointer = scope.frame().temporaries().fresh(lowering.unit(), operand.type(), range);
			Expression use = new VariableReference(pointer, range);
			return new Comma(new Assignment(Optional.empty(), use, operand, operand.type(), range), dispatched(callee, use, range, scope),
					range);
		}
		Expression zero = new IntegerLiteral(0, IntegerType.INT, range);
		Expression ended = new Comma(new Call(callee, Optional.empty(), List.of(operand), VoidType.VOID, range), zero, range);
		return new Comma(new Conditional(operand, ended, zero, IntegerType.INT, range), released(operand, range), range);
	}

	private static Expression released(Expression operand, SourceRange range) {
		return new Call("operator delete", Optional.empty(), List.of(operand), VoidType.VOID, range);
	}
}
