package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalConditional;

/** A choice {@code c ? a : b}, converted to the common type of both. C++17 §8.16 */
final class TypedConditional extends EvalConditional {
	TypedConditional(EvalConditional e) {
		super(Typed.of(e.getCondition()), e.getPositive() == null ? null : Typed.of(e.getPositive()), Typed.of(e.getNegative()),
				e.isPositiveThrows(), e.isNegativeThrows(),
				e.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		if (isTypeDependent() || isValueDependent() || getOverload() != null) {
			return super.getValue();
		}
		Optional<NumberType> type = NumberType.of(getType());
		Optional<ICPPEvaluation> chosen = Constant.of(getCondition()).map(c -> c.isTrue() ? whenTrue() : getNegative());
		return type.isEmpty() || chosen.isEmpty() || !Constant.isNumber(chosen.get().getValue()) ? super.getValue()
				: Typed.told(Constant.of(chosen.get()).flatMap(c -> c.as(type.get())));
	}

	private ICPPEvaluation whenTrue() {
		return getPositive() == null ? getCondition() : getPositive();
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		if (computed == this || isTypeDependent()) {
			return computed;
		}
		return Uncomputed.noted(computed.getClass() == EvalConditional.class ? new TypedConditional((EvalConditional) computed)
				: Typed.settled(computed, getType()), getType(), record);
	}
}
