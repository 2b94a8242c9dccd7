package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.TypeBound;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;

/** Derived types and how they are laid out: one component after the other, each aligned. Fortran 2018 §7.5 */
final class DerivedTypes {
	private final Parts parts;
	private final TypeLowering types;

	DerivedTypes(Parts parts, TypeLowering types) {
		this.parts = parts;
		this.types = types;
	}

	/** The size and the alignment of a type in bytes. */
	private record Size(long bytes, long alignment) {
	}

	void declare(Node definition, Scope scope) {
		Optional<Node> head = definition.child("derived_type_statement");
		Optional<String> name = head.flatMap(h -> h.child("type_name")).map(Node::name);
		if (name.isEmpty()) {
			return;
		}
		String key = parts.unit().record(new RecordType(name.get())).isPresent() ? scope.procedure().key() + "::" + name.get() : name.get();
		Optional<DerivedType> parent = head.flatMap(h -> h.child("base_type_specifier")).flatMap(b -> b.child("identifier"))
				.flatMap(b -> scope.derived(b.name()));
		// a component may be a pointer to objects of the type itself
		scope.extend(name.get(), new Entity.Derived(
				new DerivedType(new RecordDefinition(key, false, List.of(), 0, 1), Map.of(), TypeBound.NONE, Optional.empty())));
		Map<String, Component> components = new LinkedHashMap<>(parent.map(DerivedType::components).orElse(Map.of()));
		boolean known = components(definition, key, scope, components);
		TypeBound inherited = parent.map(DerivedType::bound).orElse(TypeBound.NONE);
		TypeBound bound = definition.child("derived_type_procedures").map(p -> BoundProcedures.of(p, inherited, scope))
				.orElse(new TypeBound(inherited.procedures(), inherited.generics(), List.of()));
		DerivedType type = new DerivedType(layout(key, components, known), components, bound, parent.map(p -> p.record().name()));
		parts.unit().add(type, head.get().range());
		scope.extend(name.get(), new Entity.Derived(type));
	}

	private boolean components(Node definition, String key, Scope scope, Map<String, Component> components) {
		Specification read = Specification.of(definition.children());
		boolean known = true;
		for (Declared d : read.all()) {
			Code code = new Code(parts.unit());
			Optional<Type> element = d.has("procedure") ? Optional.of(Types.to(Type.VoidType.VOID))
					: d.type().flatMap(t -> types.of(t, scope, code));
			if (!d.isDescribed() && element.equals(Optional.of(new RecordType(key)))) {
				parts.unit().add(new SourceMessage(MessageKind.SYNTAX, d.at(), FortranSentence.FORTRAN_X_IS_DEFINED_BY_ITSELF.of(key)));
				element = Optional.empty();
			}
			// a parameter of the type, on which its layout depends
			known &= element.isPresent() && code.isEmpty() && !d.has("save");
			components.put(d.name, component(d, element.orElse(new Type.UnknownType(d.name)), scope));
		}
		return known;
	}

	private Component component(Declared d, Type element, Scope scope) {
		boolean procedure = d.has("procedure");
		boolean described = d.isDescribed() && !procedure;
		List<Dimension> dimensions = new ArrayList<>();
		Bounds bounds = new Bounds(parts);
		d.dimensions().ifPresent(list -> dimensions.addAll(described ? bounds.open(list, scope, new Code(parts.unit()), List.of())
				: bounds.explicit(list, scope, new Code(parts.unit()))));
		Type field = described ? parts.unit().described(d.descriptor(parts.unit(), element, dimensions.size()))
				: ArrayAccess.array(element, dimensions);
		Holding holding = !described ? Holding.PART : d.has("pointer") ? Holding.POINTER : Holding.ALLOCATABLE;
		return new Component(d.name, element, dimensions, holding, field, procedure ? Optional.empty() : initial(d, element, scope));
	}

	/** A value that is no number, or is that of an array, is not followed. Fortran 2018 §7.5.4.6 */
	private Optional<Expression> initial(Declared d, Type element, Scope scope) {
		if (d.value().isEmpty()) {
			return Optional.empty();
		}
		if (d.has("pointer")) {
			return Optional.of(d.pointsTo().isPresent() ? Terms.any(Types.ADDRESS, List.of(), d.at()) : Terms.number(0, d.at()));
		}
		Value value = parts.expressions().value(d.value().get(), scope, new Code(parts.unit()));
		boolean known = !value.isArray() && Types.isNumber(element) && Terms.constant(value.scalar()).isPresent();
		return Optional.of(known ? Terms.converted(value.scalar(), element) : Terms.any(element, List.of(), d.at()));
	}

	private RecordDefinition layout(String name, Map<String, Component> components, boolean known) {
		List<Field> fields = new ArrayList<>();
		long offset = 0;
		long alignment = 1;
		for (Component c : components.values()) {
			Size size = size(c.field());
			offset = (offset + size.alignment() - 1) / size.alignment() * size.alignment();
			fields.add(new Field(c.name(), c.field(), offset, size.bytes()));
			offset += size.bytes();
			alignment = Math.max(alignment, size.alignment());
		}
		return new RecordDefinition(name, false, known ? fields : List.of(), (offset + alignment - 1) / alignment * alignment, alignment);
	}

	private Size size(Type type) {
		if (type instanceof IntegerType i) {
			return new Size(i.bits() / 8, i.bits() / 8);
		}
		if (type instanceof FloatingType f) {
			return new Size(f.bytes(), f.complex() ? f.bytes() / 2 : f.bytes());
		}
		if (type instanceof ArrayType a) {
			Size element = size(a.element());
			long length = a.length().flatMap((Expression n) -> Terms.constant(n)).orElse(1L);
			return new Size(length * element.bytes(), element.alignment());
		}
		Optional<RecordDefinition> record = type instanceof RecordType r ? parts.unit().record(r) : Optional.empty();
		return record.map(r -> new Size(r.size(), r.alignment())).orElse(new Size(PointerType.BYTES, PointerType.BYTES));
	}
}
