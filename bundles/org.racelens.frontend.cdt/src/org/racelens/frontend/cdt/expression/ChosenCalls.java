package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.Calls;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ElementEnds;
import org.racelens.frontend.cdt.object.VirtualCallees;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Extrema;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.LinkerSymbols.Choice;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;

/** Calls of the functions that CDT, or the choice among overloads, has found. */
final class ChosenCalls implements Calls {
	private final LoweringParts lowering;
	private final ArgumentLowering passing;

	ChosenCalls(LoweringParts lowering, ArgumentLowering passing) {
		this.lowering = lowering;
		this.passing = passing;
	}

	/** The call of a function CDT has chosen, or of what overrides it in the object's class. C++17 §13.3 */
	Expression dispatched(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, SourceRange range,
			Scope scope) {
		if (self.isEmpty() || !(f instanceof ICPPMethod m) || !isDispatched(m, self.get())) {
			return direct(f, self, clauses, range, scope);
		}
		Optional<String> callee = virtual(m, self.get(), scope);
		List<Expression> arguments = passing.of(m, self.map(s -> lowering.conversions().to(selfType(m, scope), s, scope)), clauses,
				callee.isPresent(), scope);
		return result(m, Choice.OBJECT, callee, arguments, range);
	}

	/** Whether the class of the object is not known by its declaration. */
	private static boolean isDispatched(ICPPMethod m, Expression self) {
		return VirtualCallees.isVirtual(m) && !(self instanceof AddressOf a && a.operand() instanceof VariableReference);
	}

	private Optional<String> virtual(ICPPMethod m, Expression self, Scope scope) {
		return lowering.virtuals().callee(m, Arithmetic.pointee(self.type()), scope.frame().templateArguments());
	}

	@Override
	public Expression direct(ICPPFunction f, Optional<Expression> self, IASTInitializerClause[] clauses, SourceRange range, Scope scope) {
		Optional<String> body = body(f, scope);
		List<Expression> arguments = passing.of(f, self.map(s -> lowering.conversions().to(selfType(f, scope), s, scope)), clauses,
				body.isPresent(), scope);
		return result(f, Choice.NAME, body, arguments, range);
	}

	/** The key of a function with a body, unless it is one that the model knows by its name. */
	private Optional<String> body(ICPPFunction f, Scope scope) {
		TemplateArguments template = scope.frame().templateArguments();
		IType[] parameters = f.getType().getParameterTypes();
		boolean extremum = parameters.length == 2 && lowering.unit().library().isStandIn(f)
				&& Extrema.isOf(FunctionNames.plain(f), Arithmetic.pointee(lowering.bindingTypes().of(parameters[0], template)));
		return extremum ? Optional.empty() : lowering.functions().request(f, template);
	}

	/** The type of {@code this} in a member function. */
	private Type selfType(ICPPFunction f, Scope scope) {
		IBinding owner = f.getOwner();
		return owner instanceof IType t
				? new PointerType(lowering.bindingTypes().of(t, scope.frame().templateArguments()), false)
				: new UnknownType("this");
	}

	@Override
	public Expression construct(ICPPConstructor c, Expression address, Expression argument, SourceRange range, Scope scope) {
		Optional<String> body = lowering.functions().request(c, scope.frame().templateArguments());
		IType[] parameters = c.getType().getParameterTypes();
		List<Expression> arguments = new ArrayList<>(List.of(address, passing.passed(argument, parameters[0], body.isPresent(), scope)));
		if (body.isPresent()) {
			passing.defaults(c, 1, parameters, true, arguments, scope);
		}
		return result(c, Choice.NAME, body, arguments, range);
	}

	@Override
	public Expression operator(ICPPFunction f, List<Expression> operands, SourceRange range, Scope scope) {
		Optional<Expression> self = f instanceof ICPPMethod m && !m.isStatic() && !operands.isEmpty()
				? Optional.of(Addresses.ofArgument(operands.get(0))).filter(s -> isDispatched(m, s))
				: Optional.empty();
		Optional<String> body = self.isPresent() ? virtual((ICPPMethod) f, self.get(), scope)
				: body(f, scope);
		List<Expression> arguments = new ArrayList<>();
		boolean member = f instanceof ICPPMethod m && !m.isStatic();
		IType[] parameters = f.getType().getParameterTypes();
		for (int i = 0; i < operands.size(); i++) {
			int p = member ? i - 1 : i;
			arguments.add(p < 0 ? lowering.conversions().to(selfType(f, scope), Addresses.ofArgument(operands.get(i)), scope)
					: p < parameters.length ? passing.passed(operands.get(i), parameters[p], body.isPresent(), scope) : operands.get(i));
		}
		return result(f, self.isPresent() ? Choice.OBJECT : Choice.NAME, body, arguments, range);
	}

	/** The call; a returned reference is followed, and is a plain value where the library's function is only known by what it computes. */
	private Expression result(ICPPFunction f, Choice by, Optional<String> body, List<Expression> arguments, SourceRange range) {
		IType returned = f.getType().getReturnType();
		String callee = body.orElseGet(() -> lowering.functions().prototypes().plain(f));
		if (FunctionNames.yieldsFirst(callee) && arguments.size() >= 2) {
			return arguments.get(0);
		}
		Optional<Expression> ends = new ElementEnds(lowering).of(callee, arguments, range);
		if (ends.isPresent()) {
			return ends.get();
		}
		lowering.unit().ends().called(f, callee);
		lowering.unit().library().called(f, callee);
		if (body.isEmpty()) {
			lowering.unit().symbols().called(f, callee, range, by);
		}
		Type type = lowering.bindingTypes().of(returned, TemplateArguments.of(f));
		if (body.isEmpty() && References.isConstantReference(returned) && lowering.unit().library().isStandIn(f)
				&& type instanceof PointerType pointer) {
			return new Call(callee, Optional.empty(), arguments, pointer.pointee(), range);
		}
		return yielded(returned, new Call(callee, Optional.empty(), arguments, type, range));
	}

	/** The value of a call: a reference that it returns is followed. */
	Expression yielded(IType returned, Call call) {
		if (!References.isReference(returned) || !(call.type() instanceof PointerType pointer)) {
			return call;
		}
		Expression object = new Dereference(call, pointer.pointee(), call.range());
		return References.isRvalueReference(returned) ? lowering.expiring().mark(object) : object;
	}

	/** {@code p->f} where {@code p} is an object with an operator of that name: the pointer it yields. */
	Optional<Expression> arrow(IASTFieldReference e, Expression owner, Scope scope) {
		if (e instanceof IASTImplicitNameOwner names && implicit(names, scope).orElse(null) instanceof ICPPFunction f) {
			return Optional.of(operator(f, List.of(owner), owner.range(), scope));
		}
		return Optional.empty();
	}

	/** The function that a use of an operator names without being written. */
	Optional<IBinding> implicit(IASTImplicitNameOwner owner, Scope scope) {
		for (IASTImplicitName name : CdtSemantics.implicitNames(owner)) {
			Optional<IBinding> binding = lowering.names().binding(name, scope);
			if (binding.isPresent()) {
				return binding;
			}
		}
		return Optional.empty();
	}
}
