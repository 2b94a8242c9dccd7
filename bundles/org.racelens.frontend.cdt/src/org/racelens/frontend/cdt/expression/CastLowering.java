package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCastExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** Casts that are written as such: {@code (T)e} and {@code static_cast<T>(e)} with its like. C11 §6.5.4, C++17 §8.2.9 */
final class CastLowering {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	CastLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Expression lower(IASTCastExpression e, Scope scope) {
		Type type = lowering.types().of(e.getTypeId(), scope);
		SourceRange range = lowering.places().of(e);
		if (type instanceof VoidType) {
			return new Cast(expressions.discarded(e.getOperand(), scope), type, range);
		}
		Expression operand = expressions.lower(e.getOperand(), scope);
		Optional<ICPPASTReferenceOperator> reference = reference(e);
		if (!(type instanceof PointerType p)) {
			return lowering.conversions().cast(operand, type, range, scope);
		}
		Expression pointer = reference.isEmpty() ? operand : Addresses.ofArgument(operand);
		boolean asks = e.getOperator() == ICPPASTCastExpression.op_dynamic_cast
				&& !(pointer.type() instanceof PointerType q && lowering.conversions().isPart(p.pointee(), q.pointee()));
		boolean kept = e.getOperator() == ICPPASTCastExpression.op_reinterpret_cast;
		Expression converted = asks ? new Unmodelled(Unit.expressionGap(range, Unlowered.DYNAMIC_CAST_IS_NOT_MODELLED.of()),
				List.of(pointer), p, range)
				: kept ? new Cast(pointer, p, range) : lowering.conversions().cast(pointer, p, range);
		if (reference.isEmpty()) {
			return converted;
		}
		Expression object = new Dereference(converted, p.pointee(), range);
		boolean expires = reference.get().isRValueReference()
				&& !lowering.types().namesLvalueReference(e.getTypeId().getDeclSpecifier(), scope);
		return expires ? lowering.expiring().mark(object) : object;
	}

	private static Optional<ICPPASTReferenceOperator> reference(IASTCastExpression e) {
		var operators = e.getTypeId().getAbstractDeclarator().getPointerOperators();
		return operators.length > 0 && operators[operators.length - 1] instanceof ICPPASTReferenceOperator r ? Optional.of(r)
				: Optional.empty();
	}
}
