package org.racelens.frontend.cdt.constant;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.internal.core.dom.parser.CompositeValue;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.ProblemBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalComma;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalCompositeAccess;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalReference;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUnary;

/**
 * The mark of a call in which some number was not computed. CDT goes on with such a call: it takes an unknown condition for a false one and
 * leaves variables as they are. What a marked call returns is unknown.
 */
final class Uncomputed {
	/** No variable of a program: stands in the record of a call. */
	private static final IBinding MARK = new ProblemBinding(null, ISemanticProblem.BINDING_NOT_FOUND,
			"uncomputed".toCharArray());

	/** A part of an object whose constructor was not computed, and may have changed other objects. */
	private static final ICPPEvaluation LOST = new EvalFixed(EvalFixed.INCOMPLETE.getType(), ValueCategory.PRVALUE, IntegralValue.ERROR);

	private Uncomputed() {
	}

	/** The same evaluation; the call is marked if it should have a number of the type and has none. */
	static ICPPEvaluation noted(ICPPEvaluation computed, IType type, ActivationRecord record) {
		if (NumberType.of(type).isPresent() && !Typed.leadsToObject(computed) && !Constant.isNumber(computed.getValue())) {
			record.update(MARK, EvalFixed.INCOMPLETE);
		}
		return computed;
	}

	/** The same evaluation; the call is marked if it may not have had the effects of the expression. */
	static ICPPEvaluation notedIfIncomplete(ICPPEvaluation computed, ActivationRecord record) {
		if (!isDone(computed)) {
			record.update(MARK, EvalFixed.INCOMPLETE);
		}
		return computed;
	}

	/**
	 * What CDT computes; where it computes nothing (a name that means nothing), or cannot store into what it took for the target (a part of
	 * an object that was not computed), an evaluation without a value, and the call is marked.
	 */
	static ICPPEvaluation computed(Supplier<ICPPEvaluation> evaluation, ActivationRecord record) {
		try {
			ICPPEvaluation computed = evaluation.get();
			return computed == null ? notedIfIncomplete(EvalFixed.INCOMPLETE, record) : computed;
		} catch (CancellationException e) {
			throw e;
		} catch (UnsupportedOperationException | IllegalStateException noTarget) {
			return notedIfIncomplete(EvalFixed.INCOMPLETE, record);
		}
	}

	/** What a call can reach is not known: what it was given, what that refers to in other calls, and its object. */
	static void lose(List<IVariable> parameters, ActivationRecord record) {
		for (IVariable parameter : parameters) {
			ICPPEvaluation value = record.getVariable(parameter);
			if (value != null && !lose(value)) {
				record.update(parameter, EvalFixed.INCOMPLETE);
			}
		}
		if (record.getImplicitThis() != null) {
			lose(record.getImplicitThis());
		}
	}

	/** Whether the parts of a value, or the call whose object it is, are marked. */
	private static boolean lose(ICPPEvaluation value) {
		if (value instanceof EvalReference r) {
			r.getOwningRecord().update(MARK, EvalFixed.INCOMPLETE);
			return true;
		}
		if (value instanceof EvalCompositeAccess part) {
			return lose(part.getParent());
		}
		if (!(value instanceof EvalFixed) || !(value.getValue() instanceof CompositeValue parts)) {
			return false;
		}
		for (int i = 0; i < parts.numberOfSubValues(); i++) {
			ICPPEvaluation part = parts.getSubValue(i);
			if (part == null || !lose(part)) {
				parts.setSubValue(i, LOST);
			}
		}
		return true;
	}

	private static boolean isDone(ICPPEvaluation computed) {
		ICPPEvaluation[] parts = computed instanceof EvalComma c ? c.getArguments()
				: computed instanceof EvalTypeId t ? t.getArguments()
				: computed instanceof EvalBinary b ? new ICPPEvaluation[] { b.getArg1(), b.getArg2() }
				: computed instanceof EvalUnary u ? new ICPPEvaluation[] { u.getArgument() } : null;
		return parts == null
				? computed != null && computed != EvalFixed.INCOMPLETE
						&& (computed instanceof EvalFixed && !hasLostParts(computed) || Typed.leadsToObject(computed))
				: Stream.of(parts).allMatch(Uncomputed::isDone);
	}

	/** Whether an object was made by code that was not computed, which may have changed others. */
	private static boolean hasLostParts(ICPPEvaluation object) {
		return object == LOST || object instanceof EvalFixed && object.getValue() instanceof CompositeValue parts
				&& Stream.of(parts.getAllSubValues()).anyMatch(Uncomputed::hasLostParts);
	}

	/** The same object; the call is marked if not all of its parts were computed. */
	static ICPPEvaluation notedIfLost(ICPPEvaluation object, ActivationRecord record) {
		if (hasLostParts(object)) {
			record.update(MARK, EvalFixed.INCOMPLETE);
		}
		return object;
	}

	static boolean isMarked(ActivationRecord record) {
		return record.getVariable(MARK) != null;
	}
}
