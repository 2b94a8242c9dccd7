package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalComma;

/** Expressions of which the last one counts. C++17 §8.19 */
final class TypedComma extends EvalComma {
	TypedComma(EvalComma e) {
		super(Typed.retype(e.getArguments()), e.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		boolean builtIn = !isValueDependent() && Stream.of(getOverloads()).allMatch(o -> o == null);
		return builtIn ? getArguments()[getArguments().length - 1].getValue() : super.getValue();
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		if (computed instanceof EvalComma list) {
			Stream.of(list.getArguments()).forEach(e -> Uncomputed.notedIfIncomplete(e, record));
		}
		return Typed.of(computed);
	}
}
