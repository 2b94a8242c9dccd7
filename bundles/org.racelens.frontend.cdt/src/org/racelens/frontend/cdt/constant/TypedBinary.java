package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.internal.core.dom.parser.CStringValue;
import org.eclipse.cdt.internal.core.dom.parser.CompositeValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPArithmeticConversion;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUtil;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** A binary operation, computed in the common type of its operands. C++17 §8 */
final class TypedBinary extends EvalBinary {
	TypedBinary(EvalBinary e) {
		this(e.getOperator(), e.getArg1(), e.getArg2(), e);
	}

	private TypedBinary(int operator, ICPPEvaluation left, ICPPEvaluation right, EvalBinary origin) {
		super(operator, Typed.of(left), Typed.of(right), origin.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		if (isTypeDependent() || isValueDependent() || getOverload() != null) {
			return super.getValue();
		}
		if (getOperator() == op_arrayAccess) {
			return element();
		}
		if (!Constant.isNumber(getArg1().getValue())) {
			return super.getValue();
		}
		return isLogical() ? logical() : arithmetic();
	}

	private IValue element() {
		IValue array = getArg1().getValue();
		Optional<Constant> index = Constant.of(getArg2()).filter(i -> i.whole() >= 0 && i.whole() < array.numberOfSubValues());
		if (index.isEmpty() || !(array instanceof CompositeValue || array instanceof CStringValue)) {
			return super.getValue();
		}
		IValue stored = array.getSubValue((int) index.get().whole()).getValue();
		return Constant.isNumber(stored) ? Typed.told(Constant.of(stored, getType())) : stored;
	}

	private boolean isLogical() {
		return getOperator() == IASTBinaryExpression.op_logicalAnd || getOperator() == IASTBinaryExpression.op_logicalOr;
	}

	private IValue logical() {
		Optional<Constant> left = Constant.of(getArg1());
		boolean decides = getOperator() == IASTBinaryExpression.op_logicalOr;
		if (left.isPresent() && left.get().isTrue() == decides) {
			return Typed.told(Computation.truth(decides));
		}
		boolean open = left.isPresent() && !Constant.isNumber(getArg2().getValue());
		return open ? super.getValue() : Typed.told(left.flatMap(l -> Constant.of(getArg2()).flatMap(r -> Computation.truth(r.isTrue()))));
	}

	private IValue arithmetic() {
		IType common = CPPArithmeticConversion.convertCppOperandTypes(getOperator(), bare(getArg1()), bare(getArg2()));
		Optional<NumberType> type = NumberType.of(common);
		if (type.isEmpty() || !Constant.isNumber(getArg2().getValue())) {
			return super.getValue();
		}
		return Typed.told(Constant.of(getArg1())
				.flatMap(l -> Constant.of(getArg2()).flatMap(r -> Computation.binary(getOperator(), l, r, type.get()))));
	}

	private static IType bare(ICPPEvaluation e) {
		return SemanticUtil.getNestedType(e.getType(), SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.CVTYPE);
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		if (getOverload() instanceof ICPPMethod m && m.isImplicit()) {
			return Uncomputed.notedIfIncomplete(EvalFixed.INCOMPLETE, record); // CDT lets both objects have the same parts
		}
		if (getOverload() == null && isLogical()) {
			return Uncomputed.noted(shortCut(record, context), getType(), record);
		}
		if (getOverload() == null) {
			Optional<ICPPEvaluation> assignment = assignment();
			if (assignment.isPresent()) {
				return assignment.get().computeForFunctionCall(record, context);
			}
		}
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		return Uncomputed.noted(
				computed != this && computed.getClass() == EvalBinary.class ? settled((EvalBinary) computed) : computed, getType(), record);
	}

	/** CDT computes the right side of a conjunction that is false, too. */
	private ICPPEvaluation shortCut(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation left = Typed.settled(EvalUtil.getValuePair(getArg1(), record, context).getSecond(), getArg1().getType());
		boolean decides = getOperator() == IASTBinaryExpression.op_logicalOr;
		if (Constant.of(left).filter(l -> l.isTrue() == decides).isPresent()) {
			return new EvalFixed(CPPBasicType.BOOLEAN, ValueCategory.PRVALUE, Typed.told(Computation.truth(decides)));
		}
		ICPPEvaluation right = EvalUtil.getValuePair(getArg2(), record, context).getSecond();
		return new TypedBinary(getOperator(), left, Typed.settled(right, getArg2().getType()), this);
	}

	private ICPPEvaluation settled(EvalBinary computed) {
		return new TypedBinary(getOperator(), Typed.settled(computed.getArg1(), getArg1().getType()),
				Typed.settled(computed.getArg2(), getArg2().getType()), this);
	}

	/** An assignment to a variable with the conversion to its type; empty if it is none, or has the conversion. */
	private Optional<ICPPEvaluation> assignment() {
		IType type = getArg1().getType();
		if (!(getArg1() instanceof EvalBinding) || NumberType.of(type).isEmpty()) {
			return Optional.empty();
		}
		if (getOperator() == IASTBinaryExpression.op_assign) {
			return getArg2() instanceof TypedConversion ? Optional.empty() : Optional.of(assigned(type, getArg2()));
		}
		return operatorOfAssignment().map(o -> assigned(type, new TypedBinary(o, getArg1(), getArg2(), this)));
	}

	private TypedBinary assigned(IType type, ICPPEvaluation value) {
		return new TypedBinary(IASTBinaryExpression.op_assign, getArg1(), TypedConversion.to(type, value), this);
	}

	private Optional<Integer> operatorOfAssignment() {
		return switch (getOperator()) {
			case IASTBinaryExpression.op_binaryAndAssign -> Optional.of(IASTBinaryExpression.op_binaryAnd);
			case IASTBinaryExpression.op_binaryOrAssign -> Optional.of(IASTBinaryExpression.op_binaryOr);
			case IASTBinaryExpression.op_binaryXorAssign -> Optional.of(IASTBinaryExpression.op_binaryXor);
			case IASTBinaryExpression.op_divideAssign -> Optional.of(IASTBinaryExpression.op_divide);
			case IASTBinaryExpression.op_plusAssign -> Optional.of(IASTBinaryExpression.op_plus);
			case IASTBinaryExpression.op_minusAssign -> Optional.of(IASTBinaryExpression.op_minus);
			case IASTBinaryExpression.op_multiplyAssign -> Optional.of(IASTBinaryExpression.op_multiply);
			case IASTBinaryExpression.op_moduloAssign -> Optional.of(IASTBinaryExpression.op_modulo);
			case IASTBinaryExpression.op_shiftLeftAssign -> Optional.of(IASTBinaryExpression.op_shiftLeft);
			case IASTBinaryExpression.op_shiftRightAssign -> Optional.of(IASTBinaryExpression.op_shiftRight);
			default -> Optional.empty();
		};
	}
}
