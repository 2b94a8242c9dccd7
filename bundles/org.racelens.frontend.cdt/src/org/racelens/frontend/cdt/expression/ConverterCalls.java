package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** The conversions that a class defines: constructors with one argument, and conversion operators. */
final class ConverterCalls {
	/** CDT names conversion operators by their types, those to types that depend on others by numbers; other operators have signs. */

	private final LoweringParts lowering;

	ConverterCalls(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** An object that a value of another type is converted to; empty unless one constructor alone fits. */
	Optional<Expression> object(Type target, Expression value, Scope scope) {
		List<ICPPConstructor> fitting = new ArrayList<>();
		lowering.records().classOf(target).ifPresent(type -> {
			for (ICPPConstructor c : type.getConstructors()) {
				if (!c.isImplicit() && !c.isExplicit() && c.getRequiredArgumentCount() <= 1 && c.getParameters().length > 0
						&& takes(c, Arithmetic.decayed(value.type()))) {
					fitting.add(c);
				}
			}
		});
		if (fitting.size() != 1) {
			return Optional.empty();
		}
		SourceRange range = value.range();
		Variable variable = scope.frame().temporaries().fresh(lowering.unit(), target, range);
		Expression object = new VariableReference(variable, range);
		Expression address = Addresses.of(object, range);
		Expression call = lowering.expressions().calls().construct(fitting.get(0), address, value, range, scope);
		return Optional.of(lowering.constructions().unnamed(variable, address, call, scope));
	}

	private boolean takes(ICPPConstructor c, Type argument) {
		IType[] parameters = c.getType().getParameterTypes();
		if (parameters.length == 0) {
			return false;
		}
		IType parameter = parameters[0];
		Type type = lowering.bindingTypes().of(parameter, TemplateArguments.of(c));
		Type value = References.isReference(parameter) ? Arithmetic.pointee(type) : type;
		boolean number = argument instanceof IntegerType || argument instanceof FloatingType;
		return number ? value instanceof IntegerType || value instanceof FloatingType : value.equals(argument);
	}

	/** The value of an object as a number; empty unless one conversion operator alone fits, or one to the very type that is wanted. */
	Optional<Expression> number(Expression object, Type target, Scope scope) {
		List<ICPPMethod> fitting = numbers(object.type());
		if (fitting.size() > 1) {
			fitting.removeIf(m -> !result(m).equals(target));
		}
		return fitting.size() == 1
				? Optional.of(lowering.expressions().calls().operator(fitting.get(0), List.of(object), object.range(), scope))
				: Optional.empty();
	}

	/** Whether a class defines how its objects are converted to numbers. */
	boolean givesNumbers(Type type) {
		return !numbers(type).isEmpty();
	}

	private List<ICPPMethod> numbers(Type type) {
		List<ICPPMethod> fitting = new ArrayList<>();
		lowering.records().classOf(type).ifPresent(c -> {
			for (ICPPMethod m : c.getDeclaredMethods()) {
				if (FunctionNames.isConversion(m) && m.getParameters().length == 0
						&& (result(m) instanceof IntegerType || result(m) instanceof FloatingType)) {
					fitting.add(m);
				}
			}
		});
		return fitting;
	}

	private Type result(ICPPMethod m) {
		Type type = lowering.bindingTypes().of(m.getType().getReturnType(), TemplateArguments.of(m));
		return References.isReference(m.getType().getReturnType()) ? Arithmetic.pointee(type) : type;
	}
}
