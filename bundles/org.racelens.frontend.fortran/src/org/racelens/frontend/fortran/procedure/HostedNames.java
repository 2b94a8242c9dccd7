package org.racelens.frontend.fortran.procedure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;

/**
 * The variables of the host that a procedure, or one beside it, names: they are passed by address, with what tells the bounds of arrays.
 * Variables of the main program live as long as the program, and need not be. Fortran 2018 §19.5.1.4
 */
final class HostedNames {
	private final Parts parts;
	private final List<Variable> originals = new ArrayList<>();
	private final List<Variable> parameters = new ArrayList<>();
	private final Map<Variable, Variable> bounds = new HashMap<>();

	HostedNames(Parts parts) {
		this.parts = parts;
	}

	/** The variables of the host. */
	List<Variable> originals() {
		return originals;
	}

	/** What takes their addresses. */
	List<Variable> parameters() {
		return parameters;
	}

	/** Declares the names of a host in the scope of a procedure inside it. */
	void declare(Scope host, Set<String> own, Scope scope) {
		host.own().keySet().stream().filter(host::isShared).filter(n -> !own.contains(n)).sorted().forEach(name -> {
			if (host.own(name).orElse(null) instanceof Data data && data.variable().isAutomatic()) {
				scope.declare(name, hosted(name, data));
			}
		});
	}

	private Data hosted(String name, Data data) {
		Variable original = data.variable();
		boolean address = data.form() == Form.ADDRESS || data.form() == Form.DESCRIPTOR_ADDRESS;
		List<Dimension> dimensions = data.dimensions().stream().map(d -> new Dimension(bound(d.lower()), d.extent().map(this::bound)))
				.toList();
		boolean rows = data.form() == Form.ADDRESS && dimensions.size() > 1 && data.strides().isEmpty();
		Type pointer = rows ? Types.to(ArrayAccess.row(data.element(), dimensions)) : original.type();
		Variable v = address && !original.isReference()
				? parts.unit().variable(name, pointer, Storage.PARAMETER, original.declaration())
				: parts.unit().reference(name, address ? original.type() : Types.to(original.type()), original.declaration());
		parameters.add(v);
		originals.add(original);
		parts.unit().isAs(original, v);
		return new Data(v, hosted(data.form()), data.element(), dimensions, place(data, dimensions, v),
				data.strides().stream().map(this::bound).toList());
	}

	/** What says a bound is passed, too. */
	private Expression bound(Expression e) {
		if (!(e instanceof VariableReference r) || !r.variable().isAutomatic()) {
			return e;
		}
		Variable own = bounds.computeIfAbsent(r.variable(), original -> {
			Variable v = parts.unit().reference(original.name(), Types.to(original.type()), original.declaration());
			originals.add(original);
			parameters.add(v);
			return v;
		});
		return new Dereference(Terms.use(own, e.range()), e.type(), e.range());
	}

	private static Form hosted(Form form) {
		return form == Form.DIRECT ? Form.ADDRESS : form == Form.DESCRIPTOR ? Form.DESCRIPTOR_ADDRESS : form;
	}

	/** An array, or a part of a variable, that is seen as the host sees it. */
	private static Optional<Data.Place> place(Data data, List<Dimension> dimensions, Variable v) {
		if (data.place().isPresent()) {
			return Optional.of(at -> data.place().get().named(at) instanceof Member m && m.object() instanceof VariableReference
					? new Member(new Dereference(Terms.use(v, at), data.variable().type(), at), m.field(), m.type(), at)
					: data.place().get().named(at));
		}
		Type array = ArrayAccess.array(data.element(), dimensions);
		return data.form() == Form.DIRECT && !dimensions.isEmpty()
				? Optional.of(at -> new Dereference(Terms.pointer(Terms.use(v, at), Types.to(array)), array, at))
				: Optional.empty();
	}
}
