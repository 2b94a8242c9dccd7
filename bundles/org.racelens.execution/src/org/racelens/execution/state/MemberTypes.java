package org.racelens.execution.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Place.Extent;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Members;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;

/** The types that the bytes of a structure are declared to be accessed by, member by member. C17 §6.5p7 */
final class MemberTypes {
	/** Bytes {@code extent} of a structure, and the scalar types that are declared there. */
	private record Typed(Extent extent, EffectiveTypes types) {
	}

	private final Layout layout;
	private final Function<Type, EffectiveTypes> typesOf;
	private final Map<String, List<Typed>> known = new HashMap<>();
	/** by the structure's name: what was asked of it before */
	private final Map<String, Map<EffectiveTypes, Optional<Members>>> apart = new HashMap<>();

	/** @param typesOf the scalar types that objects of a type consist of */
	MemberTypes(Layout layout, Function<Type, EffectiveTypes> typesOf) {
		this.layout = layout;
		this.typesOf = typesOf;
	}

	/** The members of the structures that an object consists of which no write by some types reaches; nothing where there is none. */
	Optional<Members> apart(Type type, EffectiveTypes written) {
		return record(type).flatMap(
				r -> apart.computeIfAbsent(r.name(), name -> new HashMap<>()).computeIfAbsent(written, types -> apart(r, types)));
	}

	private Optional<Members> apart(RecordType record, EffectiveTypes written) {
		long size = layout.size(record).orElse(0L);
		if (size <= 0) {
			return Optional.empty();
		}
		List<Extent> extents = new ArrayList<>();
		for (Typed member : members(record)) {
			Extent e = member.extent();
			boolean reached = member.types().meets(written) || members(record).stream()
					.anyMatch(o -> o.types().meets(written) && o.extent().from() < e.to() && e.from() < o.extent().to());
			if (!reached && e.from() >= 0 && e.to() <= size) {
				add(extents, e);
			}
		}
		return extents.isEmpty() ? Optional.empty() : Optional.of(new Members(size, extents));
	}

	/** Adds an extent to ascending ones; where it overlaps the last one, or touches it, they become one. */
	private static void add(List<Extent> extents, Extent added) {
		Extent last = extents.isEmpty() ? new Extent(-1, -1) : extents.get(extents.size() - 1);
		if (added.from() <= last.to()) {
			extents.set(extents.size() - 1, new Extent(last.from(), Math.max(last.to(), added.to())));
		} else {
			extents.add(added);
		}
	}

	/** Whether an access of a place in an object of a type is one that the declarations of its members say. */
	boolean isDeclared(Place place, Type accessed, Type type) {
		Optional<RecordType> record = record(type);
		if (record.isEmpty() || accessed.equals(type) || accessed.equals(record.get())) {
			return true;
		}
		long element = layout.size(record.get()).orElse(0L);
		Optional<Long> size = layout.size(accessed);
		if (element <= 0 || size.isEmpty()) {
			return false;
		}
		Optional<Long> from = Ints.terms(place.offset()).values().stream().allMatch(k -> k % element == 0)
				? Optional.of(Ints.euclideanModulus(Ints.constantPart(place.offset()), element))
				: place.member().map(m -> Math.floorMod(m.from(), element));
		return from.isPresent() && agrees(record.get(), from.get(), accessed, size.get());
	}

	/** Whether all that is declared for some bytes is of the types that the accessed type consists of. */
	private boolean agrees(RecordType record, long from, Type accessed, long size) {
		EffectiveTypes types = typesOf.apply(accessed);
		List<Typed> met = members(record).stream().filter(m -> m.extent().from() < from + size && from < m.extent().to()).toList();
		return !met.isEmpty() && met.stream().allMatch(m -> m.types().or(types).equals(types));
	}

	private static Optional<RecordType> record(Type type) {
		return type instanceof ArrayType a ? record(a.element()) : type instanceof RecordType r ? Optional.of(r) : Optional.empty();
	}

	/** The bytes of a structure in ascending order of their beginnings, as far as they are declared. */
	private List<Typed> members(RecordType record) {
		List<Typed> members = known.get(record.name());
		if (members == null) {
			List<Typed> found = new ArrayList<>();
			// a record that holds itself, as text that does not parse may have it, is not followed
			known.put(record.name(), List.of());
			members = collect(record, 0, found) ? found.stream().sorted(MemberTypes::compare).toList() : List.of();
			known.put(record.name(), members);
		}
		return members;
	}

	private static int compare(Typed a, Typed b) {
		return Long.compare(a.extent().from(), b.extent().from());
	}

	private boolean collect(Type type, long offset, List<Typed> found) {
		RecordDefinition record = type instanceof RecordType r ? layout.records().get(r.name()) : null;
		if (record == null || record.union()) {
			layout.size(type).ifPresent(n -> found.add(new Typed(new Extent(offset, offset + n), typesOf.apply(type))));
			return layout.size(type).isPresent();
		}
		return record.fields().stream().allMatch(f -> field(f, offset, found));
	}

	private boolean field(Field field, long offset, List<Typed> found) {
		if (field.bits().isPresent()) {
			return found.add(new Typed(new Extent(offset + field.offset(), offset + field.offset() + field.size()),
					typesOf.apply(field.type())));
		}
		return collect(field.type(), offset + field.offset(), found);
	}
}
