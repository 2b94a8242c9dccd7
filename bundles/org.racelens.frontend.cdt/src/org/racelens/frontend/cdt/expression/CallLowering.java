package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.object.ElementEnds;
import org.racelens.frontend.cdt.template.ClassMethods;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.AtomicTypes;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Calls: of functions, through pointers, of member functions with their object as first argument, of operator functions. */
final class CallLowering {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;
	private final ClassMethods methods;
	private final ArgumentLowering passing;
	private final ChosenCalls chosen;

	CallLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
		methods = new ClassMethods(lowering);
		passing = new ArgumentLowering(lowering, expressions);
		chosen = new ChosenCalls(lowering, passing);
	}

	/** The calls of functions that are known by their bindings. */
	ChosenCalls chosen() {
		return chosen;
	}

	Expression call(IASTFunctionCallExpression e, Scope scope) {
		IASTExpression function = unbracketed(e.getFunctionNameExpression());
		if (function instanceof IASTIdExpression id) {
			return named(e, id.getName(), scope);
		}
		if (function instanceof IASTFieldReference field && !lowering.unit().isC()) {
			Optional<Expression> method = method(e, field, scope);
			if (method.isPresent()) {
				return method.get();
			}
		}
		return indirect(e, expressions.lower(function, scope), scope);
	}

	private static IASTExpression unbracketed(IASTExpression e) {
		return e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary
				? unbracketed(u.getOperand()) : e;
	}

	private Expression named(IASTFunctionCallExpression e, IASTName name, Scope scope) {
		SourceRange range = lowering.places().of(e);
		Optional<Scope.Meaning> meaning = lowering.names().meaning(name, scope);
		if (meaning.orElse(null) instanceof Scope.OfVariable v) {
			return indirect(e, v.use(lowering.places().of(name)), scope);
		}
		if (meaning.orElse(null) instanceof Scope.OfExpression captured) {
			return indirect(e, captured.use().apply(lowering.places().of(name)), scope);
		}
		if (meaning.orElse(null) instanceof Scope.OfType t) {
			return construction(e, t.type(), range, scope);
		}
		Optional<IBinding> binding = lowering.unit().isC() ? Optional.empty() : lowering.names().binding(name, scope)
				.filter(TemplateArguments::isKnownFunction).or(() -> lowering.names().function(e, scope));
		if (binding.orElse(null) instanceof ICPPFunction f) {
			boolean member = f instanceof ICPPMethod m && !m.isStatic() && !(m instanceof ICPPConstructor);
			Optional<Expression> self = member ? scope.frame().self().map(s -> self(s, name, range, scope)) : Optional.empty();
			return name instanceof ICPPASTQualifiedName ? chosen.direct(f, self, e.getArguments(), range, scope)
					: chosen.dispatched(f, self, e.getArguments(), range, scope);
		}
		Optional<Expression> member = lowering.unit().isC() ? Optional.empty() : expressions.members().implicit(name, range, scope);
		return member.isPresent() ? indirect(e, member.get(), scope) : unbound(e, name, scope);
	}

	/** The object of a call that does not name it: {@code *this}, or the part of it that the function's name tells. */
	private Expression self(Variable self, IASTName name, SourceRange range, Scope scope) {
		Expression pointer = new VariableReference(self, range);
		return name instanceof ICPPASTQualifiedName
				? Addresses.ofArgument(expressions.members().named(Addresses.self(self, range), name, scope)) : pointer;
	}

	/** {@code T(x)}: a conversion, or the making of an object. */
	private Expression construction(IASTFunctionCallExpression e, Type type, SourceRange range, Scope scope) {
		IASTInitializerClause[] arguments = e.getArguments();
		if (!(type instanceof RecordType) && arguments.length <= 1) {
			return arguments.length == 0 ? Literals.zero(type, range) : new Cast(expressions.lower(arguments[0], scope), type, range);
		}
		return lowering.constructions().temporary(e, arguments, type, range, scope).orElseGet(() -> arguments.length == 1
				? lowering.constructions().ended(expressions.lower(arguments[0], scope), scope)
				: Aggregates.list(lowered(arguments, scope), type, range));
	}

	private List<Expression> lowered(IASTInitializerClause[] clauses, Scope scope) {
		return lowering.packs().lowered(clauses, scope);
	}

	/** A call in C, or in C++ of a name CDT could not bind. */
	private Expression unbound(IASTFunctionCallExpression e, IASTName name, Scope scope) {
		SourceRange range = lowering.places().of(e);
		List<Expression> arguments = lowered(e.getArguments(), scope);
		String spelling = Names.simple(name);
		Optional<ICPPFunction> free = lowering.unit().isC() ? Optional.empty() : lowering.overloads().find(spelling,
				lowering.packs().operands(e.getArguments(), arguments), e, scope);
		if (free.isPresent()) {
			return chosen.operator(free.get(), arguments, range, scope);
		}
		if (FunctionNames.yieldsFirst(spelling) && arguments.size() >= 2) {
			return arguments.get(0);
		}
		Optional<Expression> ends = new ElementEnds(lowering).of(spelling, arguments, range);
		if (ends.isPresent()) {
			return ends.get();
		}
		String plain = FunctionNames.withoutPrefix(spelling);
		Optional<ICPPFunction> function = lowering.unit().isC() ? Optional.empty()
				: lowering.functions().spelled().fitting(plain, arguments);
		if (function.isPresent()) {
			return chosen.operator(function.get(), arguments, range, scope);
		}
		String callee = lowering.functions().keyBySpelling(plain, arguments.size())
				.orElseGet(() -> lowering.functions().prototypes().plain(plain));
		lowering.unit().ends().called(callee);
		lowering.unit().library().called(callee, lowering.functions().prototypes().declaredIn(plain));
		Optional<Type> atomic = AtomicTypes.result(callee, arguments);
		return new Call(callee, Optional.empty(), arguments, atomic.orElseGet(() -> lowering.functions().result(plain, arguments.size())),
				range);
	}

	private Expression indirect(IASTFunctionCallExpression e, Expression target, Scope scope) {
		SourceRange range = lowering.places().of(e);
		Optional<Expression> lambda = lowering.lambdas().call(target, e.getArguments(), range, scope);
		if (lambda.isPresent()) {
			return lambda.get();
		}
		boolean object = target.type() instanceof RecordType;
		if (object && e instanceof IASTImplicitNameOwner owner
				&& chosen.implicit(owner, scope).orElse(null) instanceof ICPPFunction operator) {
			return chosen.dispatched(operator, Optional.of(Addresses.of(target, target.range())), e.getArguments(), range, scope);
		}
		List<Expression> arguments = lowered(e.getArguments(), scope);
		Optional<ICPPMethod> operator = object ? methods.find(target.type(), "operator ()", arguments) : Optional.empty();
		if (operator.isPresent()) {
			List<Expression> operands = new ArrayList<>(List.of(target));
			operands.addAll(arguments);
			return chosen.operator(operator.get(), operands, range, scope);
		}
		boolean named = target instanceof VariableReference r && lowering.functions().isKey(r.variable().name()) && r.variable().constant();
		Call call = new Call(named ? ((VariableReference) target).variable().name() : "", Optional.of(target).filter(x -> !named),
				arguments,
				result(e), range);
		return passing.called(e.getFunctionNameExpression(), scope)
				.map(f -> chosen.yielded(f.getReturnType(), passing.throughPointer(call, f, scope))).orElse(call);
	}

	private Type result(IASTFunctionCallExpression e) {
		IType type = e.getExpressionType();
		return type == null ? new UnknownType("result") : lowering.bindingTypes().of(type, TemplateArguments.NONE);
	}

	private Optional<Expression> method(IASTFunctionCallExpression e, IASTFieldReference field, Scope scope) {
		SourceRange range = lowering.places().of(e);
		IBinding binding = lowering.names().binding(field.getFieldName(), scope).orElse(null);
		Expression object = expressions.members().named(expressions.members().object(field, scope), field.getFieldName(), scope);
		if (binding instanceof ICPPMethod m) {
			Optional<Expression> self = m.isStatic() ? Optional.empty() : Optional.of(Addresses.of(object, object.range()));
			return Optional.of(field.getFieldName() instanceof ICPPASTQualifiedName
					? chosen.direct(m, self, e.getArguments(), range, scope)
					: chosen.dispatched(m, self, e.getArguments(), range, scope));
		}
		String name = Names.simple(field.getFieldName());
		if (lowering.records().field(object.type(), name).isPresent()) {
			return Optional.empty();
		}
		List<Expression> given = lowered(e.getArguments(), scope);
		Optional<ICPPMethod> found = methods.find(object.type(), name, given);
		List<Expression> operands = new ArrayList<>(List.of(object));
		operands.addAll(given);
		if (found.isPresent()) {
			return Optional.of(chosen.operator(found.get(), operands, range, scope));
		}
		List<Expression> arguments = new ArrayList<>(List.of(Addresses.of(object, object.range())));
		arguments.addAll(given);
		String owner = object.type() instanceof RecordType r ? r.name().replaceFirst("<.*", "").replaceFirst(".*::", "") : "?";
		return Optional.of(new Call(owner + "::" + name, Optional.empty(), arguments, new UnknownType("result"), range));
	}

	/** The call of a function of which only the name is known. */
	Expression byName(String name, List<Expression> arguments, SourceRange range) {
		return new Call(name, Optional.empty(), arguments, new UnknownType("result"), range);
	}
}
