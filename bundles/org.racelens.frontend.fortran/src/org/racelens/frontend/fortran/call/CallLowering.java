package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.racelens.frontend.fortran.call.BoundCalls.BoundCall;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Calls;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Procedure;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;

/** What a name before parentheses refers to, or a name behind {@code call}. Fortran 2018 §15.5, §19.5.1 */
public final class CallLowering implements Calls {
	private final Parts parts;
	private final Intrinsics intrinsics;
	private final IntrinsicSubroutines subroutines;
	private final BoundCalls bound;
	private final DefinedOperations operations;
	/** the statement functions whose bodies are being lowered */
	private final Set<Entity.StatementFunction> inlined = new HashSet<>();

	public CallLowering(Parts parts) {
		this.parts = parts;
		intrinsics = new Intrinsics(parts);
		subroutines = new IntrinsicSubroutines(parts);
		bound = new BoundCalls(parts);
		operations = new DefinedOperations(parts, bound);
	}

	@Override
	public Value function(Node reference, Scope scope, Code code) {
		Node callee = reference.children().get(0);
		Arguments arguments = Arguments.of(reference);
		if (callee.is("derived_type_member_expression")) {
			Optional<BoundCall> meant = bound.call(callee, arguments, scope, code);
			return meant.map(m -> new Passing(parts, m.signature(), reference.range()).function(m.values(), scope, code))
					.orElseGet(() -> unseen(callee, arguments, new Type.UnknownType(""), scope, code));
		}
		if (!callee.is("identifier")) {
			return unknown(reference);
		}
		String name = callee.name();
		Entity entity = scope.lookup(name).orElse(null);
		if (entity instanceof Procedure p) {
			return called(p, name, arguments, reference, scope, code);
		}
		if (entity instanceof Entity.Derived d) {
			return constructed(d.type(), arguments, reference, scope, code);
		}
		if (entity instanceof Entity.StatementFunction f) {
			return inlined(f, arguments, reference, scope, code);
		}
		if (entity instanceof Entity.Generic g) {
			Optional<String> specific = new GenericChoice(parts).of(g, arguments, scope);
			return specific.map(key -> called(new Procedure(key, Procedure.Kind.DEFINED, Optional.empty()), name, arguments, reference,
					scope, code)).or(() -> g.type().map(t -> constructed(t, arguments, reference, scope, code)))
					.orElseGet(() -> Intrinsics.has(name) ? intrinsics.value(name, reference, scope, code) : unknown(reference));
		}
		if (entity instanceof Entity.Constant c) {
			return new Value(c.value().type(), List.of(), i -> Terms.any(c.value().type(), List.of(), reference.range()), Optional.empty());
		}
		if (entity == null && Intrinsics.has(name)) {
			return intrinsics.value(name, reference, scope, code);
		}
		Type type = entity instanceof Entity.Data d ? d.element() : scope.implied(name).orElse(Types.implied(name));
		Optional<Signature> known = entity instanceof Entity.Unknown ? Optional.empty()
				: sure(followed(name, arguments), name, reference, scope, code);
		if (known.isPresent()) {
			Passing passing = new Passing(parts, known.get(), reference.range());
			return passing.function(passing.values(arguments, scope, code), scope, code);
		}
		return external(name, Optional.empty(), type, arguments, reference, scope, code);
	}

	private static Value unknown(Node reference) {
		return Value.of(new Expression.Unmodelled(Unlowered.expression(reference), List.of(), new Type.UnknownType(""), reference.range()));
	}

	/** Whether the language has a function of a name that nothing declares. */
	public static boolean hasFunction(String name) {
		return Intrinsics.has(name);
	}

	/** Whether the language has a subroutine of a name that nothing declares. */
	public static boolean hasSubroutine(String name) {
		return IntrinsicSubroutines.has(name);
	}

	/** An external procedure by its name alone, if its arguments can be these. Fortran 2018 §15.4.2.2 */
	private Optional<Signature> followed(String name, Arguments arguments) {
		return parts.procedures().signature(name).filter(s -> s.dummies().size() == arguments.all().size() && s.hosted().isEmpty());
	}

	/** What a call leads to, unless another procedure may be meant by the name; that is noted. */
	private static Optional<Signature> sure(Optional<Signature> found, String name, Node call, Scope scope, Code code) {
		Optional<Explanation> doubt = doubt(name, call, scope);
		if (found.isPresent() || scope.isDummy(name)) {
			doubt.ifPresent(why -> code.unknown(call.range(), why));
		}
		return doubt.isPresent() ? Optional.empty() : found;
	}

	/** Why a name may mean another procedure than the one that is found by it. */
	private static Optional<Explanation> doubt(String name, Node call, Scope scope) {
		if (scope.isDummy(name)) {
			return Optional.of(why(call));
		}
		return scope.lookup(name).orElse(null) instanceof Entity.Unknown u ? Optional.of(u.why())
				: scope.missing(name).map(m -> FortranSentence.FORTRAN_MODULE_X_IS_NOT_FOUND.of(m));
	}

