package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;

/**
 * What the clauses of a braced list stand for: the elements of an array; the base classes and then the members of a class, of which an
 * unnamed struct or union is one. A record's definition has the fields of bases and unnamed members among its own. C++17 §11.6.1p2, C11
 * §6.7.2.1p13
 */
final class ObjectParts {
	private final LoweringParts lowering;

	ObjectParts(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The part that the n-th clause of a list is for. */
	ObjectPart at(Type type, long n) {
		if (type instanceof ArrayType a) {
			return new ObjectPart(PartRole.ELEMENT, a.element(), n, 1);
		}
		List<ObjectPart> parts = of(type);
		return n < parts.size() ? parts.get((int) n) : new ObjectPart(PartRole.FIELD, new UnknownType("element"), n, 1);
	}

	/** The parts of a record in the order in which a list gives them. */
	List<ObjectPart> of(Type type) {
		List<ObjectPart> inlined = type instanceof RecordType r ? lowering.records().inlined(r) : List.of();
		List<ObjectPart> result = new ArrayList<>();
		int next = 0;
		for (ObjectPart part : inlined) {
			addFields(type, next, (int) part.first(), result);
			result.add(part);
			next = (int) (part.first() + part.count());
		}
		addFields(type, next, fields(type).size(), result);
		return result;
	}

	private void addFields(Type type, int from, int to, List<ObjectPart> result) {
		List<Field> fields = fields(type);
		Set<String> references = lowering.records().classOf(type).map(ObjectParts::references).orElse(Set.of());
		for (int i = from; i < to; i++) {
			PartRole role = references.contains(fields.get(i).name()) ? PartRole.REFERENCE : PartRole.FIELD;
			result.add(new ObjectPart(role, fields.get(i).type(), i, 1));
		}
	}

	private static Set<String> references(ICPPClassType type) {
		return Stream.of(type.getDeclaredFields()).filter(f -> !f.isStatic() && References.isReference(f.getType()))
				.map(ICPPField::getName).collect(Collectors.toSet());
	}

	/** How many parts take clauses where the braces are left out; a union takes one, an array of unknown length none. */
	long capacity(Type type) {
		if (type instanceof ArrayType a) {
			return length(a).orElse(0L);
		}
		return isUnion(type) ? Math.min(1, of(type).size()) : of(type).size();
	}

	Optional<Long> length(ArrayType array) {
		return array.length().flatMap(lowering.constants()::value);
	}

	boolean isUnion(Type type) {
		return lowering.records().definition(type).map(RecordDefinition::union).orElse(false);
	}

	boolean isUnknown(Type type) {
		return type instanceof RecordType && lowering.records().definition(type).isEmpty();
	}

	/** Which part of a record has a field, by its number among the parts. */
	int indexOf(Type type, long field) {
		List<ObjectPart> parts = of(type);
		for (int i = 0; i < parts.size(); i++) {
			if (parts.get(i).holds(field)) {
				return i;
			}
		}
		return 0;
	}

	/** The number of a field; 0 where there is none of this name. */
	int field(Type type, String name) {
		List<Field> fields = fields(type);
		for (int i = 0; i < fields.size(); i++) {
			if (fields.get(i).name().equals(name)) {
				return i;
			}
		}
		return 0;
	}

	List<Field> fields(Type type) {
		return lowering.records().definition(type).map(RecordDefinition::fields).orElse(List.of());
	}
}
