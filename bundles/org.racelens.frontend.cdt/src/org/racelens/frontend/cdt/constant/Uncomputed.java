package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.internal.core.dom.parser.ProblemBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;

/**
 * The mark of a call in which some number was not computed. CDT goes on with such a call: it takes an unknown condition for a false one and
 * leaves variables as they are. What a marked call returns is unknown.
 */
final class Uncomputed {
	/** No variable of a program: stands in the record of a call. */
	private static final IBinding MARK = new ProblemBinding(null, ISemanticProblem.BINDING_NOT_FOUND,
			"uncomputed".toCharArray());

	private Uncomputed() {
	}

	/** The same evaluation; the call is marked if it should have a number of the type and has none. */
	static ICPPEvaluation noted(ICPPEvaluation computed, IType type, ActivationRecord record) {
		if (NumberType.of(type).isPresent() && !Typed.leadsToObject(computed) && !Constant.isNumber(computed.getValue())) {
			record.update(MARK, EvalFixed.INCOMPLETE);
		}
		return computed;
	}

	static boolean isMarked(ActivationRecord record) {
		return record.getVariable(MARK) != null;
	}
}