	/** Notes a call of an external procedure, which the linker finds by its name. */
	private void link(Expression.Call call, String called, String name, Node at, Scope scope, Code code) {
		if (doubt(called, at, scope).isEmpty()) {
			parts.unit().links().calls(call);
			parts.unit().links().unclear(name, call.callee()).ifPresent(why -> code.unknown(at.range(), why));
		}
	}

	private Value called(Procedure p, String name, Arguments arguments, Node reference, Scope scope, Code code) {
		if (p.kind() == Procedure.Kind.INTRINSIC) {
			return intrinsics.value(name, reference, scope, code);
		}
		Optional<Signature> signature = p.kind() == Procedure.Kind.EXTERNAL && p.pointer().isEmpty() ? followed(p.key(), arguments)
				: parts.procedures().signature(p.key());
		Optional<Signature> meant = p.pointer().isPresent() ? signature : sure(signature, name, reference, scope, code);
		return meant.map(s -> new Passing(parts, s, reference.range()).through(p.pointer()))
				.map(s -> s.function(s.values(arguments, scope, code), scope, code))
				.orElseGet(() -> external(p.pointer().isPresent() ? "" : p.key(), p.pointer().map(v -> Terms.use(v, reference.range())),
						p.result().orElse(Types.implied(name)), arguments, reference, scope, code));
	}

	/** A call of a procedure of which nothing but its name is known. */
	private Value external(String name, Optional<Expression> pointer, Type type, Arguments arguments, Node reference, Scope scope,
			Code code) {
		List<Runnable> returned = new ArrayList<>();
		List<Expression> passed = Addresses.addresses(parts, arguments, scope, code, returned);
		Expression.Call call = new Expression.Call(pointer.isPresent() ? "" : Addresses.symbol(name), pointer, passed, type,
				reference.range());
		if (pointer.isEmpty()) {
			link(call, reference.is("call_expression") ? reference.children().get(0).name() : name, name, reference, scope, code);
		}
		if (type.equals(Type.VoidType.VOID)) {
			return Value.of(call);
		}
		Expression result = code.kept(call, reference.range());
		returned.forEach(Runnable::run);
		return Value.of(result);
	}

	@Override
	public Expression designated(Node name, Scope scope) {
		Expression any = Terms.any(Types.to(Type.VoidType.VOID), List.of(), name.range());
		if (!name.is("identifier") || !(scope.lookup(name.name()).orElse(null) instanceof Procedure p)) {
			return any;
		}
		Optional<Signature> signature = parts.procedures().signature(p.key());
		boolean plain = p.kind() != Procedure.Kind.INTRINSIC && scope.missing(name.name()).isEmpty()
				&& signature.filter(s -> s.hosted().isEmpty()).isPresent();
		return p.pointer().map(v -> Terms.use(v, name.range()))
				.orElseGet(() -> plain ? Terms.use(parts.unit().function(signature.get().callee(), name.range()), name.range()) : any);
	}

	/** A structure constructor. Fortran 2018 §7.5.10 */
	private Value constructed(DerivedType type, Arguments arguments, Node reference, Scope scope, Code code) {
		List<Value> values = arguments.all().stream().map(a -> parts.expressions().value(a, scope, code)).toList();
		boolean plain = values.size() == type.components().size() && values.stream().noneMatch(Value::isArray)
				&& type.components().values().stream().noneMatch(c -> c.described() || !c.dimensions().isEmpty())
				&& arguments.named().isEmpty();
		if (plain) {
			List<Expression> elements = values.stream().map(Value::scalar).toList();
			List<Long> positions = LongStream.range(0, elements.size()).boxed().toList();
			return Value.of(new InitializerList(elements, positions, type.type(), reference.range()));
		}
		for (int i = 0; i < values.size(); i++) {
			parts.expressions().read(values.get(i), code, arguments.all().get(i));
		}
		return Value.of(Terms.any(type.type(), List.of(), reference.range()));
	}

	private Value inlined(Entity.StatementFunction f, Arguments arguments, Node reference, Scope scope, Code code) {
		if (!inlined.add(f)) {
			String name = reference.children().get(0).name();
			parts.unit()
					.add(new SourceMessage(MessageKind.SYNTAX, reference.range(), FortranSentence.FORTRAN_X_IS_DEFINED_BY_ITSELF.of(name)));
			return unknown(reference);
		}
		Scope names = f.scope().inner();
		for (int i = 0; i < Math.min(f.parameters().size(), arguments.positional().size()); i++) {
			Value value = parts.expressions().value(arguments.positional().get(i), scope, code);
			names.declare(f.parameters().get(i), new Entity.Constant(value, Optional.empty()));
		}
		Value value = parts.expressions().value(f.body(), names, code);
		inlined.remove(f);
		return value.isArray() ? value : Value.of(Terms.converted(value.scalar(), f.type()));
	}

