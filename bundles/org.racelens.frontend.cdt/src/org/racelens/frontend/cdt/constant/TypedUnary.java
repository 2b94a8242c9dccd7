package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalPointer;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUnary;

/** A unary operation, computed in the promoted type of its operand. C++17 §8.3 */
final class TypedUnary extends EvalUnary {
	TypedUnary(EvalUnary e) {
		this(e, e.getArgument());
	}

	private TypedUnary(EvalUnary origin, ICPPEvaluation operand) {
		super(origin.getOperator(), Typed.of(operand), origin.getAddressOfQualifiedNameBinding(), origin.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		if (getOperator() == IASTUnaryExpression.op_noexcept && !isValueDependent() && getArgument().isConstantExpression()
				&& !getArgument().isNoexcept()) {
			return IntegralValue.UNKNOWN;
		}
		if (getOperator() == IASTUnaryExpression.op_sizeof && BracedText.isIn(getArgument())) {
			return IntegralValue.UNKNOWN;
		}
		if (!isArithmetic() || isTypeDependent() || isValueDependent() || getOverload() != null
				|| !Constant.isNumber(getArgument().getValue())) {
			return super.getValue();
		}
		Optional<NumberType> type = NumberType.of(getType());
		return type.isEmpty() ? super.getValue()
				: Typed.told(Constant.of(getArgument()).flatMap(o -> Computation.unary(getOperator(), o, type.get())));
	}

	private boolean isArithmetic() {
		return switch (getOperator()) {
			case IASTUnaryExpression.op_bracketedPrimary, IASTUnaryExpression.op_plus, IASTUnaryExpression.op_minus,
					IASTUnaryExpression.op_tilde, IASTUnaryExpression.op_not, IASTUnaryExpression.op_prefixIncr,
					IASTUnaryExpression.op_prefixDecr, IASTUnaryExpression.op_postFixIncr, IASTUnaryExpression.op_postFixDecr ->
				true;
			default -> false;
		};
	}

	private boolean isPostfix() {
		return getOperator() == IASTUnaryExpression.op_postFixIncr || getOperator() == IASTUnaryExpression.op_postFixDecr;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		if (computed instanceof EvalPointer && isPostfix()) {
			return EvalFixed.INCOMPLETE; // CDT yields the pointer that was moved
		}
		return Uncomputed.noted(computed != this && computed.getClass() == EvalUnary.class
				? new TypedUnary(this, Typed.settled(((EvalUnary) computed).getArgument(), getArgument().getType()))
				: Typed.settled(computed, getType()), getType(), record);
	}
}
