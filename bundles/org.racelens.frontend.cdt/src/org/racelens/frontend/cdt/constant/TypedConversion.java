package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;

/** A cast, or an object of a type that is made of arguments. C++17 §8.2.3, §8.4 */
final class TypedConversion extends EvalTypeId {
	TypedConversion(EvalTypeId e) {
		this(e, e.getArguments());
	}

	private TypedConversion(EvalTypeId origin, ICPPEvaluation[] arguments) {
		super(origin.getInputType(), origin.getTemplateDefinition(), origin.representsNewExpression(), origin.usesBracedInitList(),
				Typed.retype(arguments));
	}

	private TypedConversion(IType type, ICPPEvaluation value) {
		super(type, value.getTemplateDefinition(), false, false, Typed.of(value));
	}

	/** A value as one of a type of numbers. */
	static TypedConversion to(IType type, ICPPEvaluation value) {
		return new TypedConversion(type, value);
	}

	@Override
	public IValue getValue() {
		if (getInputType() instanceof ISemanticProblem) {
			return IntegralValue.UNKNOWN; // a call of what is not declared
		}
		boolean one = getArguments().length == 1 && !representsNewExpression();
		if (!one || isTypeDependent() || isValueDependent()) {
			return super.getValue();
		}
		Optional<NumberType> type = NumberType.of(getInputType());
		return type.isEmpty() || !Constant.isNumber(getArguments()[0].getValue()) ? super.getValue()
				: Typed.told(Constant.of(getArguments()[0]).flatMap(a -> a.as(type.get())));
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		if (computed == this || computed.getClass() != EvalTypeId.class) {
			return computed;
		}
		ICPPEvaluation[] arguments = ((EvalTypeId) computed).getArguments().clone();
		for (int i = 0; i < arguments.length; i++) {
			arguments[i] = Typed.settled(arguments[i], getArguments()[i].getType());
		}
		return Uncomputed.noted(new TypedConversion(this, arguments), getInputType(), record);
	}
}
