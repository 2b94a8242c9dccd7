package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
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
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.AtomicTypes;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Calls: of functions, through pointers, of member functions with their object as first argument, of operator functions. */
final class CallLowering {
	private final Lowering lowering;
	private final ExpressionLowering expressions;
	private final ClassMethods methods;
	private final ArgumentLowering passing;

	CallLowering(Lowering lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
		methods = new ClassMethods(lowering);
		passing = new ArgumentLowering(lowering, expressions);
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
			return name instanceof ICPPASTQualifiedName ? direct(f, self, e.getArguments(), range, scope)
					: dispatched(f, self, e.getArguments(), range, scope);
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
			return operator(free.get(), arguments, range, scope);
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
			return operator(function.get(), arguments, range, scope);
		}
		String callee = lowering.functions().keyBySpelling(plain, arguments.size()).orElseGet(() -> lowering.functions().plain(plain));
		lowering.unit().ends().called(callee);
		lowering.unit().library().called(callee, lowering.functions().declaredIn(plain));
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
		if (object && e instanceof IASTImplicitNameOwner owner && implicit(owner, scope).orElse(null) instanceof ICPPFunction operator) {
			return dispatched(operator, Optional.of(Addresses.of(target, target.range())), e.getArguments(), range, scope);
		}
		List<Expression> arguments = lowered(e.getArguments(), scope);
		Optional<ICPPMethod> operator = object ? methods.find(target.type(), "operator ()", arguments) : Optional.empty();
		if (operator.isPresent()) {
			List<Expression> operands = new ArrayList<>(List.of(target));
			operands.addAll(arguments);
			return operator(operator.get(), operands, range, scope);
		}
		boolean named = target instanceof VariableReference r && lowering.functions().isKey(r.variable().name()) && r.variable().constant();
		Call call = new Call(named ? ((VariableReference) target).variable().name() : "", Optional.of(target).filter(x -> !named),
				arguments,
				result(e), range);
		return passing.called(e.getFunctionNameExpression(), scope)
				.map(f -> yielded(f.getReturnType(), passing.throughPointer(call, f, scope))).orElse(call);
	}

	private Type result(IASTFunctionCallExpression e) {
		IType type = e.getExpressionType();
		return type == null ? new UnknownType("result") : lowering.bindingTypes().of(type, TemplateArguments.NONE);
	}

	private Optional<IBinding> implicit(IASTImplicitNameOwner owner, Scope scope) {
		for (IASTImplicitName name : CdtSemantics.implicitNames(owner)) {
			Optional<IBinding> binding = lowering.names().binding(name, scope);
			if (binding.isPresent()) {
				return binding;
			}
		}
		return Optional.empty();
	}

	private Optional<Expression> method(IASTFunctionCallExpression e, IASTFieldReference field, Scope scope) {
		SourceRange range = lowering.places().of(e);
		IBinding binding = lowering.names().binding(field.getFieldName(), scope).orElse(null);
		Expression object = expressions.members().named(expressions.members().object(field, scope), field.getFieldName(), scope);
		if (binding instanceof ICPPMethod m) {
			Optional<Expression> self = m.isStatic() ? Optional.empty() : Optional.of(Addresses.of(object, object.range()));
			return Optional.of(field.getFieldName() instanceof ICPPASTQualifiedName
					? direct(m, self, e.getArguments(), range, scope)
					: dispatched(m, self, e.getArguments(), range, scope));
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
			return Optional.of(operator(found.get(), operands, range, scope));
		}
		List<Expression> arguments = new ArrayList<>(List.of(Addresses.of(object, object.range())));
		arguments.addAll(given);
		String owner = object.type() instanceof RecordType r ? r.name().replaceFirst("<.*", "").replaceFirst(".*::", "") : "?";
		return Optional.of(new Call(owner + "::" + name, Optional.empty(), arguments, new UnknownType("result"), range));
	}

	/** {@code p->f} where {@code p} is an object with an operator of that name: the pointer it yields. */
	Optional<Expression> arrow(IASTFieldReference e, Expression owner, Scope scope) {
		if (e instanceof IASTImplicitNameOwner names && implicit(names, scope).orElse(null) instanceof ICPPFunction f) {
			return Optional.of(operator(f, List.of(owner), owner.range(), scope));
		}
		return Optional.empty();
	}

	/** The call of a function CDT has chosen, or of what overrides it in the object's class. C++17 §13.3 */
	private Expression dispatched(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, SourceRange range,
			Scope scope) {
		if (self.isEmpty() || !(f instanceof ICPPMethod m) || !isDispatched(m, self.get())) {
			return direct(f, self, clauses, range, scope);
		}
		Optional<String> callee = virtual(m, self.get(), scope);
		List<Expression> arguments = passing.of(m, self.map(s -> lowering.conversions().to(selfType(m, scope), s, scope)), clauses,
				callee.isPresent(), scope);
		return result(m, callee, arguments, range);
	}

	/** Whether the class of the object is not known by its declaration. */
	private static boolean isDispatched(ICPPMethod m, Expression self) {
		return VirtualCallees.isVirtual(m) && !(self instanceof AddressOf a && a.operand() instanceof VariableReference);
	}

	private Optional<String> virtual(ICPPMethod m, Expression self, Scope scope) {
		return lowering.virtuals().callee(m, Arithmetic.pointee(self.type()), scope.frame().templateArguments());
	}

	/** The call of a function CDT has chosen. */
	Expression direct(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, SourceRange range, Scope scope) {
		Optional<String> body = lowering.functions().request(f, scope.frame().templateArguments());
		List<Expression> arguments = passing.of(f, self.map(s -> lowering.conversions().to(selfType(f, scope), s, scope)), clauses,
				body.isPresent(), scope);
		return result(f, body, arguments, range);
	}

	/** The type of {@code this} in a member function. */
	private Type selfType(ICPPFunction f, Scope scope) {
		IBinding owner = f.getOwner();
		return owner instanceof IType t
				? new PointerType(lowering.bindingTypes().of(t, scope.frame().templateArguments()), false)
				: new UnknownType("this");
	}

	/** The call of a constructor with one argument that is lowered. */
	Expression construct(ICPPConstructor c, Expression address, Expression argument, SourceRange range, Scope scope) {
		Optional<String> body = lowering.functions().request(c, scope.frame().templateArguments());
		IType[] parameters = c.getType().getParameterTypes();
		List<Expression> arguments = new ArrayList<>(List.of(address, passing.passed(argument, parameters[0], body.isPresent(), scope)));
		if (body.isPresent()) {
			passing.defaults(c, 1, parameters, true, arguments, scope);
		}
		return result(c, body, arguments, range);
	}

	/** The call of an operator function whose operands are lowered. */
	Expression operator(ICPPFunction f, List<Expression> operands, SourceRange range, Scope scope) {
		Optional<Expression> self = f instanceof ICPPMethod m && !m.isStatic() && !operands.isEmpty()
				? Optional.of(Addresses.ofArgument(operands.get(0))).filter(s -> isDispatched(m, s))
				: Optional.empty();
		Optional<String> body = self.isPresent() ? virtual((ICPPMethod) f, self.get(), scope)
				: lowering.functions().request(f, scope.frame().templateArguments());
		List<Expression> arguments = new ArrayList<>();
		boolean member = f instanceof ICPPMethod m && !m.isStatic();
		IType[] parameters = f.getType().getParameterTypes();
		for (int i = 0; i < operands.size(); i++) {
			int p = member ? i - 1 : i;
			arguments.add(p < 0 ? lowering.conversions().to(selfType(f, scope), Addresses.ofArgument(operands.get(i)), scope)
					: p < parameters.length ? passing.passed(operands.get(i), parameters[p], body.isPresent(), scope) : operands.get(i));
		}
		return result(f, body, arguments, range);
	}

	/** The call of a function of which only the name is known. */
	Expression byName(String name, List<Expression> arguments, SourceRange range) {
		return new Call(name, Optional.empty(), arguments, new UnknownType("result"), range);
	}

	/** The call; a returned reference is followed, and is a plain value where the function is only known by what it computes. */
	private Expression result(ICPPFunction f, Optional<String> body, List<Expression> arguments, SourceRange range) {
		IType returned = f.getType().getReturnType();
		String callee = body.orElseGet(() -> lowering.functions().plain(f));
		if (FunctionNames.yieldsFirst(callee) && arguments.size() >= 2) {
			return arguments.get(0);
		}
		Optional<Expression> ends = new ElementEnds(lowering).of(callee, arguments, range);
		if (ends.isPresent()) {
			return ends.get();
		}
		lowering.unit().ends().called(f, callee);
		lowering.unit().library().called(f, callee);
		Type type = lowering.bindingTypes().of(returned, TemplateArguments.of(f));
		if (body.isEmpty() && References.isConstantReference(returned) && type instanceof PointerType pointer) {
			return new Call(callee, Optional.empty(), arguments, pointer.pointee(), range);
		}
		return yielded(returned, new Call(callee, Optional.empty(), arguments, type, range));
	}

	/** The value of a call: a reference that it returns is followed. */
	private Expression yielded(IType returned, Call call) {
		if (!References.isReference(returned) || !(call.type() instanceof PointerType pointer)) {
			return call;
		}
		Expression object = new Dereference(call, pointer.pointee(), call.range());
		return References.isRvalueReference(returned) ? lowering.expiring().mark(object) : object;
	}
}