	/** A call of a procedure that the object leads to and that is not in sight: a procedure pointer, or a binding that is not known. */
	private Value unseen(Node callee, Arguments arguments, Type type, Scope scope, Code code) {
		// what is copied back is not followed: the call may do anything
		List<Expression> passed = new ArrayList<>(Addresses.addresses(parts, arguments, scope, code, new ArrayList<>()));
		Node base = callee.children().get(0);
		parts.designators().object(base, scope, code).filter(o -> o.whole().isPresent())
				.ifPresent(o -> passed.add(new Expression.AddressOf(o.whole().get().start(), Types.to(o.whole().get().start().type()),
						base.range())));
		String name = callee.children().get(callee.children().size() - 1).name();
		return Value.of(new Expression.Call(Addresses.symbol(name), Optional.empty(), passed, type, callee.range()));
	}

	@Override
	public Optional<Value> operation(String operator, List<Value> operands, Node at, Scope scope, Code code) {
		return operations.operation(operator, operands, at, scope, code);
	}

	@Override
	public boolean assigned(Value target, Value value, Node statement, Scope scope, Code code) {
		return operations.assigned(target, value, statement, scope, code);
	}

	@Override
	public boolean assigned(Value target, Value value, SourceRange at, Code code) {
		return operations.assigned(target, value, at, code);
	}

	@Override
	public void finish(Value object, SourceRange at, Scope scope, Code code) {
		new Finalization(parts).finish(object, at, scope, code);
	}

	@Override
	public boolean isFinalised(Value object) {
		return new Finalization(parts).isFinalised(object);
	}

	@Override
	public void subroutine(Node call, Scope scope, Code code) {
		Node callee = call.field("subroutine").orElseThrow();
		Arguments arguments = Arguments.of(call);
		if (callee.is("call_expression")) {
			arguments = Arguments.of(callee);
			callee = callee.children().get(0);
		}
		SourceRange at = call.range();
		if (callee.is("derived_type_member_expression")) {
			Optional<BoundCall> meant = bound.call(callee, arguments, scope, code);
			if (meant.isPresent()) {
				new Passing(parts, meant.get().signature(), at).subroutine(meant.get().values(), scope, code);
			} else {
				code.evaluate(unseen(callee, arguments, Type.VoidType.VOID, scope, code).scalar());
			}
			return;
		}
		String name = callee.name();
		Entity entity = scope.lookup(name).orElse(null);
		boolean pointed = entity instanceof Procedure p && p.pointer().isPresent();
		Optional<Signature> found = subroutine(name, entity, arguments, scope);
		Optional<Signature> signature = pointed ? found : sure(found, name, call, scope, code);
		if (signature.isPresent()) {
			Passing passing = new Passing(parts, signature.get(), at)
					.through(entity instanceof Procedure p ? p.pointer() : Optional.empty());
			passing.subroutine(passing.values(arguments, scope, code), scope, code);
		} else if (entity instanceof Procedure p && p.pointer().isPresent()) {
			code.evaluate(external("", p.pointer().map(v -> Terms.use(v, at)), Type.VoidType.VOID, arguments, call, scope, code).scalar());
		} else if (entity instanceof Entity.Generic || entity instanceof Entity.Data) {
			List<Runnable> returned = new ArrayList<>();
			Addresses.addresses(parts, arguments, scope, code, returned).forEach(a -> code
					.evaluate(new Expression.Call(Addresses.symbol(name), Optional.empty(), List.of(a), Type.VoidType.VOID, at)));
			returned.forEach(Runnable::run);
			code.unknown(at, why(call));
		} else if (scope.isDummy(name) || !subroutines.call(name, arguments, call, scope, code)) {
			List<Runnable> returned = new ArrayList<>();
			List<Expression> passed = Addresses.addresses(parts, arguments, scope, code, returned);
			Expression.Call external = new Expression.Call(Addresses.symbol(name), Optional.empty(), passed, Type.VoidType.VOID, at);
			link(external, name, name, call, scope, code);
			code.evaluate(external);
			returned.forEach(Runnable::run);
		}
	}

	private Optional<Signature> subroutine(String name, Entity entity, Arguments arguments, Scope scope) {
		if (entity == null) {
			return hasSubroutine(name) ? Optional.empty() : followed(name, arguments);
		}
		if (entity instanceof Procedure p) {
			return p.kind() == Procedure.Kind.EXTERNAL && p.pointer().isEmpty() ? followed(p.key(), arguments)
					: parts.procedures().signature(p.key());
		}
		return entity instanceof Entity.Generic g ? new GenericChoice(parts).of(g, arguments, scope).flatMap(parts.procedures()::signature)
				: Optional.empty();
	}

	private static Explanation why(Node call) {
		return FortranSentence.FORTRAN_CALL_OF_X_IS_NOT_FOLLOWED.of(Unlowered.shown(call));
	}
}
