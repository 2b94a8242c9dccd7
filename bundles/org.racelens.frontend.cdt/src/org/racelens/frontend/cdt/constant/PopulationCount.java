package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPImplicitFunction;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFunctionCall;

/** How many bits of an {@code unsigned int} are set. CDT counts copies of the highest bit, too. */
final class PopulationCount {
	private static final IType UNSIGNED = new CPPBasicType(Kind.eInt, IBasicType.IS_UNSIGNED);
	private static final ICPPEvaluation REST = fixed(Integer.MAX_VALUE);

	private PopulationCount() {
	}

	/** The count of a call: that of all bits but the highest, and the highest; another call as it is. */
	static ICPPEvaluation of(EvalFunctionCall call) {
		ICPPEvaluation[] parts = call.getArguments();
		boolean counts = parts.length == 2 && parts[0] instanceof EvalBinding b && b.getBinding() instanceof CPPImplicitFunction f
				&& f.getName().equals("__builtin_popcount");
		if (!counts || parts[1] instanceof EvalBinary b && b.getArg2() == REST) {
			return call;
		}
		ICPPEvaluation operand = TypedConversion.to(UNSIGNED, parts[1]);
		ICPPEvaluation rest = binary(IASTBinaryExpression.op_binaryAnd, operand, REST);
		return binary(IASTBinaryExpression.op_plus,
				new EvalFunctionCall(new ICPPEvaluation[] { parts[0], rest }, null, call.getTemplateDefinition()),
				TypedConversion.to(CPPBasicType.INT, binary(IASTBinaryExpression.op_shiftRight, operand, fixed(Integer.SIZE - 1))));
	}

	private static ICPPEvaluation binary(int operator, ICPPEvaluation left, ICPPEvaluation right) {
		return Typed.of(new EvalBinary(operator, left, right, left.getTemplateDefinition()));
	}

	private static ICPPEvaluation fixed(int value) {
		return new EvalFixed(CPPBasicType.INT, ValueCategory.PRVALUE, IntegralValue.create(value));
	}
}
