package org.racelens.frontend.cdt.source;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;

/**
 * Questions to CDT's semantics whose answer may be a failure of CDT itself (it evaluates constructors of initialisers, and some end with an
 * exception). Such an answer is none: the caller goes on as for a name that means nothing known.
 */
public final class CdtSemantics {
	private CdtSemantics() {
	}

	/** The functions that are called besides those that are named. */
	public static IASTImplicitName[] implicitNames(IASTImplicitNameOwner owner) {
		return asked(owner::getImplicitNames, new IASTImplicitName[0]);
	}

	/** What a name means; null where it means nothing. */
	public static IBinding binding(IASTName name) {
		return asked(name::resolveBinding, null);
	}

	/** The value of an expression that CDT evaluates, functions that are {@code constexpr} included; null where it does not. */
	public static Number value(Supplier<ICPPEvaluation> expression) {
		IValue value = asked(() -> expression.get().getValue(), null);
		return value == null ? null : value.numberValue();
	}

	/** The value of an enumerator; null where CDT cannot compute it, or that of one in front of it. */
	public static Number value(IEnumerator enumerator) {
		IValue value = asked(enumerator::getValue, null);
		return value == null ? null : value.numberValue();
	}

	/** The type of an expression; null where it has none. */
	public static IType type(IASTExpression e) {
		return asked(e::getExpressionType, null);
	}

	private static <T> T asked(Supplier<T> question, T otherwise) {
		try {
			return question.get();
		} catch (CancellationException e) {
			throw e;
		} catch (IndexOutOfBoundsException | ClassCastException | NullPointerException | IllegalArgumentException
				| IllegalStateException | UnsupportedOperationException e) {
			return otherwise;
		}
	}
}
