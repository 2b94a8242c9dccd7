package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInternalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalMemberAccess;

/** A member of an object, with a value that the member can hold. */
final class TypedMember extends EvalMemberAccess {
	TypedMember(EvalMemberAccess e) {
		super(e.getOwnerType(), e.getOwnerValueCategory(), e.getMember(), e.getOwnerEval(), e.isPointerDeref(),
				e.getTemplateDefinition());
	}

	@Override
	public IValue getValue() {
		IValue stored = super.getValue();
		return !isTypeDependent() && Constant.isNumber(stored) ? Typed.told(Constant.of(stored, getType()).flatMap(this::held)) : stored;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPEvaluation computed = Uncomputed.computed(() -> super.computeForFunctionCall(record, context), record);
		IValue stored = NumberType.of(getType()).isPresent() ? computed.getValue() : null;
		boolean lost = Constant.isNumber(stored)
				&& !Constant.of(stored, getType()).equals(Constant.of(stored, getType()).flatMap(this::held));
		return lost ? Uncomputed.notedIfIncomplete(EvalFixed.INCOMPLETE, record) : Typed.of(computed);
	}

	/** What a bit-field can hold of a number. C++17 §12.2.4 */
	private Optional<Constant> held(Constant number) {
		Optional<IASTExpression> width = width();
		if (width.isEmpty() || number.type().isFloating()) {
			return Optional.of(number);
		}
		IValue bits = ((ICPPASTExpression) width.get()).getEvaluation().getValue();
		return Constant.isNumber(bits) && bits.numberValue().longValue() > 0 && bits.numberValue().longValue() <= number.type().bits()
				? Optional.of(Constant.of(number.type(), new NumberType(number.type().family(), bits.numberValue().intValue())
						.wrapped(number.whole())))
				: Optional.empty();
	}

	private Optional<IASTExpression> width() {
		IBinding member = getMember();
		while (member instanceof ICPPSpecialization s) {
			member = s.getSpecializedBinding();
		}
		return member instanceof ICPPInternalBinding b
				? Stream.concat(Stream.ofNullable(b.getDeclarations()).flatMap(Stream::of), Stream.ofNullable(b.getDefinition()))
						.filter(n -> n != null && n.getParent() instanceof IASTFieldDeclarator)
						.map(n -> ((IASTFieldDeclarator) n.getParent()).getBitFieldSize()).filter(ICPPASTExpression.class::isInstance)
						.findFirst()
				: Optional.empty();
	}
}
