package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalComma;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalCompositeAccess;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalConditional;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFunctionCall;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalID;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalMemberAccess;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalReference;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUnary;

/** Evaluations of CDT as ones whose numbers have the values of their types. */
final class Typed {
	private Typed() {
	}

	/** The same expression, in instances of templates and calls, too. */
	static ICPPEvaluation of(ICPPEvaluation e) {
		if (e.getClass() == EvalBinary.class) {
			return new TypedBinary((EvalBinary) e);
		}
		if (e.getClass() == EvalUnary.class) {
			return new TypedUnary((EvalUnary) e);
		}
		if (e.getClass() == EvalTypeId.class) {
			return new TypedConversion((EvalTypeId) e);
		}
		if (e.getClass() == EvalBinding.class) {
			return new TypedName((EvalBinding) e);
		}
		if (e.getClass() == EvalConditional.class) {
			return new TypedConditional((EvalConditional) e);
		}
		if (e.getClass() == EvalMemberAccess.class) {
			return new TypedMember((EvalMemberAccess) e);
		}
		if (e.getClass() == EvalComma.class) {
			return new TypedComma((EvalComma) e);
		}
		if (e instanceof EvalFunctionCall call) {
			retype(call.getArguments());
			return PopulationCount.of(call);
		}
		return e.getClass() == EvalID.class ? new UnknownName((EvalID) e) : e;
	}

	/** Of calls CDT allows no class of ours. */
	static ICPPEvaluation[] retype(ICPPEvaluation[] parts) {
		for (int i = 0; i < parts.length; i++) {
			parts[i] = of(parts[i]);
		}
		return parts;
	}

	/** What CDT is told where the value is not computed though there are numbers. */
	static IValue told(Optional<Constant> value) {
		return value.map(Constant::value).orElse(IntegralValue.UNKNOWN);
	}

	/**
	 * What was computed in a call for an expression, as a number of the expression's type: what CDT stored for an object may be one that
	 * the object cannot hold. What leads to an object stays as it is.
	 */
	static ICPPEvaluation settled(ICPPEvaluation computed, IType type) {
		Optional<NumberType> own = NumberType.of(type);
		if (computed == null || own.isEmpty() || leadsToObject(computed) || !Constant.isNumber(computed.getValue())) {
			return computed;
		}
		return new EvalFixed(type, computed.getValueCategory(), told(Constant.of(computed).flatMap(c -> c.as(own.get()))));
	}

	static boolean leadsToObject(ICPPEvaluation e) {
		return e instanceof EvalReference || e instanceof EvalCompositeAccess || e instanceof EvalBinding;
	}
}
