package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.TypeBound.Binding;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.VirtualFunctions.Hierarchy;
import org.racelens.openmp.program.VirtualFunctions.Origin;
import org.racelens.openmp.program.VirtualFunctions.Overrider;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/** Procedures that are bound to types: which one is called, the type of the object says. Fortran 2018 §7.5.5, §15.5.6 */
final class BoundCalls {
	private final Parts parts;

	BoundCalls(Parts parts) {
		this.parts = parts;
	}

	/** What is called, with all arguments. */
	record BoundCall(Signature signature, List<Value> values) {
	}

	/** The call that {@code object%binding(…)} is; empty where it is not known: whatever has the name may be called. */
	Optional<BoundCall> call(Node callee, Arguments arguments, Scope scope, Code code) {
		Optional<BoundCall> call = meant(callee, arguments, scope, code);
		if (call.isEmpty()) {
			String name = callee.children().get(callee.children().size() - 1).name();
			parts.unit().derived().forEach(t -> parts.unit().dispatch().doubt(
					t.bound().procedures().containsKey(name) ? key(t, name).stream().toList() : specific(t, name)));
		}
		return call;
	}

	private Optional<BoundCall> meant(Node callee, Arguments arguments, Scope scope, Code code) {
		Node base = callee.children().get(0);
		String name = callee.children().get(callee.children().size() - 1).name();
		Optional<Value> object = parts.designators().object(base, scope, code);
		Optional<DerivedType> type = object.flatMap(o -> parts.unit().derived(o.type()));
		if (type.isEmpty()) {
			return Optional.empty();
		}
		List<String> generic = type.get().bound().generics().get(name);
		Optional<String> binding = generic == null ? Optional.of(name) : generic.stream()
				.filter(b -> isMeant(type.get(), b, object.get(), arguments, scope)).reduce((a, b) -> "").filter(b -> !b.isEmpty());
		Optional<Binding> bound = binding.map(b -> type.get().bound().procedures().get(b));
		return bound.flatMap(b -> signature(type.get(), binding.get(), isPolymorphic(base, scope))
				.map(s -> new BoundCall(s, values(s, b, object.get(), arguments, callee.range(), scope, code))));
	}

	private List<Value> values(Signature s, Binding b, Value object, Arguments arguments, SourceRange at, Scope scope,
			Code code) {
		Passing passing = new Passing(parts, s, at);
		return b.passed().isEmpty() ? passing.values(arguments, scope, code)
				: passing.values(arguments, object, place(s, b.passed().get()), scope, code);
	}

	private static int place(Signature s, String passed) {
		List<String> names = s.dummies().stream().map(Dummy::name).toList();
		return Math.max(0, names.indexOf(passed));
	}

	private boolean isMeant(DerivedType type, String binding, Value object, Arguments arguments, Scope scope) {
		Binding b = type.bound().procedures().get(binding);
		Optional<String> key = b == null ? Optional.empty() : key(type, binding);
		Code nothing = new Code(parts.unit());
		return key.flatMap(parts.procedures()::signature).filter(s -> {
			List<Value> values = values(s, b, object, arguments, b.scope().procedure().place().range(), scope, nothing);
			return s.dummies().size() >= arguments.all().size() + b.passed().map(p -> 1).orElse(0)
					&& !new GenericChoice(parts).of(List.of(key.get()), values, Set.of()).isNone();
		}).isPresent();
	}

	/** The procedure of a binding; of a deferred one that of some extension, which has the same dummy arguments. */
	private Optional<String> key(DerivedType type, String binding) {
		return parts.unit().extensions(type).stream().sorted((a, b) -> a == type ? -1 : b == type ? 1 : 0)
				.flatMap(t -> Optional.ofNullable(t.bound().procedures().get(binding)).flatMap(Binding::key).stream()).findFirst();
	}

	/** Whether the object may be of an extension of its declared type. */
	private boolean isPolymorphic(Node base, Scope scope) {
		Node name = base.is("call_expression") ? base.children().get(0) : base;
		return !name.is("identifier") || !(scope.lookup(name.name()).orElse(null) instanceof Data d)
				|| parts.unit().isPolymorphic(d.variable());
	}

	private Optional<Signature> signature(DerivedType type, String binding, boolean open) {
		Optional<String> key = key(type, binding);
		Optional<Signature> plain = key.flatMap(parts.procedures()::signature);
		return open ? plain.map(p -> virtual(type, binding, p)) : plain;
	}

	/** The procedures that a generic name of a type means, by their keys. */
	List<String> specific(DerivedType type, String generic) {
		return type.bound().generics().getOrDefault(generic, List.of()).stream().flatMap(b -> key(type, b).stream()).toList();
	}

	/** How a procedure is called that a generic name of a type means. */
	Optional<Signature> dispatched(DerivedType type, String generic, String key, Signature plain) {
		return type.bound().generics().getOrDefault(generic, List.of()).stream()
				.filter(b -> key(type, b).filter(key::equals).isPresent()).findFirst().map(b -> virtual(type, b, plain));
	}

	/** A call that means, for an object of each extension, what that has for the binding. */
	private Signature virtual(DerivedType type, String binding, Signature plain) {
		List<Overrider> overriders = new ArrayList<>();
		for (DerivedType t : parts.unit().extensions(type)) {
			Binding b = t.bound().procedures().get(binding);
			overriders.add(new Overrider(t.record().name(), Origin.DECLARED, 0, 0, Optional.ofNullable(b).flatMap(Binding::key)));
		}
		if (overriders.stream().map(Overrider::callee).distinct().count() < 2) {
			return plain;
		}
		String name = type.record().name() + "%" + binding;
		parts.unit().dispatch().virtual(name, new VirtualFunction(name, Hierarchy.CLOSED, overriders));
		return new Signature(name, plain.dummies(), plain.result(), plain.rank(), plain.described(), plain.hosted(), plain.attributes());
	}
}
