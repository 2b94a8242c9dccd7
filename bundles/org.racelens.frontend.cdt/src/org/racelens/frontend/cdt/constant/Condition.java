package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;

/**
 * A condition of a template's statement, of which the instances tell whether it is a number. CDT takes one that it does not know, objects
 * and pointers among them, and a number below one for false. C++17 §7.14
 */
final class Condition extends EvalTypeId {
	private Condition(ICPPEvaluation value) {
		super(CPPBasicType.BOOLEAN, value.getTemplateDefinition(), false, false, value);
	}

	/** What decides about a statement: the call is marked where it is not known. */
	static ICPPEvaluation of(ICPPEvaluation value) {
		return value.isTypeDependent() ? new Condition(value)
				: NumberType.of(value.getType()).isPresent() ? TypedConversion.to(CPPBasicType.BOOLEAN, value)
				: Effect.of(EvalFixed.INCOMPLETE);
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return of(Typed.of(getArguments()[0].instantiate(context, maxDepth)));
	}
}
