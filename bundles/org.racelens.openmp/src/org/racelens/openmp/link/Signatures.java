package org.racelens.openmp.link;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;

/** Whether what two units say of one thing agrees. */
final class Signatures {
	private Signatures() {
	}

	/** Whether a call passes and takes what the function of another unit has. */
	static boolean fit(Call call, FunctionDefinition function) {
		List<Variable> parameters = function.parameters();
		boolean further = function.arity() == Arity.VARIADIC && call.arguments().size() > parameters.size();
		boolean fit = (further || call.arguments().size() == parameters.size()) && shape(call.type()).equals(shape(function.returnType()));
		for (int i = 0; fit && i < parameters.size(); i++) {
			fit = fit(call.arguments().get(i), parameters.get(i).type());
		}
		return fit;
	}

	/** A prototype converts numbers; where there is none, or it says something else than the definition, the program has no meaning. */
	private static boolean fit(Expression argument, Type parameter) {
		boolean noPointer = argument instanceof IntegerLiteral i && i.value() == 0 && parameter instanceof PointerType;
		return noPointer || isNumber(argument.type()) && isNumber(parameter) || shape(argument.type()).equals(shape(parameter));
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType;
	}

	/** What is passed: whatever a pointer leads to is the matter of who follows it. */
	private static Type shape(Type type) {
		return type instanceof PointerType || type instanceof ArrayType ? new PointerType(VoidType.VOID, false) : type;
	}

	/** Whether two declarations may be of one variable: an array may lack its length in one of them. */
	static boolean areOne(Variable a, Variable b) {
		return a.constant() == b.constant() && a.storage() == b.storage() && areOne(a.type(), b.type());
	}

	/** Whether two records of one name are laid out alike. */
	static boolean areOne(RecordDefinition a, RecordDefinition b) {
		boolean alike = a.union() == b.union() && a.size() == b.size() && a.alignment() == b.alignment()
				&& a.fields().size() == b.fields().size();
		for (int i = 0; alike && i < a.fields().size(); i++) {
			alike = areOne(a.fields().get(i), b.fields().get(i));
		}
		return alike;
	}

	private static boolean areOne(Field a, Field b) {
		return a.name().equals(b.name()) && a.offset() == b.offset() && a.size() == b.size() && a.bits().equals(b.bits())
				&& areOne(a.type(), b.type());
	}

	private static boolean areOne(Type a, Type b) {
		if (a instanceof PointerType p && b instanceof PointerType q) {
			return areOne(p.pointee(), q.pointee());
		}
		return a instanceof ArrayType s && b instanceof ArrayType t ? areOne(s.element(), t.element()) && areOne(s.length(), t.length())
				: a.equals(b);
	}

	private static boolean areOne(Optional<Expression> a, Optional<Expression> b) {
		return a.isEmpty() || b.isEmpty()
				|| a.get() instanceof IntegerLiteral m && b.get() instanceof IntegerLiteral n && m.value() == n.value();
	}
}
