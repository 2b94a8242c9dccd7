package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPParameterPackType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;

/** A name, with a value that what it means can hold: CDT keeps that of the initializer. */
final class TypedName extends EvalBinding {
	TypedName(EvalBinding e) {
		super(e.getBinding(), e.getFixedType(), e.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		IValue stored = super.getValue();
		if (!(getBinding() instanceof IVariable) || isTypeDependent() || !Constant.isNumber(stored)) {
			return stored;
		}
		Optional<Constant> initial = InitialValue.of(getBinding());
		Optional<NumberType> type = NumberType.of(getType());
		return initial.isPresent() && type.isPresent() ? Typed.told(initial.get().as(type.get()))
				: Typed.told(Constant.of(stored, getType()));
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		ICPPEvaluation instance = super.instantiate(context, maxDepth);
		return getBinding() instanceof ICPPTemplateNonTypeParameter p && instance instanceof EvalFixed
				? Typed.settled(instance, CPPTemplates.instantiateType(single(p.getType()), context))
				: Typed.of(instance);
	}

	private static IType single(IType type) {
		return type instanceof ICPPParameterPackType pack ? pack.getType() : type;
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		return computed != this && getBinding() instanceof IVariable
				? Uncomputed.noted(Typed.settled(computed, getType()), getType(), record)
				: computed;
	}
}
