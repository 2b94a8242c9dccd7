package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.template.PackExpansion;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;

/** What calls of C++ functions pass: converted to the parameters, by address for references, with default arguments. */
final class ArgumentLowering {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	ArgumentLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	/**
	 * The arguments of a call.
	 *
	 * @param self the object of a member function
	 * @param known whether the function has a body
	 */
	List<Expression> of(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, boolean known,
			Scope scope) {
		List<Expression> result = new ArrayList<>();
		self.ifPresent(result::add);
		IType[] parameters = f.getType().getParameterTypes();
		List<Expression> given = given(clauses, parameters, scope);
		for (int i = 0; i < given.size(); i++) {
			result.add(i < parameters.length ? passed(given.get(i), parameters[i], known, scope) : given.get(i));
		}
		if (given.size() < parameters.length) {
			defaults(f, given.size(), parameters, known, result, scope);
		}
		return result;
	}

	private List<Expression> given(IASTInitializerClause[] clauses, IType[] parameters, Scope scope) {
		if (PackExpansion.isIn(clauses)) {
			return lowering.packs().lowered(clauses, scope);
		}
		List<Expression> given = new ArrayList<>();
		for (int i = 0; i < clauses.length; i++) {
			Optional<Type> type = i < parameters.length && clauses[i] instanceof IASTInitializerList ? listed(parameters[i])
					: Optional.empty();
			IASTInitializerClause clause = clauses[i];
			given.add(type.map(t -> lowering.initializers().part(clause, t, scope)).orElseGet(() -> expressions.lower(clause, scope)));
		}
		return given;
	}

	/** The type of the object that a braced list makes for a parameter; empty where it is not known. */
	private Optional<Type> listed(IType parameter) {
		Type type = lowering.bindingTypes().of(parameter, TemplateArguments.NONE);
		return Optional.of(References.isReference(parameter) ? Arithmetic.pointee(type) : type).filter(t -> !(t instanceof UnknownType));
	}

	/** One argument for a parameter of a type. */
	Expression passed(Expression argument, IType parameter, boolean known, Scope scope) {
		Expression value = argument;
		if (passesAddress(parameter, known)) {
			Type referent = Arithmetic.pointee(lowering.bindingTypes().of(parameter, TemplateArguments.NONE));
			value = Addresses.ofArgument(References.isConstantReference(parameter)
					? lowering.conversions().copied(referent, argument, scope)
					: lowering.conversions().bound(referent, argument, scope));
		}
		if (known && !References.isReference(parameter) && value.type() instanceof RecordType) {
			Type type = value.type();
			value = lowering.constructions().kept(type, lowering.constructions().copied(value, scope), scope);
		}
		return References.isConstantReference(parameter) && !known
				? value
				: lowering.conversions().to(lowering.bindingTypes().of(parameter, TemplateArguments.NONE), value, scope);
	}

	/**
	 * The type of the function that an expression calls, by itself or through a pointer; empty where it is not known, and in C, where what
	 * is passed is a value.
	 */
	Optional<IFunctionType> called(IASTExpression function, Scope scope) {
		if (lowering.unit().isC()) {
			return Optional.empty();
		}
		IType type = References.referent(scope.frame().templateArguments().type(CdtSemantics.type(function)));
		while (type instanceof IPointerType pointer) {
			type = References.referent(pointer.getType());
		}
		return Optional.ofNullable(type).filter(IFunctionType.class::isInstance).map(IFunctionType.class::cast);
	}

	/** A call through a pointer, as the type of the function says. */
	Call throughPointer(Call call, IFunctionType function, Scope scope) {
		IType[] parameters = function.getParameterTypes();
		List<Expression> arguments = new ArrayList<>();
		for (int i = 0; i < call.arguments().size(); i++) {
			Expression given = call.arguments().get(i);
			arguments.add(i < parameters.length ? passed(given, parameters[i], true, scope) : given);
		}
		Type type = lowering.bindingTypes().of(function.getReturnType(), scope.frame().templateArguments());
		return new Call(call.callee(), call.target(), arguments, type, call.range());
	}

	/** The arguments that a call leaves out; they are evaluated where the function is declared. */
	void defaults(ICPPFunction f, int from, IType[] parameters, boolean known, List<Expression> result, Scope scope) {
		Scope outside = lowering.globals().fileScope().function(scope.frame());
		List<IASTInitializerClause> values = lowering.functions().defaults(f);
		for (int i = from; i < Math.min(parameters.length, values.size()); i++) {
			if (values.get(i) != null) {
				result.add(passed(expressions.lower(values.get(i), outside), parameters[i], known, outside));
			}
		}
	}

	/** A function without a body is known by what it computes: what it only reads is passed as the value. */
	private static boolean passesAddress(IType parameter, boolean known) {
		return References.isReference(parameter) && (known || !References.isConstantReference(parameter));
	}
}
